import { sql, type Expression, type RawBuilder, type Selectable } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { BondOnWire } from '#api/bonds';
import type { BondsTable } from '../database/schema.ts';

export type BondRow = Selectable<BondsTable>;

/** The day of the answer: a value, or its place in a prepared query. */
type Today = CalendarDate | Expression<CalendarDate>;
type Field = keyof BondRow | ((today: Today) => RawBuilder<unknown>);

/** A bond as it is answered, field by field from the columns of `bonds`: the one description, of which PostgreSQL makes the JSON. */
const FIELDS = {
  id: 'id',
  isin: 'isin',
  data: 'notes',
  bank: 'bank',
  direction: 'direction',
  currency: 'currency',
  buyPrice: 'buy_price',
  marketPrice: 'market_price',
  cleanPrice: 'clean_price',
  result: 'result',
  nominal: 'nominal',
  amountPaid: 'amount_paid',
  profit: 'profit',
  buyDate: 'buy_date',
  settlementDate: 'settlement_date',
  // As bondYearsSinceBuy of the domain: a hundredth of a year has 3.652425 days. No number of days lies half-way between two
  // hundredths, nor so near to it that a double could not tell.
  yearsSinceBuy: (today) => sql`round((${today}::date - bonds.buy_date) / 3.652425::float8) / 100`,
  taxesPaid: 'taxes_paid',
  cupon: 'coupon_percent',
  ytm: 'yield_percent',
  computedYtm: 'computed_yield_percent',
  computedYtmOn: () =>
    sql`case when bonds.computed_yield_percent is not null then bonds.computed_yield_on end`,
  expired: 'expired',
  maturityDate: 'maturity_date',
  couponFrequency: 'coupon_frequency',
  dayCount: 'day_count',
  issueDate: 'issue_date',
  firstCouponDate: 'first_coupon_date',
  redemption: 'redemption',
  version: 'version',
} satisfies Record<keyof BondOnWire, Field>;

export const BOND_FIELD_NAMES = Object.keys(FIELDS);

/** The fields of a row of `bonds`, for a select list. Decimals keep their zeros: to JSON 98.4500 is the number 98.45. */
export function bondFieldsOnWire(today: Today): RawBuilder<unknown> {
  const fields = Object.entries<Field>(FIELDS).map(([name, field]) => {
    const value = typeof field === 'function' ? field(today) : sql.ref(`bonds.${field}`);
    return sql`${value} as ${sql.id(name)}`;
  });
  return sql.join(fields);
}

/** A row of `bonds` as it is answered on the day. */
export function bondOnWire(today: Today): RawBuilder<BondOnWire> {
  return sql`(select row_to_json(bond) from (select ${bondFieldsOnWire(today)}) as bond)`;
}
