import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../intents/intent-ids.ts';
import type { Slots } from '../slots/slots.ts';

/** Of everything, rather than of what was named before. */
export const ALL =
  /^(?:all|total|al?ltogether|overall|whole|общо|общата|обща|цял|целия|целият|всички|obshto|obshta|vsichki)$/;

/** Which holding of the answer before is meant: the first where it is just 'it'. */
export function pointsAt({ filter, rank, concepts, plainWords }: Slots): number | undefined {
  if (filter.isins !== undefined) return undefined;
  if (rank !== undefined) return rank;
  // 'What is it all worth?'
  const isOfAll = plainWords.some((word) => ALL.test(word)) || concepts.has('kind:any');
  return concepts.has('ref:it') && !concepts.has('ref:there') && !isNarrowing(filter) && !isOfAll
    ? 1
    : undefined;
}

/** 'How much did it pay?', with nothing before it. */
export function pointsAtNothing({ concepts, filter, plainWords, periods }: Slots): boolean {
  const isShort = plainWords.length <= 5 && periods.length === 0;
  const asksOfOne = plainWords.some((word) => /^(?:pay|pays|paid|плати|плаща|plati)$/.test(word));
  return isShort && asksOfOne && concepts.has('ref:it') && concepts.size === 1 && !isNarrowing(filter);
}

/** Answers of a sum: 'that' after them is the sum, not a holding of it. */
export const OF_SUMS: readonly IntentId[] = [
  'overview-value', 'exposure', 'profit', 'invested', 'payments-received', 'dividends', 'taxes-paid', 'income-of-period', 'coming-payments', 'total-return', 'value-change', 'compare-periods', 'rates-shift', 'accrued-interest', 'working',
]; // prettier-ignore
