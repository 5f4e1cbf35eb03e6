import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { aPrincipal } from '../../../../testing/factories/a-principal.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { ownRows, type Scope } from '../../../people/access/scope.ts';
import { bondsOnWireInParts, bondsWithPaymentsInParts } from './bonds-with-payments.store.ts';

const PAYMENTS = [
  ['A', 6_000],
  ['B', 3_000],
  ['C', 9_990],
  ['D', 20],
  ['E', 0],
] as const;

let app: TestApp;
let scope: Scope;
beforeAll(async () => {
  app = await startTestApp();
  const { userId } = await aUser(app);
  scope = ownRows(aPrincipal(userId));
  for (const [isin, payments] of PAYMENTS) {
    const bondId = await aBond(app, userId, { isin });
    await sql`
      insert into payments (user_id, bond_id, profit)
      select ${userId}::bigint, ${bondId}::bigint, 1 from generate_series(1, ${payments}::int)`.execute(
      app.db,
    );
  }
});
afterAll(() => app.stop());

it('the bonds of a user are read in ISIN order, with at most ten thousand payments in memory at once', async () => {
  const parts: string[] = [];
  for await (const rows of bondsWithPaymentsInParts(app.db, scope))
    parts.push(rows.map(({ isin, payments }) => `${isin} ${payments.length}`).join(', '));
  expect(parts).toEqual(['A 6000, B 3000', 'C 9990', 'D 20, E 0']);
  const sizes: number[] = [];
  for await (const rows of bondsOnWireInParts(app.db, scope, calendarDate('2026-03-02')))
    sizes.push(rows.length);
  expect(sizes).toEqual([2, 1, 2]);
});
