import type { ReceivedPayment } from '../bonds/cash-flows/received-payments.ts';
import type { CalendarDate } from '../calendar-date.ts';
import {
  inEuro,
  roundedAmount,
  sumInEuro,
  sumsByCurrency,
  type CurrencyAmount,
} from '../money/currency-amount.ts';
import { type Decimal, sumDecimals } from '../money/decimal.ts';
import type { ExchangeRates } from '../money/exchange-rates.ts';
import type { HeldBond } from './holding.ts';
import { isIn, type Period } from './period.ts';
import type { Order } from './ranking.ts';

export type RecordedPayment = ReceivedPayment & { readonly id: number };

export interface BondWithPayments {
  readonly bond: HeldBond;
  readonly payments: readonly RecordedPayment[];
}

/** The sum of one bond's payments. */
export interface BondPaymentSum {
  readonly bond: HeldBond;
  readonly count: number;
  /** Before tax, in the bond's currency, 2 decimal places. */
  readonly amount: CurrencyAmount;
  /** Euro, 2 decimal places. */
  readonly tax: CurrencyAmount;
  /** The number of payments without a date, which belong to no period. */
  readonly undated: number;
}

export interface BondPayment {
  readonly bond: HeldBond;
  readonly payment: RecordedPayment;
}

/** The bond with its payments in the period. */
export function inPeriod({ bond, payments }: BondWithPayments, period: Period | undefined): BondWithPayments {
  return { bond, payments: payments.filter(({ paymentDate }) => isIn(paymentDate, period)) };
}

/** Sums the bond's payments in the period. */
export function sumBondPayments(source: BondWithPayments, period: Period | undefined): BondPaymentSum {
  const { bond, payments } = inPeriod(source, period);
  return {
    bond,
    count: payments.length,
    amount: roundedAmount(sumDecimals(payments.map(({ profit }) => profit)), bond.currency),
    tax: roundedAmount(sumDecimals(payments.map(({ taxesPaid }) => taxesPaid ?? 0)), 'EUR'),
    undated: source.payments.filter(({ paymentDate }) => paymentDate === null).length,
  };
}

/** Newest first, those without a date last. */
function byNewest(one: CalendarDate | null, other: CalendarDate | null): number {
  if (one === other) return 0;
  return (one ?? '') > (other ?? '') ? -1 : 1;
}

/** The newest `limit` payments of `kept` and of the bond. Called for one bond after another, to bound memory. */
export function newestPayments(
  kept: readonly BondPayment[],
  { bond, payments }: BondWithPayments,
  limit: number,
): BondPayment[] {
  const newest = payments
    .toSorted((one, other) => byNewest(one.paymentDate, other.paymentDate))
    .slice(0, limit)
    .map((payment) => ({ bond, payment }));
  return [...kept, ...newest]
    .sort((one, other) => byNewest(one.payment.paymentDate, other.payment.paymentDate))
    .slice(0, limit);
}

/** The largest or smallest `limit` payments of `kept` and of the bond, compared in euro. */
export function extremePayments(
  kept: readonly BondPayment[],
  { bond, payments }: BondWithPayments,
  { order, limit, rates }: { readonly order: Order; readonly limit: number; readonly rates: ExchangeRates },
): BondPayment[] {
  const sign = order === 'highest-first' ? -1 : 1;
  // One bond's payments share a currency. Doubles distinguish any two amounts within the limits, and compare far faster.
  const first = payments
    .map((payment) => ({ bond, payment, key: Number(payment.profit) }))
    .sort((one, other) => sign * (one.key - other.key))
    .slice(0, limit);
  return [...kept, ...first]
    .map(({ bond: payer, payment }) => ({
      bond: payer,
      payment,
      euro: paymentInEuro({ bond: payer, payment }, rates),
    }))
    .sort((one, other) => sign * one.euro.comparedTo(other.euro))
    .slice(0, limit)
    .map(({ bond: payer, payment }) => ({ bond: payer, payment }));
}

function paymentInEuro({ bond, payment }: BondPayment, rates: ExchangeRates): Decimal {
  return inEuro(roundedAmount(payment.profit, bond.currency), rates);
}

/** Sums over the payments of several bonds, 2 decimal places. */
interface PaymentSums {
  readonly count: number;
  /** Before tax. */
  readonly byCurrency: readonly CurrencyAmount[];
  /** Before tax. */
  readonly inEuro: CurrencyAmount;
  /** The mean payment before tax, in euro; null without payments. */
  readonly mean: CurrencyAmount | null;
  readonly tax: CurrencyAmount;
  readonly afterTax: CurrencyAmount;
}

/** Adds up the payment sums of several bonds. Amounts in a currency without a rate count 1:1 in euro (see ratesUsed). */
export function sumPayments(paid: readonly BondPaymentSum[], rates: ExchangeRates): PaymentSums {
  const amounts = paid.map(({ amount }) => amount);
  const taxes = paid.map(({ tax }) => tax);
  const gross = sumInEuro(amounts, rates);
  const count = paid.reduce((sum, each) => sum + each.count, 0);
  const deductions = taxes.map(({ amount, currency }) => ({ amount: amount.negated(), currency }));
  return {
    count,
    byCurrency: sumsByCurrency(amounts),
    inEuro: gross,
    mean: count === 0 ? null : roundedAmount(gross.amount.div(count), 'EUR'),
    tax: sumInEuro(taxes, rates),
    afterTax: sumInEuro([...amounts, ...deductions], rates),
  };
}

/** The payment sums with their euro amount, ordered by that or by tax. */
export function rankByPayments(
  paid: readonly BondPaymentSum[],
  { by, order }: { readonly by: 'amount' | 'tax'; readonly order: Order },
  rates: ExchangeRates,
): (BondPaymentSum & { readonly inEuro: CurrencyAmount })[] {
  const ranked = paid
    .map((sum) => ({ ...sum, inEuro: roundedAmount(inEuro(sum.amount, rates), 'EUR') }))
    .sort((one, other) =>
      by === 'tax'
        ? other.tax.amount.comparedTo(one.tax.amount)
        : other.inEuro.amount.comparedTo(one.inEuro.amount),
    );
  return order === 'highest-first' ? ranked : ranked.reverse();
}
