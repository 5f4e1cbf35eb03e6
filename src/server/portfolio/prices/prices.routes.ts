import * as api from '#api/portfolio/prices';
import { anyRows } from '../../people/access/scope.ts';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import { route, write, type Route } from '../../platform/http/route.ts';
import { beginUndo, listLeft, restoreHoldings } from '../batches/batches.store.ts';
import { undoPricesOfBatch } from '../price-history/price-history.store.ts';
import { listPrices } from './list-prices.ts';
import {
  findPriceBatch,
  listPriceBatches,
  lockInstrumentsOfBatch,
  type PriceBatchRow,
} from './price-batches.store.ts';
import { savePrices } from './save-prices.ts';

function batchOnWire({ savedAt, undoneAt, ...batch }: PriceBatchRow) {
  return { ...batch, savedAt: savedAt.toISOString(), undoneAt: undoneAt?.toISOString() ?? null };
}

export const priceRoutes: readonly Route[] = [
  route(api.listPrices, ({ db, principal, today }) => listPrices(db, anyRows(principal), today)),

  write(api.savePrices, ({ tx, principal, body, now, today }) =>
    savePrices(tx, body, { principal, now, today }),
  ),

  route(api.listPriceBatches, async ({ db }) => (await listPriceBatches(db, null)).map(batchOnWire)),

  route(api.findPriceBatch, async ({ db, principal, params: { batch } }) => {
    const found = await findPriceBatch(db, batch);
    const left = found.undoneAt === null ? [] : await listLeft(db, anyRows(principal), batch);
    return { ...batchOnWire(found), left: [...left] };
  }),

  write(api.undoPrices, async ({ tx, principal, params: { batch }, now }) => {
    await beginUndo(tx, { id: batch, act: 'prices' }, { userId: principal.userId, now });
    await lockInstrumentsOfBatch(tx, batch);
    await undoPricesOfBatch(tx, batch);
    await restoreHoldings(tx, batch);
    await recordEvent(tx, { action: 'prices_undone', details: { batch } });
  }),
];
