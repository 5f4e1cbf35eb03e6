import { readEcbFile } from '#domain/money/ecb-file';
import * as api from '#api/exchange-rates';
import { route, write, type Route } from '../http/route.ts';
import { storeRates } from './exchange-rates.store.ts';
import { ratesInUseOnWire } from './rates-in-use.ts';
import { refuseFile } from './refuse-file.ts';

export const exchangeRateRoutes: readonly Route[] = [
  route(api.findRatesInUse, ({ db, today }) => ratesInUseOnWire(db, today)),

  write(api.loadRates, async ({ tx, body, today }) => {
    const file = readEcbFile(body.text, today);
    if (!file.ok) throw refuseFile(file.reason);
    const storedDays = await storeRates(tx, file.value);
    const keptDays = file.value.map(({ day }) => day).filter((day) => !storedDays.includes(day));
    return { storedDays: [...storedDays], keptDays, inUse: await ratesInUseOnWire(tx, today) };
  }),
];
