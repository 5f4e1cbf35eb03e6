import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { isinFault } from '#domain/identifiers/isin';
import { taxIdWarning } from '#domain/identifiers/tax-id';
import type { BondId } from '#api/platform/ids';
import { createTestDatabase, type TestDatabase } from '#testing/app/create-test-database';
import { testDataKeys } from '#testing/app/test-data-keys';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { decryptTaxId } from '../../../people/accounts/tax-id.ts';
import { insertUser } from '../../../people/accounts/users.store.ts';
import { loadDemoData, removeDemoData } from './load-demo-data.ts';

const today = calendarDate('2026-11-20');
const dataKeys = testDataKeys();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const remove = () => inTransaction(database.db, removeDemoData);
const load = (day = today) => inTransaction(database.db, (tx) => loadDemoData(tx, { today: day, dataKeys }));
const bonds = () =>
  database.db
    .selectFrom('bonds')
    .innerJoin('users', 'users.id', 'bonds.user_id')
    .selectAll('bonds')
    .select('username')
    .orderBy('bonds.id')
    .execute();
const findBond = async (isin: string, username: string) =>
  (await bonds()).find((bond) => bond.isin === isin && bond.username === username)!;
const findPayments = (bond: { id: BondId }) =>
  database.db
    .selectFrom('payments')
    .select(['profit', 'taxes_paid', 'payment_date'])
    .where('bond_id', '=', bond.id)
    .orderBy('payment_date')
    .execute();
const findCashFlows = (bond: { id: BondId }) =>
  database.db
    .selectFrom('cash_flows')
    .select(['date', 'position', 'interim_cash_flow', 'principal_cash_flow', 'total_cash_flows'])
    .select(['cumulative_cash_flows', 'real_cash_flows', 'diff'])
    .where('bond_id', '=', bond.id)
    .orderBy('date')
    .execute();

