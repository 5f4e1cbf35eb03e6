import type { Selectable } from 'kysely';
import { bondYearsSinceBuy } from '#domain/bonds/bond-figures';
import type { CalendarDate } from '#domain/calendar-date';
import { DayCount, type BondOnWire } from '#api/bonds';
import { numberOrNull } from '../database/numeric.ts';
import type { BondsTable } from '../database/schema.ts';

export type BondRow = Selectable<BondsTable>;

/** A bond as it is answered on the day. */
export function bondOnWire(row: BondRow, today: CalendarDate): BondOnWire {
  return {
    id: row.id,
    isin: row.isin,
    data: row.notes,
    bank: row.bank,
    direction: row.direction,
    currency: row.currency,
    ...figuresOnWire(row),
    buyDate: row.buy_date,
    settlementDate: row.settlement_date,
    yearsSinceBuy: row.buy_date === null ? null : bondYearsSinceBuy(row.buy_date, today).toNumber(),
    computedYtmOn: row.computed_yield_percent === null ? null : row.computed_yield_on,
    expired: row.expired,
    maturityDate: row.maturity_date,
    couponFrequency: row.coupon_frequency,
    dayCount: DayCount.nullable().parse(row.day_count),
    issueDate: row.issue_date,
    firstCouponDate: row.first_coupon_date,
    version: row.version,
  };
}

function figuresOnWire(row: BondRow) {
  return {
    buyPrice: Number(row.buy_price),
    marketPrice: Number(row.market_price),
    cleanPrice: numberOrNull(row.clean_price),
    result: Number(row.result),
    nominal: Number(row.nominal),
    amountPaid: Number(row.amount_paid),
    profit: Number(row.profit),
    taxesPaid: numberOrNull(row.taxes_paid),
    cupon: numberOrNull(row.coupon_percent),
    ytm: numberOrNull(row.yield_percent),
    computedYtm: numberOrNull(row.computed_yield_percent),
    redemption: Number(row.redemption),
  };
}
