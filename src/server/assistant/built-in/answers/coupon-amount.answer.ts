import { addDays } from '#domain/calendar-date';
import { sumsByCurrency } from '#domain/money/currency-amount';
import { reply } from '../speech.ts';
import type { Answer } from './answer.ts';
import { oneHolding } from './one-holding.answer.ts';

const YEAR_DAYS = 365;

/** What a bond pays at each coupon, and how often a year; then its coupon in percent. */
export const couponAmount: Answer = async (query, tools, speech) => {
  const { whole, count, money, join, today } = speech;
  const { filter } = query;
  const coupon = await oneHolding({ ...query, measure: 'coupon' }, tools, speech);
  const { flows } = await tools.listComingFlows.run({ filter, only: 'coupons' });
  const [next] = flows;
  if (next === undefined) return coupon;
  // A year from the next coupon on, so that each is in it once.
  const ofYear = flows.filter(({ id, date }) => id === next.id && date < addDays(next.date, YEAR_DAYS));
  const isWholeYear = flows.some(({ id, date }) => id === next.id && date >= addDays(today, YEAR_DAYS));
  return reply(
    [next],
    coupon?.content,
    whole.couponOf(next.isin, money(next.coupon)),
    isWholeYear &&
      whole.couponsAYear(count(ofYear.length), join(sumsByCurrency(ofYear.map((one) => one.coupon)))),
  );
};
