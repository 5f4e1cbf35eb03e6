import { isKnownWord } from '../matching/known-words.ts';
import type { Language } from '#domain/language';
import { isCyrillic } from './fold.ts';
import { LEXICONS, phraseAt, type Spelling } from './lexicon.ts';
import { nameAt, type KnownNames } from './names.ts';

/** How many of the words mean something in a language of Latin letters. */
function countMeaningful(words: readonly string[], spelling: 'en' | 'bg-latin'): number {
  const lexicon = LEXICONS[spelling];
  const spelled = words.map(lexicon.spelled);
  return spelled.filter((_, at) => phraseAt(lexicon, spelled, at) !== undefined).length;
}

const MIN_OTHER_WORDS = 2;

/** 'Cuánto', 'nächsten': no Bulgarian in Latin letters, whatever language it is. */
const ACCENTED = /[ß-öø-ɏ]/u;

/** Without names in Cyrillic, or with accents, where other words are around them: 'the yield on the ПИБ bond', 'kolko plati Nestlé'. */
export function withoutNames(words: readonly string[], { banks, holdings }: KnownNames): readonly string[] {
  const others: string[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const found =
      isCyrillic(word) || ACCENTED.test(word)
        ? (nameAt(banks, words, at) ?? nameAt(holdings, words, at))
        : undefined;
    if (found?.isExact !== true) others.push(word);
    at += found?.isExact === true ? found.length : 1;
  }
  return others.filter((word) => /\p{L}/u.test(word)).length < MIN_OTHER_WORDS ? words : others;
}

/**
 * Bulgarian where it is written in Cyrillic, or where more of its Latin words sound Bulgarian than are English. Where neither is so,
 * as in 'a v DSK', it is what was spoken before.
 */
export function detectSpelling(words: readonly string[], before: Language | undefined): Spelling {
  if (words.some(isCyrillic)) return 'bg';
  if (words.some((word) => ACCENTED.test(word))) return 'en';
  const count = (language: Language, shortest: number) =>
    words.filter((word) => word.length >= shortest && /\p{L}/u.test(word) && isKnownWord(word, language))
      .length;
  // 'Dividend kakvo e': words of one letter decide where the others do not.
  const surplus = [2, 1]
    .map((shortest) => count('bg', shortest) - count('en', shortest))
    .find((by) => by !== 0);
  if (surplus !== undefined) return surplus > 0 ? 'bg-latin' : 'en';
  if (before !== undefined) return before === 'bg' ? 'bg-latin' : 'en';
  return countMeaningful(words, 'bg-latin') > countMeaningful(words, 'en') ? 'bg-latin' : 'en';
}
