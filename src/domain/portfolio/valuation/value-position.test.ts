import { describe, expect, it } from 'vitest';
import { aBondDeal, aDeal } from '#testing/factories/a-deal';
import { calendarDate } from '../../calendar-date.ts';
import { rateHistory } from '../../money/rate-history.ts';
import { priceHistory, type RecordedPrice } from '../../prices/price-history.ts';
import type { Deal } from '../positions/deal.ts';
import { computePositions } from '../positions/positions.ts';
import type { SecurityTerms } from '../positions/security-terms.ts';
import { portfolioValue } from './portfolio-value.ts';
import type { Market } from './value-position.ts';

function price(day: string, value: number, some: Partial<RecordedPrice> = {}): RecordedPrice {
  const stored = { isin: 'BG1100001006', kind: 'unit', currency: null, source: 'entered' } as const;
  return { ...stored, day: calendarDate(day), price: value, ...some };
}

const ofBond = { isin: 'BG2030026111', kind: 'clean' } as const;

/** 2.25 % 2028-01-21, semi-annual. */
const BOND: SecurityTerms = {
  repayment: { maturity: calendarDate('2028-01-21'), redemption: 100, instalments: [] },
  interest: {
    terms: {
      couponRate: 0.0225,
      frequency: 2,
      maturity: calendarDate('2028-01-21'),
      dayCount: 'ACT/ACT-ICMA',
    },
    preset: 'bg-government',
  },
};

function createMarket(
  prices: readonly RecordedPrice[] = [],
  rates: readonly (readonly [day: string, usd: number])[] = [],
  terms: Market['terms'] = new Map([['BG2030026111', BOND]]),
): Market {
  const recorded = rates.map(([day, unitsPerEuro]) => {
    return { currency: 'USD', day: calendarDate(day), unitsPerEuro } as const;
  });
  return { prices: priceHistory(prices), rates: rateHistory(recorded), terms };
}

function valueOn(day: string, deals: readonly Deal[], market: Market) {
  const asOf = calendarDate(day);
  return portfolioValue(computePositions(deals, { asOf, terms: market.terms }), asOf, market);
}

function eurOn(day: string, deals: readonly Deal[], market: Market): number {
  const { eur, leftOut } = valueOn(day, deals, market);
  expect(leftOut).toEqual([]);
  return eur.value.toDecimalPlaces(2).toNumber();
}

it.each([
  ['2026-04-01', 9843.51],
  ['2026-07-20', 10_011.88],
  ['2026-07-21', 9900],
])(
  'OV-a · 10,000 of a bond with two prices a year is worth on %s %d with its accrued interest',
  (day, value) => {
    const market = createMarket([price('2026-01-05', 98, ofBond), price('2026-07-01', 99, ofBond)]);
    expect(eurOn(day, [aBondDeal({ day: '2026-01-22' })], market)).toBe(value);
  },
);

describe('the price', () => {
  const deals = [aDeal({ day: '2024-03-04', price: '25.5' }), aDeal({ id: 2, day: '2024-04-01', price: 0 })];
  it('is the last known one, never that of a later day', () => {
    const before = createMarket([price('2024-05-02', 27)]);
    const after = createMarket([price('2024-05-02', 27), price('2024-05-20', 99)]);
    expect(eurOn('2024-05-19', deals, after)).toBe(540);
    expect(eurOn('2024-05-19', deals, after)).toBe(eurOn('2024-05-19', deals, before));
  });
  it('before the first one is that of the latest purchase that had one', () => {
    const { held } = valueOn('2024-05-01', deals, createMarket([price('2024-05-02', 27)]));
    expect(held[0]?.value.price).toMatchObject({ day: '2024-03-04', source: 'deal' });
    expect(held[0]?.value.value.toNumber()).toBe(510);
  });
  it('is never 0, and never one of another currency', () => {
    const market = createMarket([price('2024-05-02', 0), price('2024-05-03', 99, { currency: 'USD' })]);
    expect(eurOn('2024-06-01', deals, market)).toBe(510);
  });
  it('that is dirty is converted to a clean one with the accrued interest of its own day', () => {
    const dirty = price('2026-04-01', 98 + (1.125 * 70) / 181, { ...ofBond, kind: 'dirty' });
    expect(eurOn('2026-04-01', [aBondDeal({ day: '2026-01-22' })], createMarket([dirty]))).toBe(9843.51);
  });
});

