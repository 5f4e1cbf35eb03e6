import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Endpoint } from '#api/platform/endpoint';
import { ENDPOINTS } from '#api/endpoints';
import { CALLS } from '../../../testing/access-matrix/calls.ts';
import { endpointName } from '../../../testing/access-matrix/expected-outcome.ts';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { PASSKEY_APP_URL } from '../../../testing/factories/an-authenticator.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

/** The audit entries that a valid call adds, in this order; an empty list means none. */
const LEAVES: Readonly<Record<string, readonly string[]>> = {
  'POST /auth/login': ['signed_in user'],
  'POST /auth/register': ['added user', 'signed_in user'],
  'POST /auth/forgot-password': ['password_reset_asked user'],
  'POST /auth/reset-password': ['changed user', 'password_reset user'],
  'POST /auth/logout': ['signed_out user'],
  'POST /auth/logout-all': ['signed_out_everywhere user'],

  'PUT /account/me': ['changed user'],
  'POST /account/change-password': ['changed user'],
  'DELETE /account/sessions/{id}': ['session_ended user'],
  'GET /account/export': ['data_exported user'],
  'POST /income/missed/record': ['added payment'],
  'POST /admin/users/{id}/income/missed/record': ['added payment'],
  'POST /income/missed/{bondId}/snooze': ['missed_payment_snoozed user'],
  'POST /income/missed/{bondId}/not-due': ['missed_payment_not_due user'],
  'POST /income/missed/{bondId}/reopen': ['missed_payment_reopened user'],
  'POST /admin/bonds/{id}/missed/snooze': ['missed_payment_snoozed user'],
  'POST /admin/bonds/{id}/missed/not-due': ['missed_payment_not_due user'],
  'POST /admin/bonds/{id}/missed/reopen': ['missed_payment_reopened user'],
  'POST /calendar-feeds': ['calendar_feed_added user'],
  'DELETE /calendar-feeds/{id}': ['calendar_feed_revoked user'],
  'PUT /account/reminders': ['reminders_changed user'],
  'POST /reminders/stop': ['reminders_stopped user'],
  'PUT /account/concentration-limits': ['concentration_limits_changed user'],
  'POST /auth/second-factor': ['recovery_code_used user', 'signed_in user'],
  'POST /account/second-factor/challenge': [],
  'POST /account/second-factor/app': [],
  'POST /account/second-factor/app/confirm': ['second_factor_added user', 'recovery_codes_made user'],
  'POST /account/second-factor/app/remove': ['recovery_code_used user', 'second_factor_removed user'],
  'POST /account/second-factor/passkeys/begin': [],
  'POST /account/second-factor/passkeys': ['second_factor_added user', 'recovery_codes_made user'],
  'PUT /account/second-factor/passkeys/{id}': ['second_factor_renamed user'],
  'POST /account/second-factor/passkeys/{id}/remove': [
    'recovery_code_used user',
    'second_factor_removed user',
  ],
  'POST /account/second-factor/recovery-codes': ['recovery_code_used user', 'recovery_codes_made user'],
  'DELETE /admin/users/{id}/second-factor': ['second_factor_removed user'],

  'POST /Payments/bond/{bondId}': ['added payment'],
  'PUT /Payments/{id}': ['changed payment'],
  'DELETE /Payments/{id}': ['deleted payment'],
  'POST /Payments/{id}/restore': ['restored payment'],
  'POST /ai/chat': [],
  'POST /risk/scenario': [],

  'POST /admin/users': ['added user', 'one_time_password_sent user'],
  'GET /admin/users/{id}': ['details_opened user'],
  'PUT /admin/users/{id}': ['changed user'],
  'DELETE /admin/users/{id}': ['erased user'],
  'GET /admin/users/{id}/details': ['details_opened user'],
  'POST /admin/users/{id}/reset-password': ['changed user', 'one_time_password_sent user'],
  'POST /admin/users/{id}/one-time-link': ['one_time_link_shown user'],
  'POST /admin/users/{id}/logout-all': ['signed_out_everywhere user'],
  'DELETE /admin/demo-data': [],
  'POST /admin/exchange-rates': ['rates_loaded'],
  'POST /admin/benchmarks': ['benchmark_loaded'],
  'DELETE /admin/benchmarks/{id}': ['benchmark_removed'],
  'POST /admin/fixings': ['fixings_saved'],
  'PUT /admin/instruments/{isin}': ['instrument_changed'],
  'POST /admin/prices': ['changed bond', 'prices_saved'],
  'POST /admin/prices/{batch}/undo': ['prices_undone'],
  'POST /admin/instruments/{isin}/actions': ['changed bond', 'redenominated'],
  'POST /admin/actions': [],
  'POST /admin/users/{id}/risk/scenario': [],
  'POST /admin/actions/{batch}/undo': ['redenomination_undone'],

  'POST /admin/imports': [],
  'DELETE /admin/imports/{id}': [],
  'PUT /admin/imports/{id}/mapping': [],
  'PUT /admin/imports/{id}/rows': [],
  'POST /admin/imports/{id}/confirm': ['import_confirmed'],
  'POST /admin/imports/{id}/undo': ['import_undone'],
  'DELETE /admin/import-mappings/{id}': [],
  'PUT /admin/import-symbols/{id}': [],
  'DELETE /admin/import-symbols/{id}': [],
  'PUT /my/import-symbols/{id}': [],
  'DELETE /my/import-symbols/{id}': [],
  'POST /my/imports': [],
  'DELETE /my/imports/{id}': [],
  'PUT /my/imports/{id}/mapping': [],
  'PUT /my/imports/{id}/rows': [],
  'POST /my/imports/{id}/confirm': ['import_confirmed user'],
  'POST /my/imports/{id}/undo': ['import_undone user'],

  'POST /admin/users/{id}/bonds': ['added bond'],
  'PUT /admin/bonds/{id}': ['changed bond'],
  'PUT /admin/bonds/{id}/status': ['expired bond'],
  'DELETE /admin/bonds/{id}': ['deleted bond'],
  'POST /admin/bonds/{id}/restore': ['restored bond'],
  'POST /admin/bonds/{id}/payments': ['added payment'],
  'PUT /admin/payments/{id}': ['changed payment'],
  'DELETE /admin/payments/{id}': ['deleted payment'],
  'POST /admin/payments/{id}/restore': ['restored payment'],
  'POST /admin/bonds/{id}/cashflows': ['added cash-flow'],
  'POST /admin/bonds/{id}/cashflows/generate': Array.from({ length: 6 }, () => 'added cash-flow'),
  'PUT /admin/cashflows/{id}': ['changed cash-flow'],
  'DELETE /admin/cashflows/{id}': ['deleted cash-flow'],
  'POST /admin/cashflows/{id}/restore': ['restored cash-flow'],

  'POST /admin/users/{id}/etfs': ['added etf'],
  'PUT /admin/etfs/{id}': ['changed etf'],
  'DELETE /admin/etfs/{id}': ['deleted etf'],
  'POST /admin/etfs/{id}/restore': ['restored etf'],
  'POST /admin/users/{id}/shares': ['added share'],
  'PUT /admin/shares/{id}': ['changed share'],
  'DELETE /admin/shares/{id}': ['deleted share'],
  'POST /admin/shares/{id}/restore': ['restored share'],

  'POST /my/bonds': ['added bond'],
  'PUT /my/bonds/{id}': ['changed bond'],
  'PUT /my/bonds/{id}/status': ['expired bond'],
  'DELETE /my/bonds/{id}': ['deleted bond'],
  'POST /my/bonds/{id}/restore': ['restored bond'],
  'POST /my/bonds/{id}/cashflows': ['added cash-flow'],
  'POST /my/bonds/{id}/cashflows/generate': Array.from({ length: 6 }, () => 'added cash-flow'),
  'PUT /my/cashflows/{id}': ['changed cash-flow'],
  'DELETE /my/cashflows/{id}': ['deleted cash-flow'],
  'POST /my/cashflows/{id}/restore': ['restored cash-flow'],
  'POST /my/etfs': ['added etf'],
  'PUT /my/etfs/{id}': ['changed etf'],
  'DELETE /my/etfs/{id}': ['deleted etf'],
  'POST /my/etfs/{id}/restore': ['restored etf'],
  'POST /my/shares': ['added share'],
  'PUT /my/shares/{id}': ['changed share'],
  'DELETE /my/shares/{id}': ['deleted share'],
  'POST /my/shares/{id}/restore': ['restored share'],

  'POST /my/etfs/{id}/distributions': ['added distribution'],
  'POST /my/shares/{id}/distributions': ['added distribution'],
  'POST /admin/etfs/{id}/distributions': ['added distribution'],
  'POST /admin/shares/{id}/distributions': ['added distribution'],
  'PUT /my/distributions/{id}': ['changed distribution'],
  'DELETE /my/distributions/{id}': ['deleted distribution'],
  'POST /my/distributions/{id}/restore': ['restored distribution'],
  'PUT /admin/distributions/{id}': ['changed distribution'],
  'DELETE /admin/distributions/{id}': ['deleted distribution'],
  'POST /admin/distributions/{id}/restore': ['restored distribution'],
};

