import { sql } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { HoldingKind } from '#domain/portfolio/holding';
import { inScope, type Scope } from '../../../people/access/scope.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/schema.ts';
import {
  addFeatures,
  FEATURES_PLACE,
  listSecurityFeatures,
} from '../../records/bond-features/bond-features.store.ts';
import { HELD_BOND_COLUMNS, type HeldBondRow } from '../../records/holdings/held-bond-columns.ts';
import { HELD_ETF_OR_SHARE_COLUMNS, type PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import type { EtfOrShareRow } from '../../records/etfs-and-shares/etf-or-share-on-wire.ts';

/** How many rows a part can have. A single ISIN can have more. */
const MAX_ROWS_PER_PART = 1_000;

interface IsinRowCount {
  readonly isin: string;
  readonly rows: number;
}

function splitIsins(counted: readonly IsinRowCount[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const { isin, rows } of counted) {
    const part = parts.at(-1);
    room -= rows;
    if (part !== undefined && room >= 0) part.push(isin);
    else {
      parts.push([isin]);
      room = MAX_ROWS_PER_PART - rows;
    }
  }
  return parts;
}

/** A purchase that is closed by the end of the day. A closing without a day may be before or after a past one. */
const isClosed = ({ on, today }: DayOfPositions) =>
  sql<boolean>`expired and direction in ('Buy', 'Bid') and coalesce(closed_on, ${today}) <= ${on}`;

export interface DayOfPositions {
  readonly on: CalendarDate;
  readonly today: CalendarDate;
}

/**
 * The ISINs of this kind with deals in the scope, sorted, in parts with a limited number of deals. With a day, without those of which
 * every deal is a purchase that is closed by then: nothing of them is held, and nothing can be wrong with them.
 */
export async function listIsinsInParts(
  { db, scope }: PortfolioSource,
  kind: HoldingKind,
  heldOn?: DayOfPositions,
): Promise<string[][]> {
  const closed = (heldOn === undefined ? sql<boolean>`false` : isClosed(heldOn)).as('closed');
  const deals =
    kind === 'bond'
      ? db.selectFrom('bonds').select(['isin', closed]).where(inScope('bonds', scope))
      : db
          .selectFrom('etfs_and_shares')
          .select(['isin', closed])
          .where('kind', '=', kind)
          .where(inScope('etfs_and_shares', scope));
  const counted = await db
    .selectFrom(deals.as('deals'))
    .select(({ fn }) => ['isin', fn.countAll<number>().as('rows')])
    .groupBy('isin')
    .having(sql<boolean>`not bool_and(closed)`)
    .orderBy(sql`isin collate "C"`)
    .execute();
  return splitIsins(counted);
}

type EtfOrShareDealRow = Pick<EtfOrShareRow, (typeof HELD_ETF_OR_SHARE_COLUMNS)[number]>;

export async function listBondDeals(
  db: Database,
  scope: Scope,
  isins: readonly string[],
): Promise<HeldBondRow[]> {
  const bonds = db
    .selectFrom('bonds')
    .select([...HELD_BOND_COLUMNS, FEATURES_PLACE])
    .where('isin', '=', anyOf(isins))
    .where(inScope('bonds', scope))
    .orderBy('id');
  const [rows, securities] = await Promise.all([bonds.execute(), listSecurityFeatures(db, isins)]);
  return addFeatures(db, rows, securities);
}

export function listEtfOrShareDeals(
  db: Database,
  scope: Scope,
  { kind, isins }: { readonly kind: EtfOrShareRow['kind']; readonly isins: readonly string[] },
): Promise<EtfOrShareDealRow[]> {
  return db
    .selectFrom('etfs_and_shares')
    .select(HELD_ETF_OR_SHARE_COLUMNS)
    .where('kind', '=', kind)
    .where('isin', '=', anyOf(isins))
    .where(inScope('etfs_and_shares', scope))
    .orderBy('id')
    .execute();
}
