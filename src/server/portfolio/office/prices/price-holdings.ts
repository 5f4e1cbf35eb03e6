import { bondFigures } from '#domain/bonds/holding/bond-figures';
import { computedYield } from '#domain/bonds/holding/computed-yield';
import type { CalendarDate } from '#domain/calendar-date';
import { etfOrShareFigures } from '#domain/etfs-and-shares/etf-or-share-figures';
import type { BatchId } from '#api/platform/ids';
import type { Scope } from '../../../people/access/scope.ts';
import { requireExactAmounts } from '../../../platform/database/exact-amounts.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import { changeHoldings, type ChangedHolding } from '../batches/batches.store.ts';
import { BOND_HOLDING_COLUMNS, bondHolding } from '../../records/bonds/bond-holding.ts';
import {
  HOLDING_BATCH_SIZE,
  lockUnpricedBonds,
  lockUnpricedEtfsAndShares,
  type HoldingPrice,
  type PricedBond,
  type PricedEtfOrShare,
} from './holding-prices.store.ts';

const SHARED_COLUMNS = {
  market_price: 'numeric',
  market_price_on: 'date',
  result: 'numeric',
  profit: 'numeric',
} as const;
const BOND_COLUMNS = {
  ...SHARED_COLUMNS,
  clean_price: 'numeric',
  computed_yield_percent: 'numeric',
  computed_yield_on: 'date',
} as const;

/** Columns that differ between holders of the same terms and do not affect the yield. */
const HOLDER_COLUMNS: readonly string[] = [
  'nominal',
  'buy_price',
  'market_price',
  'buy_date',
  'settlement_date',
  'taxes_paid',
  'yield_percent',
];
const TERMS_COLUMNS = BOND_HOLDING_COLUMNS.filter((column) => !HOLDER_COLUMNS.includes(column));

/** Thousands of holdings share a few sets of terms, so each yield is solved only once. */
function yieldsByTerms(today: CalendarDate): (row: PricedBond) => string | null {
  const known = new Map<string, string | null>();
  return (row) => {
    const key = JSON.stringify([
      row.new_price,
      Number(row.nominal) > 0,
      ...TERMS_COLUMNS.map((column) => row[column]),
    ]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const computed = computedYield(bondHolding({ ...row, market_price: row.new_price }), today);
    const percent = computed.ok ? computed.value.toFixed() : null;
    known.set(key, percent);
    return percent;
  };
}

function pricedHolding(
  row: PricedBond | PricedEtfOrShare,
  figures: typeof bondFigures | typeof etfOrShareFigures,
): ChangedHolding {
  const { user_id, id, new_price, new_day } = row;
  const trade = { buyPrice: row.buy_price, marketPrice: new_price, nominal: row.nominal };
  const { result, profit } = figures(trade);
  requireExactAmounts([profit]);
  return {
    user_id,
    id,
    market_price: new_price,
    market_price_on: new_day,
    result: result.toFixed(),
    profit: profit.toFixed(),
  };
}

interface PriceChange {
  readonly batch: BatchId;
  readonly scope: Scope;
  readonly today: CalendarDate;
}

async function priceBonds(
  tx: DatabaseTransaction,
  { batch, scope, today }: PriceChange,
  prices: readonly HoldingPrice[],
): Promise<void> {
  const computeYield = yieldsByTerms(today);
  for (;;) {
    const rows = await lockUnpricedBonds(tx, scope, prices);
    if (rows.length === 0) return;
    const changed: ChangedHolding[] = [];
    for (const row of rows) {
      changed.push({
        ...pricedHolding(row, bondFigures),
        clean_price: row.new_price,
        computed_yield_percent: computeYield(row),
        computed_yield_on: today,
      });
      await yieldToEventLoop();
    }
    await changeHoldings(tx, { batch, target: 'bonds', columns: BOND_COLUMNS }, changed);
  }
}

async function priceEtfsAndShares(
  tx: DatabaseTransaction,
  { batch, scope }: PriceChange,
  prices: readonly HoldingPrice[],
): Promise<void> {
  for (;;) {
    const rows = await lockUnpricedEtfsAndShares(tx, scope, prices);
    if (rows.length === 0) return;
    const changed: ChangedHolding[] = [];
    for (const row of rows) {
      changed.push(pricedHolding(row, etfOrShareFigures));
      await yieldToEventLoop();
    }
    await changeHoldings(tx, { batch, target: 'etfs_and_shares', columns: SHARED_COLUMNS }, changed);
  }
}

/** Groups of prices whose holdings together fill about one statement. */
function* inGroups(
  prices: readonly HoldingPrice[],
  holders: ReadonlyMap<string, number>,
): Generator<readonly HoldingPrice[]> {
  let group: HoldingPrice[] = [];
  let held = 0;
  for (const price of prices) {
    group.push(price);
    held += holders.get(price.isin) ?? 0;
    if (held < HOLDING_BATCH_SIZE) continue;
    yield group;
    [group, held] = [[], 0];
  }
  if (group.length > 0) yield group;
}

const PRICE_HOLDINGS = { bonds: priceBonds, etfs_and_shares: priceEtfsAndShares } as const;

/**
 * Sets the market price of the holdings that take these prices, with the figures that follow from it. Writes only holdings whose
 * price or price day actually changes (docs/decisions/0025-prices.md).
 */
export async function priceHoldings(
  tx: DatabaseTransaction,
  change: PriceChange,
  {
    prices,
    holders,
  }: { readonly prices: readonly HoldingPrice[]; readonly holders: ReadonlyMap<string, number> },
): Promise<void> {
  const byIsin = prices.toSorted((one, other) => (one.isin < other.isin ? -1 : 1));
  for (const target of ['bonds', 'etfs_and_shares'] as const) {
    const ofTarget = byIsin.filter((price) => price.target === target);
    for (const group of inGroups(ofTarget, holders)) await PRICE_HOLDINGS[target](tx, change, group);
  }
}
