import type { Selectable } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import { etfOrShareYearsSinceBuy } from '#domain/etfs-and-shares/etf-or-share-figures';
import type { EtfOrShareFields, EtfOrShareOnWire } from '#api/portfolio/etfs-and-shares';
import { numberOrNull } from '../../../platform/database/numeric.ts';
import type { EtfsAndSharesTable } from '../../../platform/database/schema.ts';

export type EtfOrShareRow = Selectable<EtfsAndSharesTable>;

/** The fields of an ETF or a share that a person enters. */
export function toFields(row: EtfOrShareRow): EtfOrShareFields {
  return {
    isin: row.isin,
    bank: row.bank,
    direction: row.direction,
    name: row.name,
    currency: row.currency,
    marketPrice: Number(row.market_price),
    buyPrice: Number(row.buy_price),
    nominal: Number(row.nominal),
    buyDate: row.buy_date,
    settlementDate: row.settlement_date,
    feesPaid1: numberOrNull(row.fees_paid_1),
    feesPaid2: numberOrNull(row.fees_paid_2),
    dividend: numberOrNull(row.dividend),
    expired: row.expired,
    hasOwnPrice: row.has_own_price,
  };
}

/** An ETF or a share as the API returns it on that day. */
export function etfOrShareOnWire(row: EtfOrShareRow, today: CalendarDate): EtfOrShareOnWire {
  return {
    id: row.id,
    ...toFields(row),
    marketPriceOn: row.market_price_on,
    closedOn: row.closed_on,
    closedOnAssumed: row.closed_on_assumed,
    amountPaid: Number(row.amount_paid),
    result: Number(row.result),
    profit: Number(row.profit),
    yearsSinceBuy: etfOrShareYearsSinceBuy(row.buy_date, today).toNumber(),
    version: row.version,
  };
}
