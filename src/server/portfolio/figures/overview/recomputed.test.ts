import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMyOverviewHistory, findUserOverviewHistory } from '#api/portfolio/figures/overview';
import type { EtfOrShareId } from '#api/platform/ids';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { signIn } from '../../../../testing/app/sign-in.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;
let holder: TestUser;
let share: EtfOrShareId;
const isin = 'BG1100001006';

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

beforeEach(async () => {
  app.clock.set(new Date('2026-11-20T10:00:00Z'));
  await sql`truncate prices`.execute(app.db);
  holder = await aUser(app);
  const deal = { kind: 'share', isin, currency: 'EUR', buy_date: '2026-01-05', market_price: '0' } as const;
  share = await anEtfOrShare(app, holder.userId, { ...deal, buy_price: '10', nominal: '100' });
});

const price = (day: string, value: number) =>
  sql`insert into prices (isin, day, price, kind, currency, source, undone)
    values (${isin}, ${day}, ${value}, 'unit', 'EUR', 'file', false)`.execute(app.db);

async function recomputed(query: Record<string, string> = {}) {
  const token = await signIn(app, holder.userId);
  return (await app.answer(findMyOverviewHistory, { token, query })).recomputed;
}

describe('the value over time', () => {
  it('reports nothing the first time, and while the past stays the same', async () => {
    expect(await recomputed()).toBeNull();
    app.clock.advance({ hours: 24 * 30 });
    await price('2026-12-19', 12);
    expect(await recomputed()).toBeNull();
  });

  it('says when a price of the past changed values that had been shown, and which, from then on', async () => {
    await price('2026-03-02', 10);
    expect(await recomputed()).toBeNull();
    await price('2026-02-02', 11);
    // The next day with a value that was shown before is a month end.
    const change = { on: '2026-11-20', from: '2026-02-28', to: '2026-02-28' };
    expect(await recomputed()).toEqual(change);
    app.clock.advance({ hours: 24 });
    expect(await recomputed()).toEqual(change);
    expect(await recomputed({ from: '2026-02-28' })).toEqual(change);
    expect(await recomputed({ from: '2026-03-01' }), 'a period without these days').toBeNull();
  });

  it('says so of a deal, for the office as well', async () => {
    await recomputed();
    app.clock.advance({ hours: 24 });
    await app.db.updateTable('etfs_and_shares').set({ nominal: '90' }).where('id', '=', share).execute();
    const { token } = await anAdministrator(app);
    const sent = { token, params: { id: holder.userId } };
    const change = { on: '2026-11-21', from: '2026-01-05', to: '2026-11-13' };
    expect((await app.answer(findUserOverviewHistory, sent)).recomputed).toEqual(change);
    expect(await recomputed()).toEqual(change);
  });

  it('says nothing of the last seven days, in which prices are still entered', async () => {
    await recomputed();
    app.clock.advance({ hours: 24 });
    await price('2026-11-14', 12);
    expect(await recomputed()).toBeNull();
    await price('2026-11-13', 12);
    expect(await recomputed()).toMatchObject({ from: '2026-11-13', to: '2026-11-13' });
  });

  it('compares only values up to today', async () => {
    await recomputed();
    await price('2026-02-02', 11);
    expect(await recomputed({ to: '2026-11-19' })).toBeNull();
    expect(await recomputed()).not.toBeNull();
  });
});
