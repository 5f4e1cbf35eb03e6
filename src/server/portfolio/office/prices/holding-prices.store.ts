import { sql } from 'kysely';
import { inScope, type Scope } from '../../../people/access/scope.ts';
import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import { withFeatures, type WithFeatures } from '../../records/bond-features/bond-features.store.ts';
import { BOND_HOLDING_COLUMNS } from '../../records/bonds/bond-holding.ts';
import type { BondRow } from '../../records/bonds/bond-on-wire.store.ts';
import type { EtfOrShareRow } from '../../records/etfs-and-shares/etf-or-share-on-wire.ts';

/** A price that holdings may take. */
interface EffectPrice {
  readonly isin: string;
  readonly day: CalendarDate;
  readonly currency: Currency;
  readonly target: 'bonds' | 'etfs_and_shares';
}

export interface Effect {
  readonly isin: string;
  readonly holders: number;
  /** After subtracting sales. */
  readonly quantity: string;
}

/** Open holdings in the price's currency, without those that keep their own price or have one of a later day. */
const takesPrice = sql<boolean>`
  held.isin = price.isin and held.currency = price.currency and not held.expired and not held.has_own_price
  and held.deleted_at is null and (held.market_price_on is null or held.market_price_on <= price.day)`;

/**
 * How many holdings would take each of these prices, one per ISIN. Administrators price every holding, so there is no scope.
 */
export async function findEffects(
  db: Database,
  scope: Scope,
  prices: readonly EffectPrice[],
): Promise<readonly Effect[]> {
  const effects: Effect[] = [];
  for (const [target, sale] of [
    ['bonds', 'Sell'],
    ['etfs_and_shares', 'Ask'],
  ] as const) {
    const wanted = prices.filter((price) => price.target === target);
    if (wanted.length === 0) continue;
    const { rows } = await sql<Effect>`
      select held.isin, count(distinct held.user_id) as holders,
        sum(case when held.direction = ${sale} then -held.nominal else held.nominal end)::text as quantity
      from json_to_recordset(${JSON.stringify(wanted)}::json) as price (isin text, day date, currency text)
      join (select * from ${sql.table(target)} where ${inScope(target, scope)()}) as held on ${takesPrice}
      group by held.isin`.execute(db);
    effects.push(...rows);
  }
  return effects;
}

/** A price that holdings take: clean, or per unit, as decimal text with 4 places. */
export type HoldingPrice = EffectPrice & { readonly price: string };

const PRICED_BOND_COLUMNS = [
  'user_id',
  'id',
  ...BOND_HOLDING_COLUMNS,
] as const satisfies readonly (keyof BondRow)[];
const PRICED_ETF_OR_SHARE_COLUMNS = [
  'user_id',
  'id',
  'buy_price',
  'nominal',
] as const satisfies readonly (keyof EtfOrShareRow)[];

interface TakenPrice {
  readonly new_price: string;
  readonly new_day: CalendarDate;
}
type UnpricedBond = Pick<BondRow, (typeof PRICED_BOND_COLUMNS)[number]> & TakenPrice;
export type PricedBond = WithFeatures<UnpricedBond>;
export type PricedEtfOrShare = Pick<EtfOrShareRow, (typeof PRICED_ETF_OR_SHARE_COLUMNS)[number]> & TakenPrice;

/** Holdings per statement. */
export const HOLDING_BATCH_SIZE = 2_000;

/**
 * Locks holdings that do not have these prices yet, in order of ISIN and owner. Returns one batch per call, and an empty one at
 * the end.
 */
async function lockUnpriced<Row>(
  tx: DatabaseTransaction,
  {
    target,
    scope,
    columns,
  }: {
    readonly target: EffectPrice['target'];
    readonly scope: Scope;
    readonly columns: readonly string[];
  },
  prices: readonly HoldingPrice[],
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(`held.${column}`)))}, price.price as new_price, price.day as new_day
    from json_to_recordset(${JSON.stringify(prices)}::json) as price (isin text, day date, currency text, price numeric(12, 4))
    join (select * from ${sql.table(target)} where ${inScope(target, scope)()}) as held on ${takesPrice}
      and (held.market_price, held.market_price_on) is distinct from (price.price, price.day)
    order by held.isin, held.user_id, held.id
    limit ${HOLDING_BATCH_SIZE}
    for no key update of held`.execute(tx);
  return rows;
}

export async function lockUnpricedBonds(
  tx: DatabaseTransaction,
  scope: Scope,
  prices: readonly HoldingPrice[],
): Promise<PricedBond[]> {
  const columns = PRICED_BOND_COLUMNS;
  return withFeatures(tx, await lockUnpriced<UnpricedBond>(tx, { target: 'bonds', scope, columns }, prices));
}

export function lockUnpricedEtfsAndShares(
  tx: DatabaseTransaction,
  scope: Scope,
  prices: readonly HoldingPrice[],
) {
  const columns = PRICED_ETF_OR_SHARE_COLUMNS;
  return lockUnpriced<PricedEtfOrShare>(tx, { target: 'etfs_and_shares', scope, columns }, prices);
}
