import { roundedAmount } from '#domain/money/currency-amount';
import { Decimal, sumDecimals } from '#domain/money/decimal';
import { reply } from '../../answer-parts.ts';
import type { Speech } from '../../speech.ts';
import { activeOnly, type Answer, type Found } from '../answer.ts';
import { oneHolding } from '../one-holding.answer.ts';
import { couponAfterTax, shareLeft } from './after-usual-tax.ts';
import { nextYear } from './coming.ts';

/** Of a coupon that floats or changes in steps: today's rate is not the one that was entered. */
function changedRates(bonds: Found<'analyseBond'>['bonds'], { exact }: Speech): readonly string[] {
  const running = bonds.flatMap((bond) => (bond.running.known ? [bond.running] : []));
  const entered = bonds.flatMap(({ couponPercent }) => couponPercent ?? []);
  const changed = running.filter(
    ({ couponPercent }) => !entered.some((percent) => new Decimal(percent).eq(couponPercent)),
  );
  return [...new Set(changed.map(({ couponPercent }) => exact(couponPercent)))];
}

/** The coupon of a bond in percent, then what it pays each time, and how often a year. */
export const couponAmount: Answer = async (query, answering) => {
  const { tools, say } = answering;
  const measures = [...new Set(['coupon' as const, ...query.measures])];
  const coupon = await oneHolding({ ...query, measure: 'coupon', measures }, answering);
  const { holdings } = await tools.listHoldings.run({ filter: activeOnly(query.filter) });
  const held = [...new Set(holdings.map(({ isin }) => isin))];
  // Of bonds that one name fits, those that are held.
  const [isin, ...others] = held.length === 0 ? (query.filter.isins ?? []) : held;
  if (isin === undefined || others.length > 0) return coupon;
  const filter = { isins: [isin] };
  const { bonds } = await tools.analyseBond.run({ isin });
  // One coupon of all that is held.
  const next = bonds.flatMap(({ running }) => (running.known ? (running.nextCoupon ?? []) : []));
  const one = next.length === 0 ? undefined : sumDecimals(next.map(({ amount }) => amount.amount));
  const frequency = bonds.flatMap(({ couponsAYear }) => couponsAYear ?? [])[0];
  const rates = changedRates(bonds, answering);
  const { coupons } = await tools.listComingFlows.run({ filter, period: nextYear(answering), most: 1 });
  const left = await tools.listComingFlows.run({ filter, only: 'coupons', most: 1 });
  const isYearly = query.concepts.has('time:year') || query.concepts.has('by:year');
  const ofYear = say('couponsOf12Months', { amount: coupons });
  const currency = next[0]?.amount.currency ?? 'EUR';
  const kept = await shareLeft(filter, answering);
  const netOfOne = one && couponAfterTax({ amount: one, currency }, kept, answering);
  return reply(
    [],
    query.isAfterTax && netOfOne,
    isYearly && ofYear,
    rates.length > 0 && say('couponNow', { isin, rate: rates.join(', ') }),
    coupon,
    one !== undefined && say('couponOf', { isin, amount: roundedAmount(one, currency) }),
    !query.isAfterTax && netOfOne,
    frequency !== undefined && frequency > 0 && say('couponsAYear', { count: frequency }),
    !isYearly && ofYear,
    left.count > 0 && say('couponsLeft', { count: left.count, amount: left.coupons }),
    kept && say('afterUsualTax', { euro: kept.times(coupons.amount) }),
  );
};
