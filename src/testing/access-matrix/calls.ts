import type { Call, CallContext } from './call.ts';
import { createHash, randomUUID } from 'node:crypto';
import { newToken } from '../../server/people/access/session-token.ts';
import { aBenchmark } from '../factories/a-benchmark.ts';
import { aBond } from '../factories/a-bond.ts';
import { aCalendarFeed } from '../factories/a-calendar-feed.ts';
import { aReminder } from '../factories/a-reminder.ts';
import { PASSWORD } from '../factories/a-user.ts';
import { signIn } from '../app/sign-in.ts';
import { OWN_PORTFOLIO_CALLS } from './own-portfolio-calls.ts';
import {
  BOND,
  ETF_OR_SHARE,
  PAYMENT,
  DISTRIBUTION,
  CASH_FLOW,
  TERMS,
  plain,
  body,
  withId,
  user,
  bond,
  payment,
  cashFlow,
  etf,
  share,
  distribution,
  deleted,
} from './owned-rows.ts';
import { IMPORT_CALLS } from './import-calls.ts';
import { MISSED_PAYMENT_CALLS } from './missed-payment-calls.ts';
import { SECOND_FACTOR_CALLS } from './second-factor-calls.ts';

const PROFILE = {
  username: 'Ivana Example',
  phoneNumber: '+359 88 765 4321',
  personOrCompany: 'person',
  bulstatOrEgn: '7523169263',
};
const NEW_PASSWORD = 'nine green bottles on a wall';
const RATES = 'Date,USD,JPY,TRY,\n2026-02-27,1.1753,184.10,51.2,';

const unknownEmail = () => `nobody-${randomUUID()}@example.com`;

const positionKey = async (context: CallContext) => {
  await etf(context);
  return { kind: 'etf', isin: ETF_OR_SHARE.isin, currency: ETF_OR_SHARE.currency };
};

const calendarFeed = async ({ app, owner }: CallContext) => (await aCalendarFeed(app, owner.userId)).id;

const benchmark = async ({ app }: CallContext) => (await aBenchmark(app)).id;

const oneTimePasswordUser = async ({ app, owner }: CallContext): Promise<number> => {
  const password_expires_at = new Date(app.clock.now().getTime() + 60_000);
  await app.db
    .updateTable('users')
    .set({ must_change_password: true, password_expires_at })
    .where('id', '=', owner.userId)
    .execute();
  return owner.userId;
};

/** An ISIN that only the owner holds. */
const withInstrument =
  (sent?: unknown): Call =>
  async ({ app, owner }) => {
    const isin = `XS${randomUUID().slice(0, 8).toUpperCase()}`;
    await aBond(app, owner.userId, { ...TERMS, isin });
    return { params: { isin }, body: sent };
  };

