import { isKnownWord } from '../matching/known-words.ts';
import type { Language } from '#domain/language';
import { isCyrillic } from './fold.ts';
import { LEXICONS, phraseAt, type Spelling } from './lexicon.ts';

/** How many of the words mean something in a language of Latin letters. */
function countMeaningful(words: readonly string[], spelling: 'en' | 'bg-latin'): number {
  const lexicon = LEXICONS[spelling];
  const spelled = words.map(lexicon.spelled);
  return spelled.filter((_, at) => phraseAt(lexicon, spelled, at) !== undefined).length;
}

/**
 * Bulgarian where it is written in Cyrillic, or where more of its Latin words sound Bulgarian than are English. Where neither is so,
 * as in 'a v DSK', it is what was spoken before.
 */
export function detectSpelling(words: readonly string[], before: Language | undefined): Spelling {
  if (words.some(isCyrillic)) return 'bg';
  const count = (language: Language, shortest: number) =>
    words.filter((word) => word.length >= shortest && isKnownWord(word, language)).length;
  // 'Dividend kakvo e': words of one letter decide where the others do not.
  const surplus = [2, 1]
    .map((shortest) => count('bg', shortest) - count('en', shortest))
    .find((by) => by !== 0);
  if (surplus !== undefined) return surplus > 0 ? 'bg-latin' : 'en';
  if (before !== undefined) return before === 'bg' ? 'bg-latin' : 'en';
  return countMeaningful(words, 'bg-latin') > countMeaningful(words, 'en') ? 'bg-latin' : 'en';
}
