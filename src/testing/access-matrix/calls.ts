import type { Call, CallContext } from './call.ts';
import { createHash, randomUUID } from 'node:crypto';
import { newToken } from '../../server/people/access/session-token.ts';
import { aBond } from '../factories/a-bond.ts';
import { aCalendarFeed } from '../factories/a-calendar-feed.ts';
import { aCashFlow } from '../factories/a-cash-flow.ts';
import { aDistribution } from '../factories/a-distribution.ts';
import { aPayment } from '../factories/a-payment.ts';
import { PASSWORD } from '../factories/a-user.ts';
import { anEtfOrShare } from '../factories/an-etf-or-share.ts';
import { signIn } from '../app/sign-in.ts';
import { SECOND_FACTOR_CALLS } from './second-factor-calls.ts';

const PROFILE = {
  username: 'Ivana Example',
  phoneNumber: '+359 88 765 4321',
  personOrCompany: 'person',
  bulstatOrEgn: '7523169263',
};
const NEW_PASSWORD = 'nine green bottles on a wall';
const BOND = { isin: 'BG2040015211', buyPrice: 98.5, nominal: 10_000 };
const ETF_OR_SHARE = { isin: 'IE00B4L5Y983', direction: 'Bid', name: 'World index', currency: 'EUR' };
const PAYMENT = { profit: 125.5 };
const DISTRIBUTION = { payDay: '2026-02-15', gross: 40 };
const CASH_FLOW = { date: '2026-07-15', interimCashFlow: 125.5 };
const RATES = 'Date,USD,JPY,TRY,\n2026-02-27,1.1753,184.10,51.2,';
const TERMS = {
  coupon_percent: '5',
  maturity_date: '2030-07-15',
  coupon_frequency: 1,
  day_count: 'ACT/ACT-ICMA',
  buy_date: '2025-07-15',
} as const;

const plain: Call = () => ({});
const body =
  (value: unknown): Call =>
  () => ({ body: value });
const unknownEmail = () => `nobody-${randomUUID()}@example.com`;

/** A call that names the object by its id, with this body. */
const withId =
  (make: (given: CallContext) => Promise<number>, sent?: unknown): Call =>
  async (given) => {
    const id = await make(given);
    return { params: { id, bondId: id }, body: sent };
  };

const user = ({ owner }: CallContext) => Promise.resolve<number>(owner.userId);
const bond = ({ app, owner }: CallContext) => aBond(app, owner.userId, TERMS);
const payment = async (given: CallContext) => aPayment(given.app, await bond(given));
const cashFlow = async (given: CallContext) => aCashFlow(given.app, await bond(given));
const etf = ({ app, owner }: CallContext) => anEtfOrShare(app, owner.userId, { kind: 'etf' });
const share = ({ app, owner }: CallContext) => anEtfOrShare(app, owner.userId, { kind: 'share' });

const positionKey = async (given: CallContext) => {
  await etf(given);
  return { kind: 'etf', isin: ETF_OR_SHARE.isin, currency: ETF_OR_SHARE.currency };
};

const distribution = async (given: CallContext) => aDistribution(given.app, await etf(given));

const calendarFeed = async ({ app, owner }: CallContext) => (await aCalendarFeed(app, owner.userId)).id;

const oneTimePasswordUser = async ({ app, owner }: CallContext): Promise<number> => {
  const password_expires_at = new Date(app.clock.now().getTime() + 60_000);
  await app.db
    .updateTable('users')
    .set({ must_change_password: true, password_expires_at })
    .where('id', '=', owner.userId)
    .execute();
  return owner.userId;
};

/** The same, deleted a moment ago. */
const deleted = {
  bond: ({ app, owner }: CallContext) => aBond(app, owner.userId, { deleted_at: app.clock.now() }),
  payment: async (given: CallContext) =>
    aPayment(given.app, await bond(given), { deleted_at: given.app.clock.now() }),
  cashFlow: async (given: CallContext) =>
    aCashFlow(given.app, await bond(given), { deleted_at: given.app.clock.now() }),
  distribution: async (given: CallContext) =>
    aDistribution(given.app, await etf(given), { deleted_at: given.app.clock.now() }),
  etf: ({ app, owner }: CallContext) =>
    anEtfOrShare(app, owner.userId, { kind: 'etf', deleted_at: app.clock.now() }),
  share: ({ app, owner }: CallContext) =>
    anEtfOrShare(app, owner.userId, { kind: 'share', deleted_at: app.clock.now() }),
};

