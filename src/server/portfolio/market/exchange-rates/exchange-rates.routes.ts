import * as api from '#api/portfolio/instruments/exchange-rates';
import type { Config } from '../../../platform/config/config.ts';
import { route, write, type Route } from '../../../platform/http/route.ts';
import { findStoredDays } from './exchange-rates.store.ts';
import { activeRatesOnWire } from './active-rates.ts';
import { readRatesFile } from './read-rates-file.ts';
import { fetchOnWire } from './rates-fetch-on-wire.ts';
import { refuseFile } from './refuse-file.ts';
import { storeRatesFile } from './store-rates-file.ts';

export const exchangeRateRoutes = (config: Pick<Config, 'ratesUrl'>): readonly Route[] => [
  route(api.findActiveRates, async ({ db, today }) => ({
    ...(await activeRatesOnWire(db, today)),
    storedDays: await findStoredDays(db),
    fetch: await fetchOnWire(db, config),
  })),

  write(api.loadRates, async ({ tx, body, today }) => {
    const file = await readRatesFile(body.text, today);
    if (!file.ok) throw refuseFile(file.reason);
    const storedDays = await storeRatesFile(tx, file.value);
    const stored = new Set(storedDays);
    const keptDays = file.value.map(({ day }) => day).filter((day) => !stored.has(day));
    return { storedDays: [...storedDays], keptDays, inUse: await activeRatesOnWire(tx, today) };
  }),
];
