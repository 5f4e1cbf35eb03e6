import { sql } from 'kysely';
import { calendarDate } from '#domain/calendar-date';
import type { BondId, EtfOrShareId, UserId } from '#api/platform/ids';
import { aBond } from '../../factories/a-bond.ts';
import { aDistribution } from '../../factories/a-distribution.ts';
import { aPayment } from '../../factories/a-payment.ts';
import { anEtfOrShare } from '../../factories/an-etf-or-share.ts';
import type { TestApp } from '../../app/start-test-app.ts';
import { BONDS, EURO_RATES, LAST_CHANGED, TODAY, UNITS, type BondRow, type UnitRow } from './holder.ts';
import { listCoupons } from './schedule.ts';

type Store = Pick<TestApp, 'db'>;

const FIRST_DAY = '2021-01-01';
const UNITS_PRICED_ON = '2026-02-27';

/** Puts the whole portfolio into the user's rows, with its prices and the rates of all days. */
export async function seedHolder(app: Store, userId: UserId): Promise<void> {
  await seedRates(app);
  for (const bond of BONDS) await seedBond(app, userId, bond);
  for (const unit of UNITS) await seedUnits(app, userId, unit);
  for (const bond of BONDS) await seedCloses(app, bond, { kind: 'clean', closes: bond.closes });
  for (const unit of UNITS) await seedCloses(app, unit, { kind: 'unit', closes: unit.closes });
  // The last change that the history tells.
  const notes = BONDS.find(({ isin }) => isin === LAST_CHANGED)?.note ?? null;
  await app.db.updateTable('bonds').set({ notes }).where('isin', '=', LAST_CHANGED).execute();
}

async function seedRates({ db }: Store): Promise<void> {
  for (const currency of ['USD', 'GBP'] as const)
    await sql`
      insert into exchange_rates (day, currency, units_per_euro)
      select day, ${currency}, ${String(1 / EURO_RATES[currency])}::numeric
      from generate_series(${FIRST_DAY}::date, ${TODAY}::date, '1 day') as day`.execute(db);
}

async function seedBond({ db }: Store, userId: UserId, bond: BondRow): Promise<BondId> {
  const id = await aBond({ db }, userId, {
    isin: bond.isin,
    bank: bond.bank,
    currency: bond.currency,
    nominal: String(bond.nominal),
    buy_price: String(bond.buy),
    market_price: String(bond.market),
    market_price_on: calendarDate(bond.pricedOn),
    coupon_percent: String(bond.coupon),
    coupon_frequency: bond.times,
    yield_percent: bond.ytm === null ? null : String(bond.ytm),
    maturity_date: calendarDate(bond.maturity),
    buy_date: calendarDate(bond.bought),
    settlement_date: calendarDate(bond.bought),
    notes: bond.isin === LAST_CHANGED ? null : (bond.note ?? null),
    expired: bond.expired ?? false,
    closed_on: bond.expired ? calendarDate(bond.maturity) : null,
  });
  await db.updateTable('instruments').set({ issuer: bond.issuer }).where('isin', '=', bond.isin).execute();
  for (const { day, came, tax } of listCoupons(bond))
    if (came > 0)
      await aPayment({ db }, id, {
        payment_date: day,
        profit: String(came),
        taxes_paid: tax === 0 ? null : String(tax),
      });
  return id;
}

async function seedUnits({ db }: Store, userId: UserId, unit: UnitRow): Promise<EtfOrShareId> {
  const { kind, isin, name, bank, currency } = unit;
  const id = await anEtfOrShare({ db }, userId, {
    ...{ kind, isin, name, bank, currency },
    nominal: String(unit.units),
    buy_price: String(unit.buy),
    market_price: String(unit.market),
    market_price_on: calendarDate(UNITS_PRICED_ON),
    buy_date: calendarDate(unit.bought),
    settlement_date: calendarDate(unit.bought),
  });
  for (const { day, gross, tax } of unit.dividends)
    await aDistribution({ db }, id, {
      pay_day: calendarDate(day),
      gross: String(gross),
      tax_withheld: String(tax),
    });
  return id;
}

interface Closes {
  readonly kind: 'clean' | 'unit';
  readonly closes: BondRow['closes'];
}

async function seedCloses({ db }: Store, { isin, currency }: BondRow | UnitRow, { kind, closes }: Closes) {
  const days = [calendarDate('2024-12-31'), calendarDate('2025-12-31')];
  for (const [index, day] of days.entries()) {
    const price = closes?.[index] ?? null;
    if (price !== null)
      await db
        .insertInto('prices')
        .values({ isin, currency, day, kind, price: String(price), source: 'entered' })
        .execute();
  }
}
