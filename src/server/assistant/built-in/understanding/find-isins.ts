import { editDistance } from './edit-distance.ts';

const MIN_PART_LENGTH = 4;
const MAX_MISTAKES = 2;

/** What an ISIN in a question stands for. */
export interface IsinsFound {
  readonly isins: readonly string[];
  /** As it was written, where no holding has it in this form. */
  readonly written: string;
  readonly is: 'exact' | 'part' | 'misspelt' | 'unknown';
}

/** 'Sledva6toto': 6 and 4 within a word are how ш and ч are typed on a Latin keyboard. */
const IS_BULGARIAN = /^[a-z]*(?:[46][a-z]+)*[46]?$/i;

function isWhole(word: string): boolean {
  return !IS_BULGARIAN.test(word) && /^[a-z]{2}(?=[a-z0-9]*\d)[a-z0-9]{8,18}$/i.test(word);
}

/** Letters and digits in one word, or digits that some ISIN holds. */
export function findIsins(word: string, known: readonly string[]): IsinsFound | undefined {
  const written = word.toUpperCase();
  if (known.includes(written)) return { isins: [written], written, is: 'exact' };
  const isMixed = /[a-z]/i.test(word) && /\d/.test(word) && /^[a-z0-9]+$/i.test(word);
  const isDigits = /^\d+$/.test(word) && !/^(?:19|20|21)\d\d$/.test(word);
  if ((!isMixed && !isDigits) || word.length < MIN_PART_LENGTH) return undefined;
  const holding = known.filter((isin) => isin.includes(written));
  if (holding.length > 0) return { isins: holding, written, is: 'part' };
  if (!isWhole(word)) return undefined;
  const distances = known.map((isin) => editDistance(isin, written, MAX_MISTAKES));
  const nearest = Math.min(MAX_MISTAKES, ...distances);
  const near = known.filter((_, index) => distances[index] === nearest);
  return near.length === 1 ? { isins: near, written, is: 'misspelt' } : { isins: [], written, is: 'unknown' };
}
