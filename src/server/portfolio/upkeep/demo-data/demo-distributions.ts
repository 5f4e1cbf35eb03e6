import { addDays, type CalendarDate } from '#domain/calendar-date';
import { roundTo, Decimal } from '#domain/money/decimal';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import type { NewDemoDistribution } from './demo-data.store.ts';
import { resolveDay, workingDay } from './demo-day.ts';
import type { DemoEtfOrShare } from './demo-etfs-and-shares.ts';

const QUARTER_DAYS = 91;
/** Two years; one more is announced. */
const QUARTERS_BACK = 8;
const EX_DAYS_BEFORE = 14;
const TAX_PERCENT = 5;

/** Quarterly dividends since the purchase, for at most two years, and the next one, which is announced. */
export function demoDistributions(holding: DemoEtfOrShare, today: CalendarDate): NewDemoDistribution[] {
  const { dividend, bought, currency, nominal, direction, expired } = holding;
  if (dividend === undefined || direction === 'Ask' || expired === true) return [];
  const from = bought === undefined ? null : resolveDay(bought, today);
  const gross = roundTo(new Decimal(dividend).div(4), AMOUNT_PLACES);
  return Array.from({ length: QUARTERS_BACK + 1 }, (_, quarter) =>
    addDays(today, 30 + (quarter - QUARTERS_BACK) * QUARTER_DAYS),
  )
    .map((day) => ({ payDay: workingDay(day), exDay: workingDay(addDays(day, -EX_DAYS_BEFORE)) }))
    .filter(({ exDay }) => from === null || exDay > from)
    .map(({ payDay, exDay }) => ({
      pay_day: payDay,
      ex_day: exDay,
      gross: gross.toFixed(),
      tax_withheld: roundTo(gross.times(TAX_PERCENT).div(100), AMOUNT_PLACES).toFixed(),
      currency,
      nominal,
    }));
}
