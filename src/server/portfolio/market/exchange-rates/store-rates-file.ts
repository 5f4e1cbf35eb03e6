import type { CalendarDate } from '#domain/calendar-date';
import type { DayRates } from '#domain/money/ecb-file';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { storeRates } from './exchange-rates.store.ts';

/** Stores the rates of a file and records that in the audit log. Returns the days that it stored. */
export async function storeRatesFile(
  tx: DatabaseTransaction,
  days: readonly DayRates[],
): Promise<readonly CalendarDate[]> {
  const storedDays = await storeRates(tx, days);
  await recordEvent(tx, { action: 'rates_loaded', details: auditDetails(storedDays) });
  return storedDays;
}

function auditDetails(days: readonly CalendarDate[]): Readonly<Record<string, string | number>> {
  const [firstDay, lastDay] = [days.at(0), days.at(-1)];
  return firstDay === undefined || lastDay === undefined
    ? { days: 0 }
    : { days: days.length, firstDay, lastDay };
}
