import { EXAMPLES } from '../intents/examples.ts';
import { editDistance, mistakesAllowed } from '../understanding/edit-distance.ts';
import { foldText } from '../understanding/fold.ts';
import { splitWords } from '../understanding/tokens.ts';
import type { Language } from '#domain/language';
import { memoize } from './memoize.ts';
import { withoutCourtesy } from './without-courtesy.ts';

/** Words as they are matched: Bulgarian by its sound, so that Latin letters match as well. */
function matchedWord(word: string, language: Language): string {
  return language === 'en' || word.startsWith('{') ? word : foldText(word);
}

export const matchedWords = (words: readonly string[], language: Language) =>
  withoutCourtesy(words.map((word) => matchedWord(word, language)));

const ofLanguage = (language: Language) =>
  EXAMPLES.filter((example) => example.language === language).map((example) => ({
    ...example,
    words: splitWords(example.text),
  }));

/** Every example with its words. Made when it is first asked for: the server starts without it, and its thread alone asks. */
export const exampleWords = memoize(ofLanguage);

/** Words of so many examples. Not of those that are declined: they are strange to a portfolio. */
function knownWords(language: Language, fewest: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const matched = memoize((word: string) => matchedWord(word, language));
  for (const { intent, words } of exampleWords(language)) {
    if (intent.startsWith('decline-')) continue;
    for (const word of new Set(words.map(matched))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([word]) => word));
}

/** A misspelt word can be in a few of them. */
const MIN_COMMON_COUNT = 7;
const commonWords = memoize((language: Language) => knownWords(language, MIN_COMMON_COUNT));
const exampleVocabulary = memoize((language: Language) => knownWords(language, 1));

/** True for a word of several examples. */
export function isKnownWord(word: string, language: Language): boolean {
  return commonWords(language).has(matchedWord(word, language));
}

/** Of a word of four letters one may be wrong, too: that a word is known is told leniently. */
const MIN_MISSPELT_LENGTH = 4;

/** True for a word of any example, or for a misspelt one. */
export function isKnownOrMisspelt(word: string, language: Language): boolean {
  const wanted = matchedWord(word, language);
  if (exampleVocabulary(language).has(wanted)) return true;
  if (wanted.length < MIN_MISSPELT_LENGTH) return false;
  const most = Math.max(1, mistakesAllowed(wanted));
  return [...exampleVocabulary(language)].some((one) => editDistance(one, wanted, most) <= most);
}
