import { z } from 'zod';
import { MAX_PRICE_ROWS } from '#domain/prices/read-price-rows';
import { PriceInput } from '#api/portfolio/instruments/prices';
import type { ImportId } from '#api/platform/ids';
import type { DatabaseTransaction } from '../../../../platform/database/schema.ts';
import { savePrices } from '../../../office/prices/save-prices.ts';
import { listIncludedPrices, recordPriceBatch } from './confirm-rows.store.ts';
import type { Confirmation } from './confirmation.ts';

const Inputs = z.array(PriceInput);

/** Saves the included prices in parts, as the price grid does. Each part's batch is recorded, so that it can be undone. */
export async function confirmPrices(
  tx: DatabaseTransaction,
  id: ImportId,
  { access: { administrator }, now, today }: Confirmation,
): Promise<void> {
  let after = 0;
  while (administrator !== null) {
    const rows = await listIncludedPrices(tx, { id, after, limit: MAX_PRICE_ROWS });
    const last = rows.at(-1);
    if (last === undefined) return;
    const prices = Inputs.parse(rows.map(({ price }) => price));
    const { batch } = await savePrices(
      tx,
      { prices, source: 'file', preview: false },
      { principal: administrator, now, today },
    );
    if (batch !== null) await recordPriceBatch(tx, { id, batch, from: after, to: last.place });
    after = last.place;
  }
}
