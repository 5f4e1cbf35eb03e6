import { addDays, daysBetween, type CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import { PRICE_PLACES } from '#domain/money/decimal-places';
import { Decimal, roundTo } from '#domain/money/decimal';
import type { NewHistoricPrice } from '../../market/price-history/price-history.store.ts';
import { DAYS_PER_MONTH, resolveDay, workingDay } from './demo-day.ts';
import { newestRatesDay } from './demo-exchange-rates.ts';
import { DEMO_ISSUES } from './demo-issues.ts';
import { DEMO_OWNERS } from './demo-owners.ts';

/** Securities with stale prices, with the age of the last price in days. */
const STALE: Readonly<Record<string, number>> = { BGDEMO000020: 40, BG1100046066: 75 };

function findMaturity(isin: string, today: CalendarDate): CalendarDate | undefined {
  const matures = Object.values(DEMO_ISSUES).find((issue) => issue.isin === isin)?.matures;
  return matures === undefined ? undefined : resolveDay(matures, today);
}

/** The day of a security's last price: the day of the exchange rates, or its maturity if that is earlier. A few are stale. */
export function lastPriceDay(isin: string, today: CalendarDate): CalendarDate {
  const staleDays = STALE[isin];
  if (staleDays !== undefined) return workingDay(addDays(today, -staleDays));
  const matures = findMaturity(isin, today);
  return newestRatesDay(matures === undefined || matures >= today ? today : addDays(matures, 1));
}

interface PricedSecurity {
  readonly isin: string;
  readonly currency: Currency;
  readonly kind: 'clean' | 'unit';
  readonly buyPrice: number;
  readonly marketPrice: number;
}

/** Each security once, with the prices of its first holding that has a market price. */
function pricedSecurities(): PricedSecurity[] {
  const bonds = DEMO_OWNERS.flatMap((owner) => owner.bonds).map(({ of, buyPrice, marketPrice = 0 }) => {
    const { isin, currency } = DEMO_ISSUES[of];
    return { isin, currency, kind: 'clean', buyPrice, marketPrice } as const;
  });
  const others = DEMO_OWNERS.flatMap((owner) => owner.etfsAndShares).map(
    ({ isin, currency, buyPrice, marketPrice = 0 }) =>
      ({ isin, currency, kind: 'unit', buyPrice, marketPrice }) as const,
  );
  const found = new Map<string, PricedSecurity>();
  for (const security of [...bonds, ...others])
    if (security.marketPrice > 0 && !found.has(security.isin)) found.set(security.isin, security);
  return [...found.values()];
}

/** A number that differs by ISIN, so that prices do not move together. */
const phase = (isin: string) =>
  Array.from(isin, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code);

/** Prices of working days for somewhat more than a year, so that returns of this year need no estimate; before, of every other week. */
const [DAILY_UNTIL, WEEKS_APART, YEARS_BACK] = [400, 2, 2];
const DAYS_BACK = YEARS_BACK * 365;

const isWorkingDay = (day: CalendarDate) => workingDay(day) === day;

/** From the last day back. */
function pricedDays(last: CalendarDate): CalendarDate[] {
  const days = Array.from({ length: DAYS_BACK }, (_, daysBack) => addDays(last, -daysBack));
  return days.filter(
    (day, daysBack) => daysBack % (WEEKS_APART * 7) === 0 || (daysBack < DAILY_UNTIL && isWorkingDay(day)),
  );
}

/** Around 1: waves of several months and of weeks, and steps from day to day, each smaller than the one before. */
const waves = (days: number, start: number) =>
  Math.sin(start + days / DAYS_PER_MONTH) +
  0.2 * Math.sin(3 * start + days / 4.7) +
  0.1 * Math.sin(7 * start + days * days);

/**
 * Prices drift in waves from half-way between purchase price and last price, two years ago, to the last price. The waves of bonds
 * are smaller.
 */
function priceBack({ isin, kind, buyPrice, marketPrice }: PricedSecurity, days: number): Decimal {
  const drift = ((buyPrice - marketPrice) * days) / (2 * DAYS_BACK);
  const size = kind === 'clean' ? 0.006 : 0.035;
  const wave = size * (waves(days, phase(isin)) - waves(0, phase(isin)));
  return roundTo(new Decimal((marketPrice + drift) * (1 + wave)), PRICE_PLACES);
}

/** Two years of invented prices of every security that a demo user holds. */
export function demoPrices(today: CalendarDate): NewHistoricPrice[] {
  const first = addDays(today, -DAYS_BACK);
  return pricedSecurities().flatMap((security) => {
    const { isin, currency, kind } = security;
    const last = lastPriceDay(isin, today);
    return pricedDays(last)
      .filter((day) => day >= first)
      .map((day) => ({
        isin,
        currency,
        kind,
        day,
        price: priceBack(security, daysBetween(day, last)).toFixed(),
      }));
  });
}

/** By nobody, as no other prices of a file are; `removeDemoPrices` finds them by that. */
export const DEMO_PRICES_BY = { source: 'file', userId: null, batch: null } as const;

export const DEMO_ISINS: readonly string[] = [
  ...Object.values(DEMO_ISSUES).map(({ isin }) => isin),
  ...DEMO_OWNERS.flatMap((owner) => owner.etfsAndShares).map(({ isin }) => isin),
];