describe('the rate', () => {
  const inDollars = [aDeal({ day: '2024-03-04', currency: 'USD', price: 20 })];
  it('is the last one on or before the day', () => {
    const market = createMarket([], [['2024-03-01', 1.25], ['2024-03-08', 1]]); // prettier-ignore
    expect(eurOn('2024-03-07', inDollars, market)).toBe(160);
  });
  it('of the lev is 1.95583 on all days', () => {
    const inLev = [aDeal({ day: '2020-03-04', currency: 'BGN', quantity: 195_583, price: 1 })];
    expect(eurOn('2021-01-01', inLev, createMarket())).toBe(100_000);
    expect(eurOn('2027-01-01', inLev, createMarket())).toBe(100_000);
  });
});

describe('a position without a value', () => {
  it('is left out of the sum and listed with the reason', () => {
    const deals = [
      aDeal({ price: 12 }),
      aDeal({ id: 2, isin: 'IE00B4L5Y983', kind: 'etf', price: 0 }),
      aDeal({ id: 3, currency: 'USD' }),
      aDeal({ id: 4, currency: 'CHF', direction: 'Ask' }),
    ];
    const { eur, leftOut, held } = valueOn('2026-02-01', deals, createMarket());
    expect(eur.value.toNumber()).toBe(120);
    expect(held).toHaveLength(1);
    expect(leftOut.map(({ isin, currency, problem }) => [isin, currency, problem.reason])).toEqual([
      ['IE00B4L5Y983', 'EUR', 'no-price'],
      ['BG1100001006', 'CHF', 'sold-more-than-held'],
      ['BG1100001006', 'USD', 'no-rate'],
    ]);
  });
  it('has one today if it was sold without a day, but on no earlier day', () => {
    const deals = [aDeal(), aDeal({ id: 2, day: null, direction: 'Ask', quantity: 4 })];
    const today = calendarDate('2026-02-01');
    const positions = computePositions(deals, { asOf: today });
    expect(portfolioValue(positions, today, createMarket()).eur.value.toNumber()).toBe(60);
    const { leftOut } = portfolioValue(positions, calendarDate('2026-01-31'), createMarket());
    expect(leftOut[0]?.problem).toEqual({ reason: 'deal-without-date', dealId: 2 });
  });
});

it('a position sold or paid back is worth nothing, and needs neither price nor rate', () => {
  const sold = [aDeal({ price: 0, currency: 'USD' }), aDeal({ id: 2, currency: 'USD', direction: 'Ask' })];
  const value = valueOn('2028-01-21', [...sold, aBondDeal({ id: 3 })], createMarket());
  expect(value).toMatchObject({ held: [], leftOut: [], oldestPriceDay: null });
  expect(value.eur.value.toNumber()).toBe(0);
});

it('a bond without terms has no accrued interest, and says so', () => {
  const value = valueOn('2026-04-01', [aBondDeal()], createMarket([], [], new Map()));
  expect(value.eur.value.toNumber()).toBe(9800);
  expect(value.withoutAccrued).toEqual([{ kind: 'bond', isin: 'BG2030026111', currency: 'EUR' }]);
});

it('a price is marked as estimated after 10 business days, and as old after 92 days', () => {
  const deals = [aDeal({ day: '2024-01-02' })];
  const market = createMarket([price('2026-03-02', 12)]);
  const markOn = (day: string) => valueOn(day, deals, market).held[0]?.value.mark;
  expect(['2026-03-16', '2026-03-17', '2026-06-01', '2026-06-02'].map(markOn)).toEqual([
    'known',
    'estimated',
    'estimated',
    'old',
  ]);
  expect(valueOn('2026-03-16', deals, market).isEstimated).toBe(false);
  expect(valueOn('2026-03-17', deals, market)).toMatchObject({
    isEstimated: true,
    oldestPriceDay: '2026-03-02',
  });
});

it('the price of a bond without coupons is not called the oldest: none needs to follow it', () => {
  const prices = [price('2026-01-05', 98, ofBond), price('2026-03-02', 12)];
  const oldest = (terms: Market['terms']) =>
    valueOn('2026-03-17', [aDeal(), aBondDeal({ id: 2 })], createMarket(prices, [], terms)).oldestPriceDay;
  expect(oldest(new Map([['BG2030026111', BOND]]))).toBe('2026-01-05');
  const interest: SecurityTerms['interest'] = BOND.interest && {
    ...BOND.interest,
    terms: { ...BOND.interest.terms, frequency: 0 },
  };
  expect(oldest(new Map([['BG2030026111', { ...BOND, interest }]]))).toBe('2026-03-02');
});
