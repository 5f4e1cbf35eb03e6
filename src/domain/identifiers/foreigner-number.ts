import { weightedSum, withoutSeparators } from './check-digits.ts';

type ForeignerNumberFault = 'format' | 'checksum';

const WEIGHTS = [21, 19, 17, 13, 11, 9, 7, 3, 1];

/** What is wrong with a personal number of a foreigner in Bulgaria (ЛНЧ), if anything: ten digits, not all the same. */
export function foreignerNumberFault(text: string): ForeignerNumberFault | undefined {
  const number = withoutSeparators(text);
  if (!/^\d{10}$/.test(number) || /^(\d)\1*$/.test(number)) return 'format';
  return weightedSum(number, WEIGHTS) % 10 === Number(number.charAt(9)) ? undefined : 'checksum';
}
