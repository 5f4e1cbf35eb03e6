import type { BondHolding } from '#domain/bonds/holding-terms';
import type { ReceivedPayment } from '#domain/bonds/received-payments';
import { DayCount } from '#api/bonds';
import type { BondRow } from './bond-on-wire.ts';
import type { PaymentRow } from '../payments/payment-on-wire.ts';

/** A stored bond as its mathematics takes it; decimals stay text. */
export function bondHolding(row: BondRow): BondHolding {
  return {
    isin: row.isin,
    currency: row.currency,
    direction: row.direction,
    expired: row.expired,
    nominal: row.nominal,
    buyPrice: row.buy_price,
    marketPrice: row.market_price,
    buyDate: row.buy_date,
    settlementDate: row.settlement_date,
    couponPercent: row.coupon_percent,
    yieldPercent: row.yield_percent,
    taxesPaid: row.taxes_paid,
    maturityDate: row.maturity_date,
    couponFrequency: row.coupon_frequency,
    dayCount: DayCount.nullable().parse(row.day_count),
    issueDate: row.issue_date,
    firstCouponDate: row.first_coupon_date,
    redemption: row.redemption,
  };
}

export function receivedPayment(row: PaymentRow): ReceivedPayment {
  return { paymentDate: row.payment_date, profit: row.profit, taxesPaid: row.taxes_paid };
}
