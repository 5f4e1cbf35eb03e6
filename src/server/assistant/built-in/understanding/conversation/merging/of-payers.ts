import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { matchesAny, type Pattern } from '../../concept.ts';
import type { Names } from '../../names.ts';
import type { Slots } from '../../slots/slots.ts';
import type { Turn } from '../turn.ts';

const COUPONS: readonly Pattern[] = ['paid:coupon', 'measure:coupon'];
const DIVIDENDS: readonly Pattern[] = ['measure:dividend'];

const ofAll = ({ isins: _, ...filter }: HoldingFilter): HoldingFilter => filter;

/** 'And on coupons?', after the tax of a share, which pays none: as if that had been asked of all holdings. */
export function ofPayers(before: Turn | undefined, asked: Slots, { holdings }: Names): Turn | undefined {
  const isins = before?.query.filter.isins ?? [];
  if (before === undefined || asked.filter.isins !== undefined || asked.concepts.has('ref:it')) return before;
  const kinds = holdings.flatMap(({ isin, kind }) => (isins.includes(isin) ? [kind] : []));
  const asksOf = (patterns: readonly Pattern[]) => asked.order.some((one) => matchesAny(one, patterns));
  const isOfCoupons = asksOf(COUPONS) && !asksOf(DIVIDENDS) && kinds.every((kind) => kind !== 'bond');
  const isOfDividends = asksOf(DIVIDENDS) && !asksOf(COUPONS) && kinds.every((kind) => kind === 'bond');
  if (kinds.length === 0 || !(isOfCoupons || isOfDividends)) return before;
  const { slots, query } = before;
  return {
    ...before,
    slots: { ...slots, filter: ofAll(slots.filter) },
    query: { ...query, filter: ofAll(query.filter) },
  };
}
