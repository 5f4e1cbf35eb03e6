import { describe, expect, it } from 'vitest';
import { calendarDate } from '../calendar-date.ts';
import { Decimal } from '../money/decimal.ts';
import {
  checkPrice,
  hasTooManyWarnings,
  PRICE_RULES,
  type NewPrice,
  type PriceContext,
} from './check-price.ts';

const day = calendarDate;

function aPrice(some: Partial<NewPrice> = {}): NewPrice {
  return { price: 98.5, day: day('2026-11-20'), kind: 'clean', currency: null, source: 'entered', ...some };
}

function aContext(some: Partial<PriceContext> = {}): PriceContext {
  return {
    security: { basis: 'percent', currency: 'EUR' },
    today: day('2026-11-22'),
    last: { price: new Decimal('98.5'), day: day('2026-11-16'), source: 'entered' },
    firstPurchaseDay: day('2024-01-10'),
    holders: 3,
    accrued: undefined,
    ...some,
  };
}

const shares = { security: { basis: 'unit', currency: 'EUR' } } as const;
const brokenRules = (given: Partial<NewPrice>, some: Partial<PriceContext> = {}) =>
  checkPrice(aPrice(given), aContext(some)).map(({ field, rule }) => `${field}: ${rule}`);
const severities = (given: Partial<NewPrice>, some: Partial<PriceContext>) =>
  checkPrice(aPrice(given), aContext(some)).map(({ rule }) => PRICE_RULES[rule]);

it.each([
  ['98.50', []],
  ['0.985', ['price: looks_hundred_times_off', 'price: unusual_clean_price']],
  ['9850', ['price: looks_hundred_times_off', 'price: unusual_clean_price']],
  ['109.335', ['price: large_change']],
  ['108.35', []],
  ['1970', ['price: looks_hundred_times_off', 'price: unusual_clean_price']],
  ['1969.99', ['price: large_change', 'price: unusual_clean_price']],
  ['4.925', ['price: looks_hundred_times_off', 'price: unusual_clean_price']],
])('after 98.50, a price of %s causes %j', (price, rules) => {
  expect(brokenRules({ price })).toEqual(rules);
});

describe('a price causes a warning', () => {
  it('with the values that the sentence needs', () => {
    expect(checkPrice(aPrice({ price: '109.335' }), aContext())).toEqual([
      {
        field: 'price',
        rule: 'large_change',
        values: { last: '98.5', day: '2026-11-16', percent: 11, limit: 10 },
      },
    ]);
  });
  it('if it changed by more than 25 % for a unit, within 7 days', () => {
    expect(brokenRules({ price: 123, kind: 'unit' }, shares)).toEqual([]);
    expect(brokenRules({ price: 123.2, kind: 'unit' }, shares)).toEqual(['price: large_change']);
    const last = { price: new Decimal('98.5'), day: day('2026-11-12'), source: 'file' } as const;
    expect(brokenRules({ price: 140, kind: 'unit' }, { ...shares, last })).toEqual([]);
  });
  it('if it is clean and outside 20 to 200, but not for a unit', () => {
    const none = { last: undefined };
    expect(brokenRules({ price: 19.99 }, none)).toEqual(['price: unusual_clean_price']);
    expect(brokenRules({ price: 20 }, none)).toEqual([]);
    expect(brokenRules({ price: 2000, kind: 'unit' }, { ...none, ...shares })).toEqual([]);
  });
  it('based on its clean price if it is dirty', () => {
    const accrued = new Decimal(4);
    expect(brokenRules({ price: 110, kind: 'dirty' }, { accrued })).toEqual([]);
    expect(brokenRules({ price: 113, kind: 'dirty' }, { accrued })).toEqual(['price: large_change']);
  });
});

describe('a price is refused, without a warning,', () => {
  it.each<[string, Partial<NewPrice>, Partial<PriceContext>]>([
    ['price: above_zero', { price: 0 }, {}],
    ['price: above_zero', { price: -1 }, {}],
    ['day: day_in_future', { day: day('2026-11-23') }, {}],
    ['day: day_before_first_purchase', { day: day('2024-01-09') }, {}],
    ['kind: price_kind_differs', { kind: 'unit' }, {}],
    ['kind: price_kind_differs', { kind: 'clean' }, shares],
    ['kind: dirty_price_without_terms', { kind: 'dirty' }, {}],
    ['currency: price_currency_differs', { currency: 'USD' }, {}],
  ])('because of %s', (rule, given, some) => {
    expect(brokenRules(given, some)).toEqual([rule]);
    expect(severities(given, some)).toEqual(['refused']);
  });
});

describe('a price is reported', () => {
  const last = { price: new Decimal('98'), day: day('2026-11-20'), source: 'entered' } as const;
  it('as replacing the one of the same day, or as overridden by it', () => {
    expect(brokenRules({}, { last })).toEqual(['day: replaces_price']);
    expect(brokenRules({ source: 'file' }, { last })).toEqual(['day: stays_behind_price']);
  });
  it('as equal to the one of that day, whatever else applies', () => {
    const same = { ...last, price: new Decimal('15') };
    expect(brokenRules({ price: 15 }, { last: same })).toEqual(['day: unchanged_price']);
    const ofFile = { ...same, source: 'file' } as const;
    expect(brokenRules({ price: 15, source: 'file' }, { last: ofFile })).toEqual(['day: unchanged_price']);
    expect(brokenRules({ price: 15 }, { last: ofFile })).toContain('day: replaces_price');
  });
  it('as new if the history has none of that day', () => {
    expect(brokenRules({}, { last: { ...last, source: null } })).toEqual([]);
  });
  it('if nobody holds the security', () => {
    expect(brokenRules({}, { holders: 0, firstPurchaseDay: null })).toEqual(['isin: nobody_holds']);
    expect(severities({}, { holders: 0 })).toEqual(['note']);
  });
});

it('a whole file is refused if more than a fifth of its rows have warnings', () => {
  const warned = checkPrice(aPrice({ price: 9850 }), aContext());
  const noted = checkPrice(aPrice(), aContext({ holders: 0 }));
  expect(hasTooManyWarnings([warned, noted, [], [], []])).toBe(false);
  expect(hasTooManyWarnings([warned, warned, [], [], []])).toBe(true);
  expect(hasTooManyWarnings([])).toBe(false);
});
