import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#api/platform/endpoint';
import { anAdministrator, aUser } from '../../../testing/factories/a-user.ts';
import { ENDPOINTS } from '#api/endpoints';
import { CALLS } from '../../../testing/access-matrix/calls.ts';
import { endpointName } from '../../../testing/access-matrix/expected-outcome.ts';
import { PASSKEY_APP_URL } from '../../../testing/factories/an-authenticator.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import type { Tables } from '../../platform/database/schema.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ appUrl: PASSKEY_APP_URL });
});
afterAll(() => app.stop());

const TABLES = ['users', 'bonds', 'payments', 'cash_flows', 'etfs_and_shares', 'distributions'] as const;
/** Columns with the owner of a row, its permissions and its counters. */
const KEPT = [
  'id',
  'user_id',
  'bond_id',
  'etf_or_share_id',
  'kind',
  'role',
  'demo',
  'must_change_password',
  'keeps_own_portfolio',
  'created_at',
  'deleted_at',
];

/** The rows of every table by id, with the columns that no body may set. */
async function keptColumns(): Promise<Map<string, Record<string, unknown>>> {
  const rows = new Map<string, Record<string, unknown>>();
  for (const table of TABLES) {
    const db: Kysely<Tables> = app.db;
    for (const row of await db.selectFrom(table).selectAll().execute()) {
      const kept = Object.entries(row).filter(([column]) => KEPT.includes(column));
      rows.set(`${table} ${row.id}`, Object.fromEntries(kept));
    }
  }
  return rows;
}

/** The fields that a body might try to set, in the spellings of the wire and of the tables. */
const claims = (other: number) => ({
  id: other,
  userId: other,
  user_id: other,
  owner: other,
  bondId: other,
  bond_id: other,
  etfOrShareId: other,
  etf_or_share_id: other,
  kind: 'share',
  demo: true,
  mustChangePassword: true,
  must_change_password: true,
  passwordHash: 'x',
  password_hash: 'x',
  createdAt: '2001-01-01T00:00:00Z',
  created_at: '2001-01-01T00:00:00Z',
  deletedAt: '2001-01-01T00:00:00Z',
  deleted_at: '2001-01-01T00:00:00Z',
});

/** Endpoints whose body may set one of these columns. */
const takesRole = ({ path }: Endpoint) => path.startsWith('/admin/users');

describe.each(
  ENDPOINTS.filter(({ method }) => method === 'POST' || method === 'PUT')
    .filter((endpoint) => !endpointName(endpoint).startsWith('POST /setup'))
    // Endpoints that exist to change one of these columns.
    .filter(({ path }) => !/restore$|reset-password$|change-password$|generate$/.test(path))
    .map((endpoint) => [endpointName(endpoint), endpoint] as const),
)('%s', (_name, endpoint) => {
  it('sets only its own fields, whatever the body contains (SEC-63, SEC-65)', async () => {
    const other = await aUser(app);
    const owner = await aUser(app, { keeps_own_portfolio: true });
    const caller = endpoint.access === 'administrator' ? await anAdministrator(app) : owner;
    const sent = await CALLS[endpointName(endpoint)]!({ app, owner });
    const before = await keptColumns();
    const body = {
      ...claims(other.userId),
      ...(takesRole(endpoint) ? {} : { role: 'admin', keepsOwnPortfolio: true }),
      ...(typeof sent.body === 'object' ? sent.body : {}),
    };
    await app.answer(endpoint, { ...sent, token: caller.token, body });
    const after = await keptColumns();
    for (const [row, kept] of before) expect(after.get(row), row).toEqual(kept);
    for (const [row, added] of after) {
      if (before.has(row)) continue;
      expect(added, row).not.toMatchObject({ user_id: other.userId });
      expect(added, row).not.toMatchObject({ role: 'admin' });
      expect(added, row).not.toMatchObject({ demo: true });
      expect([undefined, null]).toContain(added['deleted_at']);
    }
  });
});
