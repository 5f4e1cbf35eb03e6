import { bondFigures } from '#domain/bonds/bond-figures';
import { AMOUNT_PLACES, PERCENT_PLACES, PRICE_PLACES } from '#domain/money/decimal-places';
import type { BondFields } from '#api/bonds';
import { requireExactAmounts } from '../database/exact-amounts.ts';
import { numeric, numericOrNull } from '../database/numeric.ts';

/** A bond's fields as columns, with the figures derived from them; terms that were not sent are undefined and stay as they are. */
export function bondColumns(fields: BondFields) {
  const { result, amountPaid, profit } = bondFigures(fields);
  requireExactAmounts([amountPaid, profit]);
  return {
    isin: fields.isin,
    notes: fields.notes,
    bank: fields.bank,
    direction: fields.direction,
    currency: fields.currency,
    buy_price: numeric(fields.buyPrice, PRICE_PLACES),
    market_price: numeric(fields.marketPrice, PRICE_PLACES),
    clean_price: numericOrNull(fields.cleanPrice, PRICE_PLACES),
    nominal: numeric(fields.nominal, AMOUNT_PLACES),
    result: result.toFixed(),
    amount_paid: amountPaid.toFixed(),
    profit: profit.toFixed(),
    buy_date: fields.buyDate,
    settlement_date: fields.settlementDate,
    taxes_paid: numericOrNull(fields.taxesPaid, AMOUNT_PLACES),
    coupon_percent: numericOrNull(fields.couponPercent, PERCENT_PLACES),
    yield_percent: numericOrNull(fields.yieldPercent, PERCENT_PLACES),
    maturity_date: fields.maturityDate,
    coupon_frequency: fields.couponFrequency,
    day_count: fields.dayCount,
    issue_date: fields.issueDate,
    first_coupon_date: fields.firstCouponDate,
    redemption: fields.redemption === undefined ? undefined : numeric(fields.redemption, PRICE_PLACES),
  };
}
