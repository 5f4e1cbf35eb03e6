import { calendarDate } from '#domain/calendar-date';
import type { ReceivedPayment } from '#domain/bonds/cash-flows/received-payments';
import type { BondHolding } from '#domain/bonds/terms/holding-terms';

/** Nominal 10,000 at 2.25 % from 2026-01-21 to 2028-01-21, settled on 2026-03-16 at 99.80: 112.50 each half-year. */
export const WORKED_BOND: BondHolding = {
  isin: 'BG2030026111',
  currency: 'EUR',
  direction: 'Buy',
  expired: false,
  nominal: '10000.00',
  buyPrice: '99.8000',
  marketPrice: '99.9500',
  buyDate: calendarDate('2026-03-12'),
  settlementDate: calendarDate('2026-03-16'),
  couponPercent: '2.2500',
  yieldPercent: null,
  taxesPaid: null,
  maturityDate: calendarDate('2028-01-21'),
  couponFrequency: 2,
  dayCount: 'ACT/ACT-ICMA',
  issueDate: calendarDate('2026-01-21'),
  firstCouponDate: null,
  redemption: '100.0000',
  features: null,
};

/** A payment as an owner records it; the amounts before tax. */
export const aReceivedPayment = (
  day: string | null,
  profit: number,
  taxesPaid: number | null = null,
): ReceivedPayment => ({
  paymentDate: day === null ? null : calendarDate(day),
  profit,
  taxesPaid,
});
