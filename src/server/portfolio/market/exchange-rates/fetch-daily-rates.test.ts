import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { findActiveRates } from '#api/portfolio/instruments/exchange-rates';
import { anAdministrator } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import {
  anHttpsServer,
  TEST_CERTIFICATE,
  type HttpsServer,
} from '../../../../testing/processes/an-https-server.ts';
import { createLog } from '../../../platform/runtime/log.ts';
import { fetchDailyRates } from './fetch-daily-rates.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ ratesUrl: new URL('https://rates.example/hist.csv') });
  ({ token } = await anAdministrator(app));
});
beforeEach(async () => {
  await app.db.deleteFrom('exchange_rates').execute();
  await app.db.deleteFrom('exchange_rate_fetches').execute();
});
afterAll(() => app.stop());

const OVERRIDES = {
  ca: TEST_CERTIFICATE,
  resolve: () => Promise.resolve(['127.0.0.1']),
  isAllowed: () => true,
};

/** Runs the job at this time and returns what it logs. */
async function fetchAt(instant: string, server: HttpsServer | undefined): Promise<string> {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => lines.push(line) > 0 });
  const ratesUrl = server && new URL(`https://rates.example:${server.port}/hist.csv`);
  const context = {
    db: app.db,
    log,
    now: () => new Date(instant),
    config: { ratesUrl, timeZone: 'Europe/Sofia' },
  };
  await fetchDailyRates(context, { stopping: new AbortController().signal, overrides: OVERRIDES });
  return lines.join('');
}

const answering =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/csv' }).end(body);

const RATES = 'Date,USD,\n2026-02-27,1.1753,\n2026-02-26,1.1801,\n';
const status = async () => (await app.answer(findActiveRates, { token })).fetch;

it('stores the rates once a day, after the bank has published them, and shows that', async () => {
  const server = await anHttpsServer(answering(RATES));
  const log = await fetchAt('2026-02-27T17:00:00Z', server);
  expect(log).toMatch(/"days":2.*exchange rates fetched/);
  expect(await app.answer(findActiveRates, { token })).toMatchObject({
    day: '2026-02-27',
    storedDays: { first: '2026-02-26', last: '2026-02-27', count: 2 },
    fetch: { host: 'rates.example', lastSuccess: { at: '2026-02-27T17:00:00.000Z', days: 2 }, failure: null },
  });
  // The bank publishes at 16:00 Frankfurt time.
  for (const time of ['2026-02-27T18:00:00Z', '2026-02-28T15:59:00Z']) await fetchAt(time, server);
  expect(server.connections()).toBe(1);
  await fetchAt('2026-02-28T16:00:00Z', server);
  expect(server.connections()).toBe(2);
  expect((await status())?.lastSuccess).toEqual({ at: '2026-02-28T16:00:00.000Z', days: 0 });
});

it('records each load in the audit, without an actor', async () => {
  await fetchAt('2026-02-27T17:00:00Z', await anHttpsServer(answering(RATES)));
  const entry = await app.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'changes'])
    .where('action', '=', 'rates_loaded')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry).toEqual({
    actor_id: null,
    changes: { days: 2, firstDay: '2026-02-26', lastDay: '2026-02-27' },
  });
});

test.each([
  ['another status', answering('the secret page', 503), { fault: 'status', status: 503 }],
  ['something else', answering('the secret page'), { fault: 'wrong-file', status: null }],
  ['days to come', answering('Date,USD\n2026-03-09,1.1753'), { fault: 'wrong-file', status: null }],
])(
  'shows and logs that it received %s, without the content, and tries again',
  async (_what, answer, failure) => {
    const at = '2026-02-27T17:00:00.000Z';
    const log = await fetchAt(at, await anHttpsServer(answer));
    expect(log).toMatch(/could not fetch the exchange rates/);
    expect(log).not.toMatch(/secret|2026-03-09/);
    expect(await status()).toEqual({ host: 'rates.example', lastSuccess: null, failure: { at, ...failure } });

    await fetchAt('2026-02-27T18:00:00Z', await anHttpsServer(answering(RATES)));
    expect(await status()).toMatchObject({ lastSuccess: { days: 2 }, failure: null });
  },
);

it('keeps showing the last success next to a failure', async () => {
  await fetchAt('2026-02-27T17:00:00Z', await anHttpsServer(answering(RATES)));
  await fetchAt('2026-02-28T17:00:00Z', await anHttpsServer(answering('', 404)));
  expect(await status()).toMatchObject({
    lastSuccess: { at: '2026-02-27T17:00:00.000Z' },
    failure: { at: '2026-02-28T17:00:00.000Z', fault: 'status', status: 404 },
  });
});

it('does nothing without a URL', async () => {
  expect(await fetchAt('2026-02-27T17:00:00Z', undefined)).toBe('');
  expect(await app.db.selectFrom('exchange_rate_fetches').selectAll().execute()).toEqual([]);
});