const endpoints = ENDPOINTS.filter((endpoint) => endpointName(endpoint) !== 'POST /setup');

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp({ appUrl: PASSKEY_APP_URL });
  administrator = await anAdministrator(app);
});
afterAll(() => app.stop());

/** Entries of the request itself, not of the test's preparation. */
const entriesOfRequests = () =>
  app.db.selectFrom('audit_entries').selectAll().where('request_id', 'is not', null).orderBy('id').execute();

async function listEntriesAddedBy(endpoint: Endpoint, prepare: (owner: TestUser) => Promise<TestUser>) {
  const owner = await aUser(app, { keeps_own_portfolio: true });
  const caller = await prepare(owner);
  const sent = await CALLS[endpointName(endpoint)]!({ app, owner });
  const before = (await entriesOfRequests()).length;
  const { status, problem } = await app.request(endpoint, { ...sent, token: caller.token });
  expect({ status, problem }).toEqual({ status: endpoint.status, problem: undefined });
  return { caller, entries: (await entriesOfRequests()).slice(before) };
}

test('SEC-140: every endpoint that writes is listed with its audit entries', () => {
  const silent = endpoints.filter(
    (endpoint) => endpoint.method !== 'GET' && LEAVES[endpointName(endpoint)] === undefined,
  );
  expect(silent.map(endpointName)).toEqual([]);
});

