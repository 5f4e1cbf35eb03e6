import { describe, expect, test } from 'vitest';
import { aReceivedPayment as paid, WORKED_BOND } from '#testing/factories/worked-bond';
import { calendarDate as date, type CalendarDate } from '../../calendar-date.ts';
import type { HoldingRates } from '../holding/currency-effect.ts';
import { expectedCashFlows } from './expected-cash-flows.ts';
import { holdingAnalytics } from '../holding/holding-analytics.ts';
import type { BondHolding } from '../terms/holding-terms.ts';
import { profitSplit } from './profit-split.ts';
import { matchPayments } from './received-payments.ts';

const COUPONS = [paid('2026-07-23', 112.5), paid('2027-01-21', 112.5)];

interface Seen {
  readonly today?: CalendarDate;
  readonly rates?: HoldingRates;
}

function splitProfit(change: Partial<BondHolding> = {}, payments = COUPONS, seen: Seen = {}) {
  const { today = date('2027-03-01'), rates } = seen;
  const holding = { ...WORKED_BOND, ...change };
  const flows = expectedCashFlows(holding);
  const matched = matchPayments(flows.ok ? flows.value : [], payments, holding.currency);
  const split = profitSplit({
    holding,
    analytics: holdingAnalytics(holding, today),
    matched,
    payments,
    rates,
  });
  return Object.fromEntries(
    Object.entries(split).map(([part, found]) => {
      if (!found.ok) return [part, found.reason];
      return [part, ('amount' in found.value ? found.value.amount : found.value).toFixed(2)];
    }),
  );
}

test('the profit of the worked example is from price and interest, 215.68 before the fee of 15.00', () => {
  expect(splitProfit()).toEqual({
    price: '15.00',
    coupons: '225.00',
    accruedPaid: '-33.56',
    accruedNow: '24.24',
    tax: '0.00',
    currencyEffect: '0.00',
    total: '230.68',
  });
});

describe('profit', () => {
  test('is reduced by the tax of the payments, or of the bond if that is more', () => {
    const taxed = [paid('2026-07-23', 112.5, 11.25), paid('2027-01-21', 112.5, 11.25)];
    expect(splitProfit({}, taxed)).toMatchObject({ tax: '-22.50', total: '208.18' });
    expect(splitProfit({ taxesPaid: '30.00' }, taxed)).toMatchObject({ tax: '-30.00' });
    expect(splitProfit({ taxesPaid: '20.00' }, taxed)).toMatchObject({ tax: '-22.50' });
  });

  test('includes interest without a date or out of schedule, and no capital', () => {
    const payments = [...COUPONS, paid(null, 5), paid('2026-12-01', 2), paid('2028-01-24', 10_112.5)];
    expect(splitProfit({}, payments)).toMatchObject({ coupons: '344.50' });
  });

  test('of a matured bond is counted to its redemption', () => {
    expect(splitProfit({}, COUPONS, { today: date('2028-01-21') })).toMatchObject({
      price: '20.00',
      accruedNow: '0.00',
    });
  });

  test('names the part that is missing instead of a total', () => {
    const noPrice = splitProfit({ marketPrice: 0 });
    expect(noPrice).toMatchObject({ price: 'no-market-price', coupons: '225.00', total: 'no-market-price' });
  });

  test('in lev has its tax at the legal rate, and nothing from the rate', () => {
    expect(splitProfit({ currency: 'BGN', taxesPaid: 10 })).toMatchObject({
      tax: '-19.56',
      currencyEffect: '0.00',
    });
  });

  test('in another currency lacks the parts that need exchange rates', () => {
    const dollars = splitProfit({ currency: 'USD', taxesPaid: 10 });
    expect(dollars).toMatchObject({
      currencyEffect: 'no-exchange-rates',
      tax: 'no-exchange-rates',
      total: 'no-exchange-rates',
    });
    expect(splitProfit({ currency: 'USD' })).toMatchObject({ tax: '0.00', total: '230.68' });
  });

  test('in another currency includes the effect of the exchange rate in euro, and its tax at the current rate', () => {
    const rates = {
      purchase: { day: date('2026-03-16'), unitsPerEuro: '1.25' },
      now: { day: date('2027-03-01'), unitsPerEuro: '1.10' },
    };
    // 10,013.56 were 8,010.85 euro then, and are 9,103.24 euro at today's rate.
    expect(splitProfit({ currency: 'USD', taxesPaid: 10 }, COUPONS, { rates })).toMatchObject({
      currencyEffect: '1092.39',
      tax: '-11.00',
      total: '219.68',
    });
    const seen = { rates, today: date('2028-01-21') };
    expect(splitProfit({ currency: 'USD' }, COUPONS, seen)).toMatchObject({ currencyEffect: 'matured' });
    expect(splitProfit({}, COUPONS, { rates })).toMatchObject({ currencyEffect: '0.00' });
  });

  test('of a sale is not computed', () => {
    expect(splitProfit({ direction: 'Sell' })).toMatchObject({ price: 'sell-row', coupons: 'sell-row' });
  });
});