const batch =
  (act: 'prices' | 'redenomination') =>
  async ({ app }: CallContext) => {
    const { id } = await app.db
      .insertInto('batches')
      .values({ act })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

const session = async ({ app, owner }: CallContext) => {
  await signIn(app, owner.userId);
  const { id } = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', owner.userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
};

const resetPassword: Call = async ({ app, owner }) => {
  const token = newToken();
  const row = {
    token_hash: createHash('sha256').update(token).digest(),
    expires_at: new Date(app.clock.now().getTime() + 60_000),
  };
  await app.db
    .insertInto('reset_tokens')
    .values({ user_id: owner.userId, ...row })
    .execute();
  return { body: { token, newPassword: NEW_PASSWORD } };
};

/** The rows of the matrix, one for each endpoint. A new endpoint needs a row, otherwise its tests fail. */
export const CALLS: Readonly<Record<string, Call>> = {
  ...SECOND_FACTOR_CALLS,
  ...OWN_PORTFOLIO_CALLS,
  ...IMPORT_CALLS,
  ...MISSED_PAYMENT_CALLS,

  'GET /setup': plain,
  'POST /setup': () => ({
    body: { code: 'a-code', username: 'Root', email: unknownEmail(), password: NEW_PASSWORD },
  }),
  'GET /auth/password-rules': plain,
  'POST /auth/login': ({ owner }) => ({ body: { email: owner.email, password: PASSWORD } }),
  'POST /auth/register': () => ({ body: { ...PROFILE, email: unknownEmail(), password: NEW_PASSWORD } }),
  'POST /auth/forgot-password': ({ owner }) => ({ body: { email: owner.email } }),
  'POST /auth/reset-password': resetPassword,
  'POST /auth/logout': plain,
  'POST /auth/logout-all': plain,

  'GET /account/me': plain,
  'PUT /account/me': body(PROFILE),
  'POST /account/change-password': body({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  'GET /account/sessions': plain,
  'DELETE /account/sessions/{id}': withId(session),
  'GET /account/export': plain,
  'GET /my/holdings-to-edit': plain,

  'GET /ClientData/my-bonds': plain,
  'GET /ClientData/overdue': plain,
  'GET /ClientData/{id}': withId(bond),
  'GET /ClientData/{id}/analytics': withId(bond),
  'GET /ClientData/{id}/history': withId(bond),
  'GET /Payments/bond/{bondId}': withId(bond),
  'POST /Payments/bond/{bondId}': withId(bond, PAYMENT),
  'GET /Payments/bond/{bondId}/due': withId(bond),
  'PUT /Payments/{id}': withId(payment, PAYMENT),
  'DELETE /Payments/{id}': withId(payment),
  'POST /Payments/{id}/restore': withId(deleted.payment),
  'GET /UserCashFlows/bond/{bondId}': withId(bond),
  'GET /etfs/my-etfs': plain,
  'GET /my/shares': plain,
  'GET /my/etfs/{id}/distributions': withId(etf),
  'POST /my/etfs/{id}/distributions': withId(etf, DISTRIBUTION),
  'GET /my/shares/{id}/distributions': withId(share),
  'POST /my/shares/{id}/distributions': withId(share, DISTRIBUTION),
  'PUT /my/distributions/{id}': withId(distribution, DISTRIBUTION),
  'DELETE /my/distributions/{id}': withId(distribution),
  'POST /my/distributions/{id}/restore': withId(deleted.distribution),
  'GET /my/totals': () => ({ query: { kind: 'bond' } }),
  'GET /overview': plain,
  'GET /overview/history': plain,
  'GET /positions': plain,
  'GET /positions/{kind}/{isin}/{currency}': async (context) => ({ params: await positionKey(context) }),
  'GET /benchmarks': plain,
  'GET /returns': plain,
  'GET /income': plain,
  'GET /income/ladder': plain,
  'GET /risk': plain,
  'POST /risk/scenario': body({ parallel: 100 }),
  'GET /calendar-feeds': plain,
  'POST /calendar-feeds': body({ name: 'Phone', withAmounts: false }),
  'DELETE /calendar-feeds/{id}': withId(calendarFeed),
  'GET /account/reminders': plain,
  'PUT /account/reminders': body({
    couponDays: 3,
    maturities: true,
    freeMoneyFrom: 5_000,
    withAmounts: false,
  }),
  'GET /account/concentration-limits': plain,
  'PUT /account/concentration-limits': body({ issuer: 20, bank: null, nonEuro: 40 }),
  'POST /reminders/stop': async ({ app, owner }) => ({ body: { token: await aReminder(app, owner.userId) } }),
  'GET /ai/model': plain,
  'GET /ai/what-it-sees': plain,
  'POST /ai/chat': body({ messages: [{ role: 'user', content: 'How much are my bonds worth?' }] }),

  'GET /admin/users': plain,
  'GET /admin/user-counts': plain,
  'POST /admin/users': () => ({ body: { ...PROFILE, email: unknownEmail() } }),
  'GET /admin/users/{id}': withId(user),
  'PUT /admin/users/{id}': async (context) => ({
    params: { id: await user(context) },
    body: { ...PROFILE, email: unknownEmail() },
  }),
  'DELETE /admin/users/{id}': withId(user),
  'GET /admin/users/{id}/details': withId(user),
  'POST /admin/users/{id}/reset-password': withId(user),
  'POST /admin/users/{id}/one-time-link': withId(oneTimePasswordUser),
  'POST /admin/users/{id}/logout-all': withId(user),
  'GET /admin/users/{id}/recently-deleted': withId(user),
  'GET /recently-deleted': plain,
  'GET /admin/users/{id}/ClientData/overdue': withId(user),
  'DELETE /admin/demo-data': plain,
  'GET /admin/system': plain,
  'GET /admin/audit': plain,
  'GET /admin/terms': () => ({ query: { isin: BOND.isin } }),
  'GET /admin/exchange-rates': plain,
  'POST /admin/exchange-rates': body({ text: RATES }),
  'POST /admin/benchmarks': body({ name: 'Index', fileName: 'index.csv', text: '2026-02-27;100' }),
  'DELETE /admin/benchmarks/{id}': withId(benchmark),
  'GET /admin/fixings': plain,
  'POST /admin/fixings': body({ index: 'EURIBOR 6M', fixings: [{ day: '2026-01-05', rate: 2.25 }] }),

  'GET /instruments/{isin}': withInstrument(),
  'GET /admin/instruments': plain,
  'GET /admin/instruments/{isin}': withInstrument(),
  'PUT /admin/instruments/{isin}': withInstrument({ kind: 'bond', currency: 'EUR', priceBasis: 'percent' }),
  'GET /admin/prices': plain,
  'POST /admin/prices': async (context) => {
    const { params } = await withInstrument()(context);
    return { body: { prices: [{ isin: params?.['isin'], price: 99.5, day: '2026-01-05' }] } };
  },
  'GET /admin/prices/batches': plain,
  'GET /admin/prices/batches/{batch}': async (context) => ({
    params: { batch: await batch('prices')(context) },
  }),
  'POST /admin/prices/{batch}/undo': async (context) => ({
    params: { batch: await batch('prices')(context) },
  }),

  'POST /admin/instruments/{isin}/actions': async ({ app, owner }) => {
    const isin = `XS${randomUUID().slice(0, 8).toUpperCase()}`;
    await aBond(app, owner.userId, { ...TERMS, isin, currency: 'BGN' });
    return { params: { isin }, body: { kind: 'redenomination' } };
  },
  'POST /admin/actions': () => ({ body: { kind: 'redenomination', preview: true } }),
  'GET /admin/actions': plain,
  'GET /admin/actions/{batch}': async (context) => ({
    params: { batch: await batch('redenomination')(context) },
  }),
  'POST /admin/actions/{batch}/undo': async (context) => ({
    params: { batch: await batch('redenomination')(context) },
  }),

  'POST /admin/users/{id}/bonds': withId(user, BOND),
  'GET /admin/bonds/{id}': withId(bond),
  'PUT /admin/bonds/{id}': withId(bond, BOND),
  'PUT /admin/bonds/{id}/status': withId(bond, { expired: true }),
  'DELETE /admin/bonds/{id}': withId(bond),
  'POST /admin/bonds/{id}/restore': withId(deleted.bond),
  'GET /admin/bonds/{id}/analytics': withId(bond),
  'GET /admin/bonds/{id}/history': withId(bond),
  'GET /admin/bonds/{id}/payments/due': withId(bond),
  'POST /admin/bonds/{id}/payments': withId(bond, PAYMENT),
  'PUT /admin/payments/{id}': withId(payment, PAYMENT),
  'DELETE /admin/payments/{id}': withId(payment),
  'POST /admin/payments/{id}/restore': withId(deleted.payment),
  'GET /admin/bonds/{id}/cashflows': withId(bond),
  'POST /admin/bonds/{id}/cashflows': withId(bond, CASH_FLOW),
  'POST /admin/bonds/{id}/cashflows/generate': withId(bond),
  'PUT /admin/cashflows/{id}': withId(cashFlow, CASH_FLOW),
  'DELETE /admin/cashflows/{id}': withId(cashFlow),
  'POST /admin/cashflows/{id}/restore': withId(deleted.cashFlow),

  'GET /admin/users/{id}/etfs': withId(user),
  'GET /admin/users/{id}/totals': async (context) => ({
    params: { id: await user(context) },
    query: { kind: 'bond' },
  }),
  'GET /admin/users/{id}/overview': withId(user),
  'GET /admin/users/{id}/overview/history': withId(user),
  'GET /admin/users/{id}/positions': withId(user),
  'GET /admin/users/{id}/positions/{kind}/{isin}/{currency}': async (context) => ({
    params: { id: await user(context), ...(await positionKey(context)) },
  }),
  'GET /admin/users/{id}/returns': withId(user),
  'GET /admin/users/{id}/holdings-to-edit': withId(user),
  'GET /admin/users/{id}/income': withId(user),
  'GET /admin/users/{id}/income/ladder': withId(user),
  'GET /admin/users/{id}/risk': withId(user),
  'POST /admin/users/{id}/risk/scenario': withId(user, { parallel: 100 }),
  'POST /admin/users/{id}/etfs': withId(user, ETF_OR_SHARE),
  'PUT /admin/etfs/{id}': withId(etf, { ...ETF_OR_SHARE, name: 'Another index' }),
  'DELETE /admin/etfs/{id}': withId(etf),
  'POST /admin/etfs/{id}/restore': withId(deleted.etf),
  'GET /admin/users/{id}/shares': withId(user),
  'POST /admin/users/{id}/shares': withId(user, ETF_OR_SHARE),
  'PUT /admin/shares/{id}': withId(share, { ...ETF_OR_SHARE, name: 'Another index' }),
  'DELETE /admin/shares/{id}': withId(share),
  'POST /admin/shares/{id}/restore': withId(deleted.share),
  'GET /admin/etfs/{id}/distributions': withId(etf),
  'POST /admin/etfs/{id}/distributions': withId(etf, DISTRIBUTION),
  'GET /admin/shares/{id}/distributions': withId(share),
  'POST /admin/shares/{id}/distributions': withId(share, DISTRIBUTION),
  'PUT /admin/distributions/{id}': withId(distribution, DISTRIBUTION),
  'DELETE /admin/distributions/{id}': withId(distribution),
  'POST /admin/distributions/{id}/restore': withId(deleted.distribution),
};
