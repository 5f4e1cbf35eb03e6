import type { BondHolding } from '#domain/bonds/terms/holding-terms';
import type { ReceivedPayment } from '#domain/bonds/cash-flows/received-payments';
import { DayCount } from '#api/bonds';
import type { BondRow } from './bond-on-wire.store.ts';
import type { Selectable } from 'kysely';
import type { PaymentsTable } from '../../platform/database/schema.ts';

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

type ReceivedRow = Pick<Selectable<PaymentsTable>, 'payment_date' | 'profit' | 'taxes_paid'>;

export function receivedPayment(row: ReceivedRow): ReceivedPayment {
  return { paymentDate: row.payment_date, profit: row.profit, taxesPaid: row.taxes_paid };
}
