import { addDays } from '#domain/calendar-date';
import { reply } from '../../answer-parts.ts';
import { monthsLater } from '../../understanding/periods/period-arithmetic.ts';
import { activeOnly, type Answer } from '../answer.ts';
import { oneHolding } from '../one-holding.answer.ts';

/** The coupon of a bond in percent, then what it pays each time, and how often a year. */
export const couponAmount: Answer = async (query, answering) => {
  const { tools, say, today } = answering;
  const measures = [...new Set(['coupon' as const, ...query.measures])];
  const coupon = await oneHolding({ ...query, measure: 'coupon', measures }, answering);
  const { holdings } = await tools.listHoldings.run({ filter: activeOnly(query.filter) });
  const held = [...new Set(holdings.map(({ isin }) => isin))];
  // Of bonds that one name fits, those that are held.
  const [isin, ...others] = held.length === 0 ? (query.filter.isins ?? []) : held;
  if (isin === undefined || others.length > 0) return coupon;
  const filter = { isins: [isin] };
  const { bonds } = await tools.analyseBond.run({ isin });
  const period = { from: addDays(today, 1), to: monthsLater(today, 12) };
  const { coupons } = await tools.listComingFlows.run({ filter, period, most: 1 });
  const left = await tools.listComingFlows.run({ filter, only: 'coupons', most: 1 });
  const { tax, afterTax, inEuro } = await tools.listPayments.run({ filter });
  return reply(
    [],
    coupon,
    bonds.map(({ running, couponsAYear }) => [
      running.known &&
        running.nextCoupon !== null &&
        say('couponOf', { isin, amount: running.nextCoupon.amount }),
      couponsAYear !== null && couponsAYear > 0 && say('couponsAYear', { count: couponsAYear }),
    ]),
    say('couponsOf12Months', { amount: coupons }),
    left.count > 0 && say('couponsLeft', { count: left.count, amount: left.coupons }),
    !tax.amount.isZero() &&
      say('afterUsualTax', { euro: afterTax.amount.div(inEuro.amount).times(coupons.amount) }),
  );
};
