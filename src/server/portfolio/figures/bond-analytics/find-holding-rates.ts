import { hasFixedRate, type DatedRate, type HoldingRates } from '#domain/bonds/holding/currency-effect';
import { purchaseDay, type BondHolding } from '#domain/bonds/terms/holding-terms';
import { daysBetween, type CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import type { Database } from '../../../platform/database/schema.ts';
import { findNewestRates } from '../../market/exchange-rates/exchange-rates.store.ts';

/** A rate is used for weekends and holidays after it, but not for longer gaps. */
const MAX_DAYS_OLD = 7;

async function findRate(db: Database, currency: Currency, day: CalendarDate): Promise<DatedRate | undefined> {
  const newest = await findNewestRates(db, day);
  const unitsPerEuro = newest?.unitsPerEuro[currency];
  if (newest === undefined || unitsPerEuro === undefined) return undefined;
  return daysBetween(newest.day, day) > MAX_DAYS_OLD ? undefined : { day: newest.day, unitsPerEuro };
}

/**
 * The reference rates of a holding's currency at its purchase and today; undefined if one of them is not known, or if the
 * currency needs none.
 */
export async function findHoldingRates(
  db: Database,
  holding: BondHolding,
  today: CalendarDate,
): Promise<HoldingRates | undefined> {
  const buyDay = purchaseDay(holding);
  if (buyDay === null || hasFixedRate(holding)) return undefined;
  const [purchase, now] = await Promise.all(
    [buyDay, today].map((day) => findRate(db, holding.currency, day)),
  );
  return purchase === undefined || now === undefined ? undefined : { purchase, now };
}
