import { z } from 'zod';
import { roundedAmount } from '#domain/money/currency-amount';
import { ratesUsed } from '#domain/money/rates-used';
import {
  inPeriod,
  newestPayments,
  sumBondPayments,
  rankByPayments,
  sumPayments,
  type BondPayment,
  type BondPaymentSum,
} from '#domain/portfolio/payments-received';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import { ORDERS } from '#domain/portfolio/ranking';
import { holdingFilter } from '../holding-filter.ts';
import { period } from '../period.ts';
import { findPayingBonds } from '../portfolio.ts';
import { tool, type Portfolio } from '../tool.ts';

const MAX_ROWS = 500;

export function paymentFacts({ bond, payment }: BondPayment) {
  const { kind, id, isin, expired, bank, currency } = bond;
  return {
    ...{ kind, id, isin, expired, bank },
    paymentId: payment.id,
    date: payment.paymentDate,
    /** Before tax. */
    amount: roundedAmount(payment.profit, currency),
    tax: roundedAmount(payment.taxesPaid ?? 0, 'EUR'),
  };
}

/** The matching bonds of which a payment is recorded. */
export async function findPaidBonds(
  portfolio: Portfolio,
  { filter, period: days }: { readonly filter: HoldingFilter; readonly period?: Period | undefined },
) {
  const paid: BondPaymentSum['bond'][] = [];
  for await (const bond of findPayingBonds(portfolio, filter)) {
    const sum = sumBondPayments(bond, days);
    if (sum.count > 0) paid.push(sum.bond);
  }
  return paid;
}

export const listPayments = tool({
  name: 'list_payments',
  description:
    'What bonds have paid (coupons, before tax) and the taxes paid on it, in a period or ever, newest first, with their sums',
  input: z.object({
    filter: holdingFilter.default({}),
    period: period.optional(),
    bondsBy: z.enum(['amount', 'tax']).default('amount'),
    bondsOrder: z.enum(ORDERS).default('highest-first'),
    most: z.int().min(1).max(MAX_ROWS).default(50),
  }),
  run: async (portfolio, { filter, period: days, bondsBy: by, bondsOrder: order, most }) => {
    const { rates } = portfolio;
    let newest: BondPayment[] = [];
    const all: BondPaymentSum[] = [];
    for await (const bond of findPayingBonds(portfolio, filter)) {
      newest = newestPayments(newest, inPeriod(bond, days), most);
      all.push(sumBondPayments(bond, days));
    }
    const paid = all.filter(({ count }) => count > 0);
    return {
      ...sumPayments(paid, rates),
      rates: ratesUsed(
        rates,
        paid.map(({ amount }) => amount.currency),
      ),
      payments: newest.map(paymentFacts),
      byBond: rankByPayments(paid, { by, order }, rates)
        .slice(0, most)
        .map(({ bond: { kind, id, isin, expired }, amount, tax, count, inEuro }) => ({
          ...{ kind, id, isin, expired, amount, tax, count, inEuro },
        })),
      /** Payments without a date, which belong to no period. */
      undated: all.reduce((sum, { undated }) => sum + undated, 0),
    };
  },
});