describe.each(endpoints.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
  '%s',
  (name, endpoint) => {
    it('SEC-140: adds exactly these entries, each with actor and address', async () => {
      const byOwner = endpoint.access !== 'administrator';
      const { caller, entries } = await listEntriesAddedBy(endpoint, (owner) =>
        Promise.resolve(byOwner ? owner : administrator),
      );
      const left = entries.map((entry) => [entry.action, entry.target_type].filter(Boolean).join(' '));
      expect(left).toEqual(LEAVES[name] ?? []);
      for (const entry of entries) {
        expect(entry.actor_address).toBe('127.0.0.1');
        if (name !== 'POST /auth/register') expect(entry.actor_id).toBe(caller.userId);
      }
    });
  },
);

test('SEC-140: a failed sign-in is recorded with the user if there is one, and never with the email', async () => {
  const owner = await aUser(app);
  const login = endpoints.find((endpoint) => endpointName(endpoint) === 'POST /auth/login')!;
  const before = (await entriesOfRequests()).length;
  await app.refusal(login, { body: { email: owner.email, password: 'a wrong one' } });
  await app.refusal(login, { body: { email: 'nobody@example.com', password: 'a wrong one' } });
  const entries = (await entriesOfRequests()).slice(before);
  expect(entries).toMatchObject([
    { action: 'sign_in_failed', outcome: 'refused', actor_id: null, holder_id: owner.userId },
    { action: 'sign_in_failed', outcome: 'refused', actor_id: null, holder_id: null },
  ]);
  expect(JSON.stringify(entries)).not.toContain('example.com');
});
