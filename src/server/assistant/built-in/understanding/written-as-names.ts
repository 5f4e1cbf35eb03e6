import { isCyrillic, toLowerCase } from './fold.ts';

const CAPITALISED = /(?<=[\p{Ll}\d,] )\p{Lu}\p{L}*$/u;
const IN_CAPITALS = /^\p{Lu}[\p{Lu}\d&]+$/u;

/** For each of the words, whether the text writes it like a name: capitalised within a sentence, or in Latin letters in a Bulgarian one. */
export function writtenAsNames(text: string, words: readonly string[]): readonly boolean[] {
  const isInBulgarian = isCyrillic(text);
  const hasSmallLetters = /\p{Ll}/u.test(text);
  const written = new Map<string, boolean[]>();
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}&]+/gu)) {
    const isName =
      (hasSmallLetters && IN_CAPITALS.test(word)) ||
      CAPITALISED.test(text.slice(0, index + word.length)) ||
      (isInBulgarian && /^[A-Za-z]/.test(word));
    const key = toLowerCase(word);
    written.set(key, [...(written.get(key) ?? []), isName]);
  }
  return words.map((word) => written.get(word)?.shift() ?? false);
}
