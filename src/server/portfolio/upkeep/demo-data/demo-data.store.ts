import type { Insertable } from 'kysely';
import type { BondId, UserId } from '#api/platform/ids';
import type { DistributionsTable } from '../../../platform/database/tables/securities-tables.ts';
import type {
  BondsTable,
  CashFlowsTable,
  DatabaseTransaction,
  EtfsAndSharesTable,
  PaymentsTable,
} from '../../../platform/database/schema.ts';

/** A row to insert, without its owner and its bond. */
type NewRow<Table> = Omit<Insertable<Table>, 'user_id' | 'bond_id'>;

export interface NewDemoBond {
  readonly bond: NewRow<BondsTable>;
  readonly payments: readonly NewRow<PaymentsTable>[];
  readonly cashFlows: readonly NewRow<CashFlowsTable>[];
}

export type NewDemoEtfOrShare = NewRow<EtfsAndSharesTable>;
export type NewDemoDistribution = Omit<NewRow<DistributionsTable>, 'etf_or_share_id'>;

export async function insertDemoBond(
  tx: DatabaseTransaction,
  owner: UserId,
  { bond, payments, cashFlows }: NewDemoBond,
): Promise<void> {
  const { id } = await tx
    .insertInto('bonds')
    .values({ ...bond, user_id: owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owned: { user_id: UserId; bond_id: BondId } = { user_id: owner, bond_id: id };
  if (payments.length > 0) {
    await tx
      .insertInto('payments')
      .values(payments.map((row) => ({ ...row, ...owned })))
      .execute();
  }
  if (cashFlows.length > 0) {
    await tx
      .insertInto('cash_flows')
      .values(cashFlows.map((row) => ({ ...row, ...owned })))
      .execute();
  }
}

interface DemoEtfOrShareRows {
  readonly row: NewDemoEtfOrShare;
  readonly distributions: readonly NewDemoDistribution[];
}

export async function insertDemoEtfOrShare(
  tx: DatabaseTransaction,
  owner: UserId,
  { row, distributions }: DemoEtfOrShareRows,
): Promise<void> {
  const { id } = await tx
    .insertInto('etfs_and_shares')
    .values({ ...row, user_id: owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (distributions.length === 0) return;
  await tx
    .insertInto('distributions')
    .values(distributions.map((distribution) => ({ ...distribution, user_id: owner, etf_or_share_id: id })))
    .execute();
}

export interface NewDemoSecurity {
  readonly isin: string;
  readonly issuer: string;
  readonly name: string;
}

/** Names the securities that the demo holdings brought; one that an administrator has named keeps its name. */
export async function nameDemoSecurities(
  tx: DatabaseTransaction,
  securities: readonly NewDemoSecurity[],
): Promise<void> {
  for (const { isin, issuer, name } of securities) {
    await tx
      .updateTable('instruments')
      .set({ issuer, name })
      .where('isin', '=', isin)
      .where('name', 'is', null)
      .where('issuer', 'is', null)
      .execute();
  }
}

export async function removeDemoFixings(tx: DatabaseTransaction, index: string): Promise<void> {
  await tx.deleteFrom('fixings').where('index', '=', index).execute();
}

/** Removes the demo users with everything they own. */
export async function removeDemoUsers(tx: DatabaseTransaction): Promise<void> {
  await tx.deleteFrom('users').where('demo', '=', true).execute();
}

export async function hasAnyUser(tx: DatabaseTransaction): Promise<boolean> {
  return (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasUserWithEmail(tx: DatabaseTransaction, emailKey: string): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return found !== undefined;
}

/** The demo users and the user with this email. */
export function listDemoUsers(tx: DatabaseTransaction, emailKey: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where((user) => user.or([user('demo', '=', true), user('email_key', '=', emailKey)]))
    .orderBy('id')
    .execute();
}