describe('the demo data', () => {
  beforeAll(() => load());
  afterAll(remove);

  it('are two people and a company that nobody can sign in as', async () => {
    const users = await database.db.selectFrom('users').selectAll().execute();
    expect(users.map((user) => user.person_or_company)).toEqual(['person', 'person', 'company']);
    for (const user of users) {
      expect(user).toMatchObject({ role: 'user', demo: true, password_hash: null });
      expect(user.email).toMatch(/@example\.com$/);
      expect(taxIdWarning(user.person_or_company, decryptTaxId(user, dataKeys)!, today)).toBeUndefined();
    }
  });

  it('have more than thirty bonds with valid ISINs in several currencies, bought and sold', async () => {
    const all = await bonds();
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter(({ isin }) => isinFault(isin) !== undefined)).toEqual([]);
    expect(new Set(all.map(({ currency }) => currency))).toEqual(
      new Set(['EUR', 'BGN', 'USD', 'GBP', 'JPY', 'CHF']),
    );
    expect(new Set(all.map(({ direction }) => direction))).toEqual(new Set(['Buy', 'Sell']));
  });

  it('have at least fifteen ETFs and fifteen shares with valid ISINs', async () => {
    const rows = await database.db.selectFrom('etfs_and_shares').selectAll().execute();
    for (const kind of ['etf', 'share']) {
      const ofKind = rows.filter((row) => row.kind === kind);
      expect(ofKind.length).toBeGreaterThanOrEqual(15);
      expect(ofKind.some(({ expired }) => expired)).toBe(true);
      expect(new Set(ofKind.map(({ direction }) => direction))).toEqual(new Set(['Bid', 'Ask']));
    }
    expect(rows.filter(({ isin }) => isinFault(isin) !== undefined)).toEqual([]);
  });

  it('have bonds that are expired, matured, about to mature, and with values missing', async () => {
    const all = await bonds();
    const active = all.filter(({ expired }) => !expired);
    expect(all.length - active.length).toBeGreaterThan(5);
    const maturing = active.flatMap(({ maturity_date: day }) => (day === null ? [] : [day])).sort();
    expect(maturing.slice(0, 2)).toEqual(['2026-11-14', '2026-12-15']);
    for (const missing of ['bank', 'notes', 'buy_date', 'maturity_date', 'yield_percent'] as const) {
      expect(active.some((bond) => bond[missing] === null)).toBe(true);
    }
    expect(active.some((bond) => Number(bond.market_price) === 0)).toBe(true);
  });

  it('have the yields that were published for the auctions they were bought at', async () => {
    const published = {
      BG2040015211: '3.1100',
      BG2030015114: '0.7400',
      BG2030115112: '1.0800',
      BG2030021112: '-0.1500',
      BG2040021219: '0.2000',
      BG2030121110: '0.8800',
      BG3010015009: '0.3600',
      BG2040026218: '3.8400',
      DE000BU3Z047: '2.6200',
    };
    const yields = new Map((await bonds()).reverse().map((bond) => [bond.isin, bond.yield_percent]));
    expect(Object.fromEntries(Object.keys(published).map((isin) => [isin, yields.get(isin)]))).toEqual(
      published,
    );
  });

  it('have a bond of each kind: amortising, step-up, floating, callable', async () => {
    const all = await bonds();
    const one = (column: 'amortization' | 'coupon_steps' | 'floating' | 'calls') =>
      all.filter((bond) => Array.isArray(bond[column]) && bond[column].length > 0).map(({ isin }) => isin);
    expect([one('amortization'), one('coupon_steps'), one('calls')]).toEqual([
      ['BGDEMO000038'],
      ['XSDEMO000079'],
      ['XSDEMO000087'],
    ]);
    expect(all.filter(({ floating }) => floating !== null).map(({ isin }) => isin)).toEqual(['BGDEMO000046']);
    const company = 'Демо ООД';
    const paid = async (isin: string) =>
      (await findPayments(await findBond(isin, company))).map(({ profit }) => profit);
    expect(await paid('BGDEMO000038')).toEqual(['3000.00', '3000.00', '2550.00']);
    expect(await paid('XSDEMO000079')).toEqual(['2250.00']);
    expect(await paid('BGDEMO000046')).toEqual(['1837.50', '1727.50', '1520.00', '1420.00']);
    expect((await findCashFlows(await findBond('BGDEMO000038', company))).map((row) => row.position)).toEqual(
      ['100000.00', '100000.00', '85000.00', '70000.00', '55000.00', '40000.00', '25000.00', '0.00'],
    );
  });

  it('have the received coupons as payments, with the tax withheld', async () => {
    const matured = await findBond('BG2040015211', 'Demo Person');
    expect(matured).toMatchObject({ expired: true, taxes_paid: null });
    const payments = await findPayments(matured);
    expect(payments).toHaveLength(21);
    expect(payments[0]).toEqual({ profit: '310.00', taxes_paid: null, payment_date: '2015-07-14' });

    const taxed = await findBond('XSDEMO000038', 'Demo Person');
    const withheld = await findPayments(taxed);
    expect(withheld.map((payment) => payment.taxes_paid)).toEqual(['27.50', '27.50']);
    expect(taxed.taxes_paid).toBe('55.00');
  });

  it('have prices of each working day of a year, and some of the year before; the last one is the market price of the previous day', async () => {
    const prices = await database.db
      .selectFrom('prices')
      .select(['isin', 'day', 'price', 'kind'])
      .orderBy('day', 'desc')
      .execute();
    const last = new Map(prices.toReversed().map((price) => [price.isin, price]));
    const ofOne = prices.filter(({ isin }) => isin === 'BG2040026218').map(({ day }) => day);
    expect([...ofOne.slice(3, 5), ...ofOne.slice(-1)]).toEqual(['2026-11-16', '2026-11-13', '2024-11-21']);
    expect(last.get('BG2040026218')).toMatchObject({ day: '2026-11-19', kind: 'clean' });
    const open = (await bonds()).filter(({ expired, market_price: price }) => !expired && Number(price) > 0);
    for (const { isin, market_price: price, market_price_on: day } of open) {
      expect(last.get(isin)).toMatchObject({ day });
      expect(Number(last.get(isin)?.price)).toBe(Number(price));
    }
    const stale = open.filter(({ market_price_on: day }) => day !== '2026-11-19');
    expect(stale.map(({ isin }) => isin)).toEqual(['XSDEMO000020', 'BGDEMO000020']);
  });

  it('sell only what was bought before', async () => {
    const { rows } = await sql<{ isin: string }>`
      select isin from (
        select user_id, isin, buy_date, case direction when 'Sell' then -nominal else nominal end as quantity from bonds
        union all
        select user_id, isin, buy_date, case direction when 'Ask' then -nominal else nominal end from etfs_and_shares
      ) as deal
      group by user_id, isin having sum(quantity) < 0 or min(buy_date) filter (where quantity < 0) <= min(buy_date) filter (where quantity > 0)`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  it('are always the same on the same day', async () => {
    const snapshot = async () => {
      const all = await bonds();
      const flows = await Promise.all(
        all.map(async (bond) => [await findPayments(bond), await findCashFlows(bond)]),
      );
      return [all.map((bond) => ({ ...bond, ...VARYING_COLUMNS })), flows];
    };
    const first = await snapshot();
    await remove();
    await load();
    expect(await snapshot()).toEqual(first);
  });
});

/** Columns that differ between two loads; computed_fields contains the bond's id. */
const VARYING_COLUMNS = { id: null, user_id: null, created_at: null, computed_fields: null };

it('the demo data can be loaded on any day of the coming years', async () => {
  for (const day of ['2026-12-31', '2027-02-28', '2028-02-29', '2030-06-30', '2040-01-01']) {
    await load(calendarDate(day));
    await remove();
  }
});

/**
 * Nominal 10,000 of the 2.25 % 2028 bond, bought at 99.80 with a fee of 15.00. One coupon comes two days late, another is 1.20
 * short.
 */
const WHOLE_LIFE = [
  ['2026-03-16', '10000.00', '-33.56', '-9980.00', '-10013.56', '-10013.56', '-10028.56', '-15.00'],
  ['2026-07-21', '10000.00', '112.50', '0.00', '112.50', '-9901.06', '112.50', '0.00'],
  ['2027-01-21', '10000.00', '112.50', '0.00', '112.50', '-9788.56', '112.50', '0.00'],
  ['2027-07-21', '10000.00', '112.50', '0.00', '112.50', '-9676.06', '111.30', '-1.20'],
  ['2028-01-21', '0.00', '112.50', '10000.00', '10112.50', '436.44', '10112.50', '0.00'],
];

it('the coupons of a demo bond are paid on what is left after a sale', async () => {
  await load(calendarDate('2026-11-26'));
  onTestFinished(remove);
  const bond = await findBond('DE000BU2Z031', 'Demo Person');
  expect((await findPayments(bond)).map(({ profit }) => profit)).toEqual(['390.00', '260.00']);
});

it('the cash flows of a demo bond are complete once it has matured', async () => {
  await load(calendarDate('2028-01-21'));
  onTestFinished(remove);
  const rows = await findCashFlows(await findBond('BG2030026111', 'Demo Person'));
  expect(rows.map((row) => Object.values(row))).toEqual(WHOLE_LIFE);
});

describe('the cash flows of a demo bond', () => {
  beforeAll(() => load());
  afterAll(remove);

  it('have no received amounts on future days', async () => {
    const bond = await findBond('BG2030026111', 'Demo Person');
    const rows = await findCashFlows(bond);
    expect(rows.slice(0, 2).map((row) => Object.values(row))).toEqual(WHOLE_LIFE.slice(0, 2));
    expect(rows.slice(2).map((row) => [row.real_cash_flows, row.diff])).toEqual(
      Array.from({ length: 3 }, () => [null, null]),
    );
    expect(await findPayments(bond)).toEqual([
      { profit: '112.50', taxes_paid: null, payment_date: '2026-07-23' },
    ]);
  });

  it('leave a due coupon open that was not received', async () => {
    const rows = await findCashFlows(await findBond('BGDEMO000020', 'Демо ООД'));
    const due = rows.filter((row) => row.date <= today);
    expect(due.map((row) => row.diff)).toEqual(['0.00', '-225.00', '-225.00', null]);
  });

  it('exist for at least four bonds, and add up', async () => {
    const tables = (await Promise.all((await bonds()).map(findCashFlows))).filter((rows) => rows.length > 0);
    expect(tables.length).toBeGreaterThanOrEqual(4);
    for (const rows of tables) {
      const total = rows.reduce((sum, row) => sum + Math.round(Number(row.total_cash_flows) * 100), 0);
      expect(rows.at(-1)!.cumulative_cash_flows).toBe((total / 100).toFixed(2));
      expect(rows.at(-1)!.position).toBe('0.00');
    }
  });
});

describe('removing the demo data', () => {
  it('removes the demo users with all their data, and nobody else', async () => {
    const own = {
      username: 'Demo Person',
      email: 'own@example.com',
      phone_number: '+359 2 000 0009',
      role: 'user' as const,
      person_or_company: 'person' as const,
      bulstat_or_egn: '2530101000',
      password_hash: null,
    };
    await insertUser(database.db, own, dataKeys);
    await load();
    await remove();
    for (const table of [
      'bonds',
      'payments',
      'cash_flows',
      'etfs_and_shares',
      'prices',
      'instruments',
      'fixings',
    ] as const) {
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const users = await database.db.selectFrom('users').select('email').execute();
    expect(users).toEqual([{ email: 'own@example.com' }]);
    await database.db.deleteFrom('users').execute();
  });
});
