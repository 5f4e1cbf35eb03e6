import { z } from 'zod';
import { couponsBetween } from '#domain/bonds/pricing/bond-flows';
import { yearFraction } from '#domain/bonds/terms/day-count';
import type { CalendarDate } from '#domain/calendar-date';
import { success } from '#domain/result';
import type { YearsBetween } from '#domain/returns/dated-amounts';
import { holdingPeriodReturn } from '#domain/reference-functions/holding-period-return';
import type { InternalRate } from '#domain/returns/internal-rate';
import { irr } from '#domain/returns/irr';
import { linkReturns } from '#domain/returns/link-returns';
import { xirr } from '#domain/returns/xirr';
import { xnpv } from '#domain/reference-functions/xnpv';
import { adapter, mapAnswer, type Adapter } from './answer.ts';
import { bond, date, datedAmounts, dayCount } from './inputs.ts';

const dated = z.object({ flows: datedAmounts, dayCount: dayCount.optional() });

/** The day count that a case names; days / 365 if it names none. */
function chooseYearsBetween(name: z.output<typeof dated>['dayCount']): YearsBetween | undefined {
  if (name === undefined) return undefined;
  return (start: CalendarDate, end: CalendarDate) => {
    const years = yearFraction(name, { start, end, couponGrid: { anchor: start, frequency: 1 } });
    return years.ok ? years.value : NaN;
  };
}

const toRate = ({ rate }: InternalRate) => rate;

const held = z.object({ bond, buyDate: date, sellDate: date, buyDirty: z.number(), sellDirty: z.number() });

export const returnCases: Readonly<Record<string, Adapter>> = {
  xirr: adapter(dated, ({ flows, dayCount: name }) =>
    mapAnswer(xirr(flows, chooseYearsBetween(name)), toRate),
  ),
  irr: adapter(z.object({ values: z.array(z.number()) }), ({ values }) => mapAnswer(irr(values), toRate)),
  xnpv: adapter(dated.extend({ rate: z.number() }), ({ rate, flows, dayCount: name }) =>
    xnpv(rate, flows, chooseYearsBetween(name)),
  ),
  holdingPeriodReturn: adapter(held, ({ bond: terms, buyDate, sellDate, buyDirty, sellDirty }) => {
    const income = couponsBetween(terms, buyDate, sellDate);
    if (!income.ok) return income;
    const holding = { buyDate, outlay: buyDirty, income: income.value, sellDate, proceeds: sellDirty };
    return mapAnswer(holdingPeriodReturn(holding), ({ total, simpleAnnual, moneyWeighted }) => ({
      total,
      simpleAnnual,
      ...(moneyWeighted.ok && { irr: moneyWeighted.value.rate }),
    }));
  }),
  linkReturns: adapter(z.object({ returns: z.array(z.number()) }), ({ returns }) =>
    success(linkReturns(returns)),
  ),
};
