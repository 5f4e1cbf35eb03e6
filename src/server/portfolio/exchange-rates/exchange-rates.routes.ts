import type { CalendarDate } from '#domain/calendar-date';
import { readEcbFile } from '#domain/money/ecb-file';
import * as api from '#api/exchange-rates';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import { route, write, type Route } from '../../platform/http/route.ts';
import { storeRates } from './exchange-rates.store.ts';
import { activeRatesOnWire } from './active-rates.ts';
import { refuseFile } from './refuse-file.ts';

function loadedDays(days: readonly CalendarDate[]): Readonly<Record<string, string | number>> {
  const ordered = [...days].sort();
  const [firstDay, lastDay] = [ordered.at(0), ordered.at(-1)];
  return firstDay === undefined || lastDay === undefined
    ? { days: 0 }
    : { days: days.length, firstDay, lastDay };
}

export const exchangeRateRoutes: readonly Route[] = [
  route(api.findActiveRates, ({ db, today }) => activeRatesOnWire(db, today)),

  write(api.loadRates, async ({ tx, body, today }) => {
    const file = readEcbFile(body.text, today);
    if (!file.ok) throw refuseFile(file.reason);
    const storedDays = await storeRates(tx, file.value);
    await recordEvent(tx, { action: 'rates_loaded', details: loadedDays(storedDays) });
    const keptDays = file.value.map(({ day }) => day).filter((day) => !storedDays.includes(day));
    return { storedDays: [...storedDays], keptDays, inUse: await activeRatesOnWire(tx, today) };
  }),
];
