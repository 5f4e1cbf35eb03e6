import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMyPositions } from '#api/portfolio/figures/positions';
import { listPrices } from '#api/portfolio/instruments/prices';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { signIn } from '../../../../testing/app/sign-in.ts';
import { anAdministrator, aUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { readConfig } from '../../../platform/config/config.ts';

const ISINS = ['BG1100001006', 'BG1100001014', 'BG1100001022'] as const;

let app: TestApp;
let webFolder: string;
beforeAll(async () => {
  webFolder = mkdtempSync(path.join(os.tmpdir(), 'kupon-web-'));
  writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><html lang="en"><title>Kupon</title>');
  app = await startTestApp(readConfig({ STALE_PRICE_DAYS: '1,2' }), { webFolder });
  // A Friday.
  app.clock.set(new Date('2026-11-20T10:00:00Z'));
});
afterAll(async () => {
  await app.stop();
  rmSync(webFolder, { recursive: true });
});

it('the server’s limits decide how fresh a price is, for its holder and for the office', async () => {
  const holder = await aUser(app);
  for (const [index, isin] of ISINS.entries()) {
    const deal = { kind: 'share', isin, currency: 'EUR', buy_date: '2026-01-05', market_price: '0' } as const;
    await anEtfOrShare(app, holder.userId, { ...deal, buy_price: '10', nominal: '100' });
    await sql`insert into prices (isin, day, price, kind, currency, source, undone)
      values (${isin}, ${`2026-11-${19 - index}`}, 11, 'unit', 'EUR', 'file', false)`.execute(app.db);
  }
  const expected = ['fresh', 'ageing', 'old'];
  const positions = await app.answer(listMyPositions, { token: await signIn(app, holder.userId) });
  const byIsin = positions.toSorted((one, other) => one.isin.localeCompare(other.isin));
  expect(byIsin.map(({ price }) => 'freshness' in price && price.freshness)).toEqual(expected);
  const { token } = await anAdministrator(app);
  const prices = await app.answer(listPrices, { token });
  const priced = ISINS.map((isin) => prices.find((each) => each.isin === isin)?.freshness);
  expect(priced).toEqual(expected);
});

it('the page has them for the browser', async () => {
  const { body } = await app.fastify.inject({ url: '/my-bonds' });
  expect(body).toContain('<html data-stale-price-days="1,2" lang="en">');
});
