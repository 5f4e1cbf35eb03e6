import { reply } from '../../speech.ts';
import type { Answer } from '../answer.ts';
import { oneHolding } from '../one-holding.answer.ts';

/** The coupon of a bond in percent, then what it pays each time, and how often a year. */
export const couponAmount: Answer = async (query, tools, speech) => {
  const { whole, count, money } = speech;
  const measures = [...new Set(['coupon' as const, ...query.measures])];
  const coupon = await oneHolding({ ...query, measure: 'coupon', measures }, tools, speech);
  const [isin] = query.filter.isins ?? [];
  if (isin === undefined || query.filter.isins?.length !== 1) return coupon;
  const { bonds } = await tools.analyseBond.run({ isin });
  const said = bonds.flatMap(({ running, couponsAYear }) => [
    running.known && running.nextCoupon !== null && whole.couponOf(isin, money(running.nextCoupon.amount)),
    couponsAYear !== null && couponsAYear > 0 && whole.couponsAYear(count(couponsAYear)),
  ]);
  return reply(coupon?.facts, coupon?.content, ...said);
};
