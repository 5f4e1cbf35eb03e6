import * as api from '#api/portfolio/instruments/prices';
import { anyRows } from '../../../people/access/scope.ts';
import type { Config } from '../../../platform/config/config.ts';
import { route, write, type Route } from '../../../platform/http/route.ts';
import { listSkippedHoldings } from '../batches/batches.store.ts';
import { listPrices } from './list-prices.ts';
import { findPriceBatch, listPriceBatches, type PriceBatchRow } from './price-batches.store.ts';
import { savePrices } from './save-prices.ts';
import { undoPriceBatch } from './undo-price-batch.ts';

function batchOnWire({ savedAt, undoneAt, ...batch }: PriceBatchRow) {
  return { ...batch, savedAt: savedAt.toISOString(), undoneAt: undoneAt?.toISOString() ?? null };
}

export const priceRoutes = ({ stalePriceDays: limits }: Pick<Config, 'stalePriceDays'>): readonly Route[] => [
  route(api.listPrices, ({ db, principal, today }) => listPrices(db, anyRows(principal), { today, limits })),

  write(api.savePrices, async ({ tx, principal, body, now, today }) => {
    const { batch, rows } = await savePrices(tx, body, { principal, now, today });
    return { batch, rows };
  }),

  route(api.listPriceBatches, async ({ db }) => (await listPriceBatches(db, null)).map(batchOnWire)),

  route(api.findPriceBatch, async ({ db, principal, params: { batch } }) => {
    const found = await findPriceBatch(db, batch);
    const left = found.undoneAt === null ? [] : await listSkippedHoldings(db, anyRows(principal), batch);
    return { ...batchOnWire(found), left: [...left] };
  }),

  write(api.undoPrices, ({ tx, principal, params: { batch }, now }) =>
    undoPriceBatch(tx, batch, { userId: principal.userId, now }),
  ),
];
