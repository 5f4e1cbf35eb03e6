import { sql } from 'kysely';
import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest';
import { bondYearsSinceBuy } from '#domain/bonds/holding/bond-figures';
import { calendarDate, type CalendarDate } from '#domain/calendar-date';
import { BOND_ANSWER, BOND_FEATURES, BOND_INPUT } from '#api/portfolio/bond-fields';
import { findMyBond, listMyBonds, type BondOnWire } from '#api/portfolio/bonds';
import { PRICE_FIGURES } from '#api/portfolio/price-fields';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import type { BondsTable } from '../../../platform/database/schema.ts';
import { bondOnWire } from './bond-on-wire.store.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('a bond counts its years since the purchase as the domain does, on any day', async () => {
  const today = calendarDate('2026-03-02');
  const { rows } = await sql<{ buy_date: CalendarDate; bond: BondOnWire }>`
    with bonds as (
      select bond.*
      from generate_series(0, date '2200-12-31' - date '1900-01-01') as day,
        jsonb_populate_record(null::public.bonds, jsonb_build_object('buy_date', date '1900-01-01' + day, 'computed_fields', '"id":1')) as bond
    )
    select buy_date, ${bondOnWire(today)} as bond from bonds`.execute(app.db);
  expect(rows).toHaveLength(109_938);
  const different = rows.filter(
    ({ buy_date, bond }) => bond.yearsSinceBuy !== bondYearsSinceBuy(buy_date, today).toNumber(),
  );
  expect(different).toEqual([]);
});

it('a bond keeps every digit of its figures, and any text, in lists and by itself', async () => {
  const { userId, token } = await aUser(app);
  const id = await aBond(app, userId, {
    isin: 'XS1',
    notes: '"Купон" \\ \u2028 </script> \t\n',
    bank: '',
    buy_price: '99999.9999',
    market_price: '0.0001',
    nominal: '9999999999999.99',
    clean_price: '98.4500',
    taxes_paid: '-0.10',
    buy_date: null,
  });
  const bond = await app.answer(findMyBond, { token, params: { id } });
  expect(bond).toMatchObject({
    notes: '"Купон" \\ \u2028 </script> \t\n',
    bank: '',
    buyPrice: 99_999.9999,
    marketPrice: 0.0001,
    result: -1_000,
    nominal: 9_999_999_999_999.99,
    cleanPrice: 98.45,
    taxesPaid: -0.1,
    yearsSinceBuy: null,
    computedYieldPercent: null,
    computedYieldOn: null,
  });
  expect((await app.answer(listMyBonds, { token })).data).toEqual([bond]);
});

it('the JSON that PostgreSQL writes for a bond has exactly the fields of the field table', async () => {
  const { userId } = await aUser(app);
  const ids = [
    await aBond(app, userId, { amortization: '[]', coupon_steps: '[]', floating: '{}', calls: '[]' }),
    await aBond(app, userId),
  ];
  const rows = await app.db
    .selectFrom('bonds')
    .select(bondOnWire(calendarDate('2026-03-02')).as('bond'))
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const [bond, plain] = rows.map((row) => ({ ...row.bond }));
  if (bond === undefined || plain === undefined) expect.fail('a bond is missing');
  expect(Object.keys(bond).sort()).toEqual(
    Object.values(BOND_ANSWER)
      .map(({ wire }) => wire)
      .sort(),
  );
  // Features that were not entered are left out, which keeps lists of bonds short.
  expect(Object.keys(plain)).toEqual(Object.keys(bond).filter((name) => !Object.hasOwn(BOND_FEATURES, name)));
});

it('the columns of a bond are those of the field table, and five that are not returned', () => {
  type Column = NonNullable<(typeof BOND_ANSWER)[keyof typeof BOND_ANSWER]['column']>;
  type NotAnswered = 'user_id' | 'by_issuer' | 'computed_fields' | 'deleted_at' | 'created_at';
  expectTypeOf<keyof BondsTable>().toEqualTypeOf<Column | NotAnswered>();
});

it('the audit records the values of every entered field of a bond, and its days, except notes and lists', async () => {
  const { rows } = await sql<{ args: string }>`
    select encode(tgargs, 'escape') as args from pg_trigger where tgrelid = 'bonds'::regclass and tgname = 'audit'`.execute(
    app.db,
  );
  const recorded = /\{([^{}]*)\}\\000$/.exec(rows[0]?.args ?? '')?.[1]?.split(',');
  const columns = Object.values({ ...BOND_INPUT, ...PRICE_FIGURES }).map(({ column }) => column);
  const lists = Object.values(BOND_FEATURES).map(({ column }) => column);
  const untold: readonly string[] = ['notes', ...lists];
  const expected = [...columns.filter((column) => !untold.includes(column)), 'expired'];
  expect(recorded?.toSorted()).toEqual(expected.toSorted());
});
