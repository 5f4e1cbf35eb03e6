import pg from 'pg';
import { calendarDate } from '#domain/calendar-date';
import { connect, type ServerAddress } from '../../server/platform/database/connection/connect.ts';
import { inTransaction } from '../../server/platform/database/transaction.ts';
import {
  prepareDemoAccounts,
  type DemoAccount,
} from '../../server/portfolio/upkeep/demo-data/demo-accounts.ts';
import { copyStatement } from './create-test-database.ts';
import { testDataKeys } from './test-data-keys.ts';

export interface DemoDatabase {
  readonly template: string;
  readonly accounts: readonly DemoAccount[];
}

/** A template with the demo data of today, made once for all journeys of a run: loading it takes far longer than copying it. */
export async function makeDemoDatabase(
  migrated: ServerAddress,
  administrator: string,
): Promise<DemoDatabase> {
  const template = `${migrated.database}_demo`;
  const client = new pg.Client({ ...migrated, user: administrator, database: 'postgres' });
  await client.connect();
  await client.query(copyStatement(template, migrated));
  await client.end();
  const db = connect({ ...migrated, database: template });
  const today = calendarDate(new Date().toISOString().slice(0, 10));
  const demo = { today, dataKeys: testDataKeys() };
  const accounts = await inTransaction(db, (tx) => prepareDemoAccounts(tx, demo));
  await db.destroy();
  return { template, accounts };
}
