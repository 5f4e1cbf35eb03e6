import { etfOrShareFigures } from '#domain/etfs-and-shares/etf-or-share-figures';
import { AMOUNT_PLACES, PRICE_PLACES } from '#domain/money/decimal-places';
import type { EtfOrShareFields } from '#api/etfs-and-shares';
import { requireExactAmounts } from '../database/exact-amounts.ts';
import { numeric, numericOrNull } from '../database/numeric.ts';

/** The fields of an ETF or a share as columns, with the figures derived from them. */
export function etfOrShareColumns(fields: EtfOrShareFields) {
  const { result, amountPaid, profit } = etfOrShareFigures(fields);
  requireExactAmounts([amountPaid, profit]);
  return {
    isin: fields.isin,
    bank: fields.bank,
    direction: fields.direction,
    name: fields.name,
    currency: fields.currency,
    market_price: numeric(fields.marketPrice, PRICE_PLACES),
    buy_price: numeric(fields.buyPrice, PRICE_PLACES),
    nominal: numeric(fields.nominal, AMOUNT_PLACES),
    result: result.toFixed(),
    amount_paid: amountPaid.toFixed(),
    profit: profit.toFixed(),
    buy_date: fields.buyDate,
    settlement_date: fields.settlementDate,
    fees_paid_1: numericOrNull(fields.feesPaid1, AMOUNT_PLACES),
    fees_paid_2: numericOrNull(fields.feesPaid2, AMOUNT_PLACES),
    dividend: numericOrNull(fields.dividend, AMOUNT_PLACES),
    expired: fields.expired,
  };
}
