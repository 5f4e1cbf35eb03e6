import type { CalendarDate } from '#domain/calendar-date';
import type { PriceSource } from '#domain/prices/price-history';
import { Decimal } from '#domain/money/decimal';
import type { BatchId } from '#api/platform/ids';
import type { PriceInput } from '#api/portfolio/instruments/prices';
import { anyRows } from '../../../people/access/scope.ts';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import type { Administrator } from '../../../platform/http/principal.ts';
import { insertBatch } from '../batches/batches.store.ts';
import { findExchangeRates } from '../../market/exchange-rates/active-rates.ts';
import { findCurrentIsins } from '../instruments/earlier-isins.store.ts';
import { insertUnheldInstruments, listInstrumentRows } from '../instruments/instruments.store.ts';
import {
  findPricesOn,
  insertPrices,
  listLastPrices,
} from '../../market/price-history/price-history.store.ts';
import { checkPrices, requireAllowed, requireConfirmed, type CheckedPrice } from './check-prices.ts';
import { withFeatures } from '../../records/bond-features/bond-features.store.ts';
import { findEffects, type Effect, type HoldingPrice } from './holding-prices.store.ts';
import { effectivePrices, previewRows } from './price-effects.ts';
import { priceHoldings } from './price-holdings.ts';
import { readRequest } from './price-request.ts';
import { listHeldSecurities } from './priced-securities.store.ts';

interface PriceRequest {
  readonly prices: readonly PriceInput[];
  readonly source: PriceSource;
  readonly preview: boolean;
}

interface Caller {
  readonly principal: Administrator;
  readonly now: Date;
  readonly today: CalendarDate;
}

/** More decimals than any exchange quotes. */
const STORED_PLACES = 8;

function holdingPrice({ requested, after }: CheckedPrice): HoldingPrice {
  const { isin, day, currency, security } = requested;
  const target = security.basis === 'percent' ? 'bonds' : 'etfs_and_shares';
  return { isin, day, currency, target, price: after.toFixed() };
}

async function checkRequest(tx: DatabaseTransaction, request: PriceRequest, { principal, today }: Caller) {
  const mode = request.preview ? 'read' : 'lock';
  const sent = [...new Set(request.prices.map(({ isin }) => isin))].sort();
  // Two saves of the same ISIN take turns. They lock in ISIN order, so that they cannot deadlock.
  const named = await listInstrumentRows(tx, sent, mode);
  // The security may have got a new ISIN while this transaction waited for the lock.
  const current = await findCurrentIsins(tx, sent);
  const renamed = await listInstrumentRows(tx, [...current.values()], mode);
  const instruments = [...new Map([...named, ...renamed].map((row) => [row.isin, row])).values()];
  const currentIsin = ({ isin }: PriceInput) => current.get(isin) ?? isin;
  const isins = [...new Set(request.prices.map(currentIsin))].sort();
  const { prices, errors } = await readRequest(
    request.prices,
    { source: request.source, currentIsin },
    await withFeatures(tx, instruments),
  );
  const held = await listHeldSecurities(tx, anyRows(principal), isins);
  const checked = await checkPrices(prices, {
    today,
    held: new Map(held.map((security) => [security.isin, security])),
    stored: await findPricesOn(tx, prices),
  });
  requireAllowed(checked, errors);
  const known = new Set(instruments.map(({ isin }) => isin));
  return { checked, isins, unknown: checked.filter(({ requested: { isin } }) => !known.has(isin)) };
}

const isUnchanged = ({ findings }: CheckedPrice) => findings.some(({ rule }) => rule === 'unchanged_price');

/** Adds the prices to the history. A file usually repeats past prices, so only its new or changed prices are added. */
async function insertCheckedPrices(
  tx: DatabaseTransaction,
  checked: readonly CheckedPrice[],
  by: Parameters<typeof insertPrices>[2],
): Promise<void> {
  const added = by.source === 'file' ? checked.filter((one) => !isUnchanged(one)) : checked;
  const prices = added.map(({ requested: { isin, day, price, kind, currency } }) => ({
    ...{ isin, day, kind, currency },
    price: new Decimal(price).toFixed(STORED_PLACES),
  }));
  await insertPrices(tx, prices, by);
}

/**
 * Saves all prices or none, and sets the market prices of the holdings that take them. A preview changes nothing. `findings` are those of
 * each row, with the values that their sentences need.
 */
export async function savePrices(tx: DatabaseTransaction, request: PriceRequest, caller: Caller) {
  const { principal, now, today } = caller;
  const scope = anyRows(principal);
  const { checked, isins, unknown } = await checkRequest(tx, request, caller);
  const effective = effectivePrices(checked, await listLastPrices(tx, isins, today));
  const prices = effective.map(holdingPrice);
  const byIsin = new Map((await findEffects(tx, scope, prices)).map((effect) => [effect.isin, effect]));
  const effects = new Map<CheckedPrice, Effect>();
  for (const one of effective) {
    const effect = byIsin.get(one.requested.isin);
    if (effect !== undefined) effects.set(one, effect);
  }
  const rows = await previewRows(checked, effects, { rates: await findExchangeRates(tx, today), today });
  const findings = checked.map((one) => one.findings);
  if (request.preview) return { batch: null, rows, findings };

  requireConfirmed(checked, request.source === 'file');
  await insertUnheldInstruments(
    tx,
    unknown.map(({ requested: { isin, security } }) => ({
      isin,
      currency: security.currency,
      price_basis: security.basis,
    })),
  );
  const batch: BatchId = await insertBatch(tx, 'prices', { userId: principal.userId, now });
  await insertCheckedPrices(tx, checked, { source: request.source, userId: principal.userId, batch });
  const holders = new Map([...byIsin].map(([isin, effect]) => [isin, effect.holders]));
  await priceHoldings(tx, { batch, scope, today }, { prices, holders });
  await recordEvent(tx, { action: 'prices_saved', details: { batch, rows: checked.length } });
  return { batch, rows, findings };
}
