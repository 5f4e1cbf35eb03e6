import { isCyrillic } from './fold.ts';
import { LEXICONS, phraseAt, type Spelling } from './lexicon.ts';

function countKnownWords(words: readonly string[], spelling: Spelling): number {
  const lexicon = LEXICONS[spelling];
  const spelled = words.map(lexicon.spelled);
  return spelled.filter((word, at) => word.length > 1 && phraseAt(lexicon, spelled, at) !== undefined).length;
}

/** Bulgarian where it is written in Cyrillic, or where more of its Latin words sound Bulgarian than are English. */
export function detectSpelling(words: readonly string[]): Spelling {
  if (words.some(isCyrillic)) return 'bg';
  return countKnownWords(words, 'bg-latin') > countKnownWords(words, 'en') ? 'bg-latin' : 'en';
}
