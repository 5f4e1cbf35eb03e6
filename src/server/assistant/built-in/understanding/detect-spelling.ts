import { isKnownWord } from '../matching/known-words.ts';
import { isCyrillic } from './fold.ts';
import type { Spelling } from './lexicon.ts';

/** Bulgarian where it is written in Cyrillic, or where more of its Latin words sound Bulgarian than are English. */
export function detectSpelling(words: readonly string[]): Spelling {
  if (words.some(isCyrillic)) return 'bg';
  const count = (language: 'en' | 'bg') =>
    words.filter((word) => word.length > 1 && isKnownWord(word, language)).length;
  return count('bg') > count('en') ? 'bg-latin' : 'en';
}