/** An ISIN of which the owner alone holds something. */
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

/** The rows of the matrix, one for every endpoint. A new endpoint comes with its row, or its tests fail. */
export const CALLS: Readonly<Record<string, Call>> = {
  ...SECOND_FACTOR_CALLS,

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
  'GET /positions/{kind}/{isin}/{currency}': async (given) => ({ params: await positionKey(given) }),
  'GET /returns': plain,
  'GET /income': plain,
  'GET /income/ladder': plain,
  'GET /risk': plain,
  'POST /risk/scenario': body({ parallel: 100 }),
  'GET /calendar-feeds': plain,
  'POST /calendar-feeds': body({ name: 'Phone', withAmounts: false }),
  'DELETE /calendar-feeds/{id}': withId(calendarFeed),
  'GET /ai/model': plain,
  'GET /ai/what-it-sees': plain,
  'POST /ai/chat': body({ messages: [{ role: 'user', content: 'How much are my bonds worth?' }] }),

  'GET /admin/users': plain,
  'GET /admin/user-counts': plain,
  'POST /admin/users': () => ({ body: { ...PROFILE, email: unknownEmail() } }),
  'GET /admin/users/{id}': withId(user),
  'PUT /admin/users/{id}': async (given) => ({
    params: { id: await user(given) },
    body: { ...PROFILE, email: unknownEmail() },
  }),
  'DELETE /admin/users/{id}': withId(user),
  'GET /admin/users/{id}/details': withId(user),
  'POST /admin/users/{id}/reset-password': withId(user),
  'POST /admin/users/{id}/one-time-link': withId(oneTimePasswordUser),
  'POST /admin/users/{id}/logout-all': withId(user),
  'GET /admin/users/{id}/recently-deleted': withId(user),
  'GET /admin/users/{id}/ClientData/overdue': withId(user),
  'DELETE /admin/demo-data': plain,
  'GET /admin/system': plain,
  'GET /admin/audit': plain,
  'GET /admin/terms': () => ({ query: { isin: BOND.isin } }),
  'GET /admin/exchange-rates': plain,
  'POST /admin/exchange-rates': body({ text: RATES }),

  'GET /instruments/{isin}': withInstrument(),
  'GET /admin/instruments': plain,
  'GET /admin/instruments/{isin}': withInstrument(),
  'PUT /admin/instruments/{isin}': withInstrument({ kind: 'bond', currency: 'EUR', priceBasis: 'percent' }),
  'GET /admin/prices': plain,
  'POST /admin/prices': async (given) => {
    const { params } = await withInstrument()(given);
    return { body: { prices: [{ isin: params?.['isin'], price: 99.5, day: '2026-01-05' }] } };
  },
  'GET /admin/prices/batches': plain,
  'GET /admin/prices/batches/{batch}': async (given) => ({ params: { batch: await batch('prices')(given) } }),
  'POST /admin/prices/{batch}/undo': async (given) => ({ params: { batch: await batch('prices')(given) } }),

  'POST /admin/instruments/{isin}/actions': async ({ app, owner }) => {
    const isin = `XS${randomUUID().slice(0, 8).toUpperCase()}`;
    await aBond(app, owner.userId, { ...TERMS, isin, currency: 'BGN' });
    return { params: { isin }, body: { kind: 'redenomination' } };
  },
  'POST /admin/actions': () => ({ body: { kind: 'redenomination', preview: true } }),
  'GET /admin/actions': plain,
  'GET /admin/actions/{batch}': async (given) => ({
    params: { batch: await batch('redenomination')(given) },
  }),
  'POST /admin/actions/{batch}/undo': async (given) => ({
    params: { batch: await batch('redenomination')(given) },
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
  'GET /admin/users/{id}/totals': async (given) => ({
    params: { id: await user(given) },
    query: { kind: 'bond' },
  }),
  'GET /admin/users/{id}/overview': withId(user),
  'GET /admin/users/{id}/overview/history': withId(user),
  'GET /admin/users/{id}/positions': withId(user),
  'GET /admin/users/{id}/positions/{kind}/{isin}/{currency}': async (given) => ({
    params: { id: await user(given), ...(await positionKey(given)) },
  }),
  'GET /admin/users/{id}/returns': withId(user),
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
