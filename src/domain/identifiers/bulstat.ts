import { weightedSum, withoutSeparators } from './check-digits.ts';

export type BulstatFault = 'format' | 'checksum';

/** If the first weights give 10, the second ones are used; if those give 10 too, the digit is 0. */
interface CheckDigit {
  readonly first: readonly number[];
  readonly second: readonly number[];
}

const NINTH: CheckDigit = { first: [1, 2, 3, 4, 5, 6, 7, 8], second: [3, 4, 5, 6, 7, 8, 9, 10] };
/** The check digit of a branch, over digits 9 to 12. */
const THIRTEENTH: CheckDigit = { first: [2, 7, 3, 5], second: [4, 9, 5, 7] };

/**
 * What is wrong with a company's number (ЕИК, БУЛСТАТ), if anything: 9 digits, or 13 for a branch, optionally after 'BG'.
 * Source: the structure of the number on the website of the BULSTAT register.
 */
export function bulstatFault(text: string): BulstatFault | undefined {
  const bulstat = withoutSeparators(text).replace(/^BG/i, '');
  if (!/^\d{9}(?:\d{4})?$/.test(bulstat) || Number(bulstat) === 0) return 'format';
  const fits =
    hasDigit(bulstat.slice(0, 9), NINTH) && (bulstat.length === 9 || hasDigit(bulstat.slice(8), THIRTEENTH));
  return fits ? undefined : 'checksum';
}

/** Whether the last digit is the check digit of the digits before it. */
function hasDigit(digits: string, { first, second }: CheckDigit): boolean {
  const remainder = weightedSum(digits, first) % 11;
  const digit = remainder < 10 ? remainder : (weightedSum(digits, second) % 11) % 10;
  return digit === Number(digits.at(-1));
}
