import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CalendarDate } from '#domain/calendar-date';
import type { BondOnWire } from '#api/portfolio/bonds';
import type { BondId } from '#api/platform/ids';
import { inScope, type Scope } from '../../people/access/scope.ts';
import type { Database, Tables } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import type { PaymentRow } from '../payments/payment-on-wire.ts';
import {
  FEATURES_PLACE,
  withFeatures,
  withOwnFeatures,
  type WithFeatures,
} from '../bond-features/bond-features.store.ts';
import { bondOnWire, type BondRow } from '../bonds/bond-on-wire.store.ts';
import { HELD_BOND_COLUMNS, type HeldBondRow } from './held-bond-columns.ts';

export interface BondWithPaymentsRow extends WithFeatures<BondRow> {
  readonly payments: readonly PaymentRow[];
}

/** The same without what only the page of the bond shows. */
export type HeldBondWithPaymentsRow = HeldBondRow & Pick<BondWithPaymentsRow, 'payments'>;

export interface BondWithPaymentsOnWire {
  readonly id: BondId;
  readonly bond: BondOnWire;
  readonly payments: readonly PaymentRow[];
}

/** The payments of the bond at hand, in date order. */
function selectPayments(bond: ExpressionBuilder<Tables, 'bonds'>, scope: Scope) {
  return jsonArrayFrom(
    bond
      .selectFrom('payments')
      .select([
        'payments.id',
        'payments.payment_date',
        'payments.currency',
        'payments.version',
        // As text: a number of JSON would be read as a double.
        sql<string>`payments.profit::text`.as('profit'),
        sql<string | null>`payments.taxes_paid::text`.as('taxes_paid'),
      ])
      .whereRef('payments.user_id', '=', 'bonds.user_id')
      .whereRef('payments.bond_id', '=', 'bonds.id')
      .where(inScope('payments', scope))
      .orderBy('payments.payment_date', (date) => date.asc().nullsLast())
      .orderBy('payments.id'),
  );
}

function selectBonds(db: Database, scope: Scope) {
  return db
    .selectFrom('bonds')
    .select((bond) => selectPayments(bond, scope).as('payments'))
    .where(inScope('bonds', scope))
    .orderBy('bonds.isin')
    .orderBy('bonds.id');
}

/** What is held of bonds at once: so many, or so many of their payments and cash flows. One bond may have more. */
const BONDS_OF_PART = 500;
const ROWS_OF_PART = 10_000;

type HoldersIsin = Pick<BondRow, 'user_id' | 'isin'>;

/** The ids of the scope's bonds in ISIN order, in parts that can be held with all that belongs to them. */
async function bondIdsInParts(
  db: Database,
  scope: Scope,
  only: Partial<HoldersIsin> = {},
): Promise<BondId[][]> {
  const rows = await db
    .selectFrom('bonds')
    .select(['bonds.id', sql<number>`${countRows('payments')} + ${countRows('cash_flows')}`.as('size')])
    .where(inScope('bonds', scope))
    .where((bond) => bond.and(only))
    .orderBy('bonds.isin')
    .orderBy('bonds.id')
    .execute();
  const parts: BondId[][] = [];
  let room = 0;
  for (const { id, size } of rows) {
    const part = parts.at(-1);
    room -= size;
    if (part !== undefined && room >= 0 && part.length < BONDS_OF_PART) part.push(id);
    else {
      parts.push([id]);
      room = ROWS_OF_PART - size;
    }
  }
  return parts;
}

/** Deleted ones too: an index tells it alone. */
function countRows(table: 'payments' | 'cash_flows') {
  return sql`(select count(*) from ${sql.table(table)} as counted where counted.user_id = bonds.user_id and counted.bond_id = bonds.id)`;
}

function hasId(ids: readonly BondId[]) {
  return sql<SqlBool>`bonds.id = any(${ids})`;
}

/**
 * Every bond of the scope in ISIN order, each with its payments in date order; no connection is held between two parts. A bond
 * that is added meanwhile is missed. `only`: those of one holder and ISIN.
 */
export async function* bondsWithPaymentsInParts(
  db: Database,
  scope: Scope,
  only?: HoldersIsin,
): AsyncGenerator<readonly HeldBondWithPaymentsRow[], void> {
  for (const ids of await bondIdsInParts(db, scope, only)) {
    const bonds = selectBonds(db, scope).select([...HELD_BOND_COLUMNS, FEATURES_PLACE]);
    yield await withFeatures(db, await bonds.where(hasId(ids)).execute());
  }
}

/** One bond with its payments in date order. Throws not found where it is not in the scope. */
export async function findBondWithPayments(
  db: Database,
  scope: Scope,
  id: BondId,
): Promise<BondWithPaymentsRow> {
  const row = await selectBonds(db, scope)
    .selectAll('bonds')
    .where(hasId([id]))
    .executeTakeFirstOrThrow(notFound);
  return withOwnFeatures(db, row);
}

/** The same as bondsWithPaymentsInParts, as they are answered on the day. */
export async function* bondsOnWireInParts(
  db: Database,
  scope: Scope,
  today: CalendarDate,
): AsyncGenerator<readonly BondWithPaymentsOnWire[], void> {
  for (const ids of await bondIdsInParts(db, scope)) {
    yield await selectBonds(db, scope)
      .select(['bonds.id', bondOnWire(today).as('bond')])
      .where(hasId(ids))
      .execute();
  }
}
