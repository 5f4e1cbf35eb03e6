import type { CalendarDate } from '#domain/calendar-date';
import * as api from '#api/exchange-rates';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import { route, write, type Route } from '../../platform/http/route.ts';
import { findStoredDays, storeRates } from './exchange-rates.store.ts';
import { activeRatesOnWire } from './active-rates.ts';
import { readRatesFile } from './read-rates-file.ts';
import { refuseFile } from './refuse-file.ts';

function loadedDays(days: readonly CalendarDate[]): Readonly<Record<string, string | number>> {
  const [firstDay, lastDay] = [days.at(0), days.at(-1)];
  return firstDay === undefined || lastDay === undefined
    ? { days: 0 }
    : { days: days.length, firstDay, lastDay };
}

export const exchangeRateRoutes: readonly Route[] = [
  route(api.findActiveRates, async ({ db, today }) => ({
    ...(await activeRatesOnWire(db, today)),
    storedDays: await findStoredDays(db),
  })),

  write(api.loadRates, async ({ tx, body, today }) => {
    const file = await readRatesFile(body.text, today);
    if (!file.ok) throw refuseFile(file.reason);
    const storedDays = await storeRates(tx, file.value);
    await recordEvent(tx, { action: 'rates_loaded', details: loadedDays(storedDays) });
    const stored = new Set(storedDays);
    const keptDays = file.value.map(({ day }) => day).filter((day) => !stored.has(day));
    return { storedDays: [...storedDays], keptDays, inUse: await activeRatesOnWire(tx, today) };
  }),
];
