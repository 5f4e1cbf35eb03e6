import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CalendarDate } from '#domain/calendar-date';
import type { BondOnWire } from '#api/portfolio/bonds';
import type { BondId } from '#api/platform/ids';
import { inScope, type Scope } from '../../../people/access/scope.ts';
import type { Database, Tables } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
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

/** Without the columns that only the bond's page shows. */
export type HeldBondWithPaymentsRow = HeldBondRow & Pick<BondWithPaymentsRow, 'payments'>;

interface BondWithPaymentsOnWire {
  readonly id: BondId;
  readonly bond: BondOnWire;
  readonly payments: readonly PaymentRow[];
}

/** Selects the payments of the current bond as JSON, in date order. */
function selectPayments(bond: ExpressionBuilder<Tables, 'bonds'>, scope: Scope) {
  return jsonArrayFrom(
    bond
      .selectFrom('payments')
      .select([
        'payments.id',
        'payments.payment_date',
        'payments.currency',
        'payments.version',
        // As text, because JSON numbers are parsed as doubles.
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

/** Limits of a part: bonds, and their payments and cash flows. A single bond can have more. */
const MAX_BONDS_PER_PART = 500;
const MAX_ROWS_PER_PART = 10_000;

type HolderAndIsin = Pick<BondRow, 'user_id' | 'isin'>;

/** The ids of the scope's bonds in ISIN order, in parts that fit in memory with their payments and cash flows. */
async function bondIdsInParts(
  db: Database,
  scope: Scope,
  only: Partial<HolderAndIsin> = {},
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
    if (part !== undefined && room >= 0 && part.length < MAX_BONDS_PER_PART) part.push(id);
    else {
      parts.push([id]);
      room = MAX_ROWS_PER_PART - size;
    }
  }
  return parts;
}

/** Includes deleted rows, so that the index alone can answer. */
function countRows(table: 'payments' | 'cash_flows') {
  return sql`(select count(*) from ${sql.table(table)} as counted where counted.user_id = bonds.user_id and counted.bond_id = bonds.id)`;
}

function hasId(ids: readonly BondId[]) {
  return sql<SqlBool>`bonds.id = any(${ids})`;
}

/**
 * Every bond of the scope in ISIN order, each with its payments in date order. No connection is held between parts; a bond added during
 * the iteration is missed. `only` selects one holder and ISIN.
 */
export async function* bondsWithPaymentsInParts(
  db: Database,
  scope: Scope,
  only?: HolderAndIsin,
): AsyncGenerator<readonly HeldBondWithPaymentsRow[], void> {
  for (const ids of await bondIdsInParts(db, scope, only)) {
    const bonds = selectBonds(db, scope).select([...HELD_BOND_COLUMNS, FEATURES_PLACE]);
    yield await withFeatures(db, await bonds.where(hasId(ids)).execute());
  }
}

/** One bond with its payments in date order. Throws not_found if it is not in the scope. */
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

/** Like bondsWithPaymentsInParts, with each bond in its wire form for the day. */
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
