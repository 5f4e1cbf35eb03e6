import type { Pattern } from '../../concept.ts';
import type { Names } from '../../names.ts';
import type { Slots } from '../../slots/slots.ts';
import { some } from '../follow-up.ts';
import { impliesIt } from '../pointing.ts';
import { withFilter, type Turn } from '../turn.ts';

const COUPONS: readonly Pattern[] = ['paid:coupon', 'measure:coupon'];
const DIVIDENDS: readonly Pattern[] = ['measure:dividend'];

/**
 * 'And on coupons?', after the tax of a share, which pays none: as if that had been asked of all holdings. 'Does it pay coupons?' is of the
 * share.
 */
export function ofPayers(before: Turn | undefined, asked: Slots, { holdings }: Names): Turn | undefined {
  const isOfIt = asked.filter.isins !== undefined || some(asked, ['ref:']) || impliesIt(asked);
  if (before === undefined || isOfIt) return before;
  const isins = before.query.filter.isins ?? [];
  const kinds = holdings.flatMap(({ isin, kind }) => (isins.includes(isin) ? [kind] : []));
  const [ofCoupons, ofDividends] = [some(asked, COUPONS), some(asked, DIVIDENDS)];
  const isOfOthers = ofCoupons
    ? kinds.every((kind) => kind !== 'bond')
    : kinds.every((kind) => kind === 'bond');
  if (kinds.length === 0 || ofCoupons === ofDividends || !isOfOthers) return before;
  return withFilter(before, ({ isins: _, ...ofAll }) => ofAll);
}
