import { addDays } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import { reply } from '../../speech.ts';
import { monthsLater } from '../../understanding/periods/period-arithmetic.ts';
import { activeOnly, type Answer } from '../answer.ts';
import { oneHolding } from '../one-holding.answer.ts';

/** The coupon of a bond in percent, then what it pays each time, and how often a year. */
export const couponAmount: Answer = async (query, tools, speech) => {
  const { whole, count, money } = speech;
  const measures = [...new Set(['coupon' as const, ...query.measures])];
  const coupon = await oneHolding({ ...query, measure: 'coupon', measures }, tools, speech);
  const { holdings } = await tools.listHoldings.run({ filter: activeOnly(query.filter) });
  const held = [...new Set(holdings.map(({ isin }) => isin))];
  // Of bonds that one name fits, those that are held.
  const [isin, ...others] = held.length === 0 ? (query.filter.isins ?? []) : held;
  if (isin === undefined || others.length > 0) return coupon;
  const { bonds } = await tools.analyseBond.run({ isin });
  const said = bonds.flatMap(({ running, couponsAYear }) => [
    running.known && running.nextCoupon !== null && whole.couponOf(isin, money(running.nextCoupon.amount)),
    couponsAYear !== null && couponsAYear > 0 && whole.couponsAYear(count(couponsAYear)),
  ]);
  const period = { from: addDays(speech.today, 1), to: monthsLater(speech.today, 12) };
  const { coupons } = await tools.listComingFlows.run({ filter: { isins: [isin] }, period, most: 1 });
  const paid = await tools.listPayments.run({ filter: { isins: [isin] } });
  const taxed = new Decimal(paid.tax.amount).isZero()
    ? undefined
    : new Decimal(paid.afterTax.amount).div(paid.inEuro.amount);
  return reply(
    coupon?.facts,
    coupon?.content,
    ...said,
    whole.couponsOf12Months(money(coupons)),
    taxed !== undefined && whole.afterUsualTax(speech.euro(taxed.times(coupons.amount))),
  );
};
