import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { changeBondStatus } from '#api/portfolio/bonds';
import type { Endpoint } from '#api/platform/endpoint';
import { kindEndpoints, KINDS } from '#api/portfolio/etfs-and-shares';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aUser, anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  [admin, owner] = [await anAdministrator(app), await aUser(app)];
});
afterAll(() => app.stop());

const TODAY = '2026-03-02';
const BOUGHT = '2025-07-15';

type Holding = 'bond' | 'etf' | 'share';
const ENDPOINTS: Readonly<Record<Holding, Endpoint>> = {
  bond: changeBondStatus,
  etf: kindEndpoints('etf').change,
  share: kindEndpoints('share').change,
};

const make = (holding: Holding) =>
  holding === 'bond'
    ? aBond(app, owner.userId, { buy_date: BOUGHT })
    : anEtfOrShare(app, owner.userId, { kind: holding, buy_date: BOUGHT });

describe.each(['bond', 'etf', 'share'] as const)('the closing day of a holding: %s', (holding) => {
  const change = (id: number, body: unknown) =>
    app.answer(ENDPOINTS[holding], { token: admin.token, params: { id }, body });

  it('is today, or the day that was sent, until it is active again', async () => {
    const id = await make(holding);
    expect(await change(id, { expired: true })).toMatchObject({ closedOn: TODAY, closedOnAssumed: false });
    expect(await change(id, { expired: true })).toMatchObject({ closedOn: TODAY });
    const closedOn = '2025-11-20';
    expect(await change(id, { expired: true, closedOn })).toMatchObject({ expired: true, closedOn });
    expect(await change(id, { expired: false })).toMatchObject({ expired: false, closedOn: null });
  });

  it.each([
    ['2025-07-14', { expired: true }],
    ['2026-03-03', { expired: true }],
    ['2026-02-30', { expired: true }],
    ['2026-01-10', { expired: false }],
  ])('is refused by name: %s with %j', async (closedOn, body) => {
    const params = { id: await make(holding) };
    const refusal = await app.refusal(ENDPOINTS[holding], {
      token: admin.token,
      params,
      body: { ...body, closedOn },
    });
    expect(refusal).toMatchObject({ status: 400, errors: [{ path: 'closedOn' }] });
  });

  it('is in the audit, together with the expiry', async () => {
    const id = await make(holding);
    await change(id, { expired: true, closedOn: '2026-01-10' });
    await change(id, { expired: true, closedOn: '2026-01-11' });
    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'changes'])
      .where('target_type', '=', holding)
      .where('target_id', '=', id)
      .where('action', '<>', 'added')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'expired', changes: { expired: [false, true], closed_on: [null, '2026-01-10'] } },
      { action: 'changed', changes: { closed_on: ['2026-01-10', '2026-01-11'] } },
    ]);
  });
});

test.each(KINDS)('a holding of kind %s that is entered as expired is closed today', async (kind) => {
  const body = { isin: 'X', direction: 'Bid', name: 'X', currency: 'EUR', expired: true };
  const added = await app.answer(kindEndpoints(kind).add, {
    token: admin.token,
    params: { id: owner.userId },
    body,
  });
  expect(added).toMatchObject({ closedOn: TODAY, closedOnAssumed: false });
});

describe('the migration', () => {
  const forgetDays = async () => {
    for (const table of ['bonds', 'etfs_and_shares'] as const)
      await app.db.updateTable(table).set({ closed_on: null }).where('user_id', '=', owner.userId).execute();
  };
  const migrate = async () => {
    const file = await readFile(
      new URL('../../../../../migrations/0015-closing-days.sql', import.meta.url),
      'utf8',
    );
    await sql.raw(file).execute(app.db);
  };

  it('assumes the maturity, or the day in the audit, until somebody confirms it', async () => {
    const [matured, sold, etf] = [
      await aBond(app, owner.userId, { maturity_date: '2025-07-15' }),
      await aBond(app, owner.userId, { maturity_date: '2050-07-15' }),
      await anEtfOrShare(app, owner.userId, { kind: 'etf', buy_date: BOUGHT }),
    ] as const;
    const expire = (holding: Holding, id: number, body = {}) =>
      app.answer(ENDPOINTS[holding], {
        token: admin.token,
        params: { id },
        body: { expired: true, ...body },
      });
    await expire('bond', matured);
    await expire('bond', sold);
    await expire('etf', etf);
    await forgetDays();
    await migrate();
    const { rows } = await sql<{ today: string }>`select current_date::text as today`.execute(app.db);
    const markedOn = rows[0]?.today;
    const bonds = await app.db
      .selectFrom('bonds')
      .select(['closed_on', 'closed_on_assumed'])
      .where('id', 'in', [matured, sold])
      .orderBy('id')
      .execute();
    expect(bonds).toEqual([
      { closed_on: '2025-07-15', closed_on_assumed: true },
      { closed_on: markedOn, closed_on_assumed: true },
    ]);
    const confirmed = await expire('bond', matured, { closedOn: '2025-07-15' });
    expect(confirmed).toMatchObject({ closedOn: '2025-07-15', closedOnAssumed: false });
    const assumed = app.db.selectFrom('etfs_and_shares').select(['closed_on', 'closed_on_assumed']);
    expect(await assumed.where('id', '=', etf).execute()).toEqual([
      { closed_on: markedOn, closed_on_assumed: true },
    ]);
  });
});
