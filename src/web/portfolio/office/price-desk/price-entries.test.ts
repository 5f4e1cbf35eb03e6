import { expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { readPriceRows } from '#domain/prices/read-price-rows';
import type { PricedInstrument } from '#api/portfolio/instruments/prices';
import {
  changeEntry,
  likelyPrice,
  NO_ENTRY,
  openWarnings,
  priceInput,
  withoutBlank,
  withoutSaved,
  withRows,
} from './price-entries.ts';
import { answeredInput } from '../../market/prices/answered-input.ts';

const ISIN = 'BG2030126119';
const settings = { dayForAll: '2026-11-20', quotation: 'clean', locale: 'en' } as const;
const listed: PricedInstrument = {
  earlierIsins: [],
  isin: ISIN,
  name: null,
  kind: 'bond',
  priceBasis: 'percent',
  currency: 'EUR',
  holders: 1,
  ownPrices: 0,
  quantity: 1_000,
  price: 99,
  day: null,
  source: null,
  age: null,
  freshness: null,
};

it('a typed price is sent with the common day, and may have a comma', () => {
  const entry = { ...NO_ENTRY, price: '98,50' };
  expect(priceInput(ISIN, entry, { listed, settings })).toEqual({
    isin: ISIN,
    price: 98.5,
    day: calendarDate('2026-11-20'),
  });
});

it('a price with accrued interest is marked as such, only for bonds', () => {
  const entry = { ...NO_ENTRY, price: '99' };
  const dirty = { ...settings, quotation: 'dirty' } as const;
  expect(priceInput(ISIN, entry, { listed, settings: dirty })?.kind).toBe('dirty');
  const unit = { ...listed, priceBasis: 'unit' } as const;
  expect(priceInput(ISIN, entry, { listed: unit, settings: dirty })?.kind).toBeUndefined();
});

it('an invalid number or day is not sent', () => {
  expect(priceInput(ISIN, { ...NO_ENTRY, price: 'abc' }, { listed, settings })).toBeNull();
  expect(priceInput(ISIN, { ...NO_ENTRY, price: '98', day: 'soon' }, { listed, settings })).toBeNull();
});

it('another price resets the answers', () => {
  const typed = changeEntry(new Map(), ISIN, { price: '98' });
  const confirmed = changeEntry(typed, ISIN, { confirmed: true });
  expect(confirmed.get(ISIN)?.confirmed).toBe(true);
  expect(changeEntry(confirmed, ISIN, { price: '97' }).get(ISIN)?.confirmed).toBe(false);
});

it('an emptied price keeps the day, and the row of a security that nobody holds', () => {
  const blank = changeEntry(changeEntry(new Map(), ISIN, { price: '98' }), ISIN, { price: ' ' });
  expect(withoutBlank(blank, () => true).size).toBe(0);
  expect(withoutBlank(blank, () => false).has(ISIN)).toBe(true);
  const dated = changeEntry(blank, ISIN, { day: '2026-11-10' });
  expect(withoutBlank(dated, () => true).get(ISIN)?.day).toBe('2026-11-10');
});

it('saved prices are removed, but not those typed or changed since', () => {
  const saved = changeEntry(changeEntry(new Map(), ISIN, { price: '98' }), 'XS2579483319', { price: '108' });
  const now = changeEntry(changeEntry(saved, ISIN, { price: '98.5' }), 'IE00BK5BQT80', { price: '148' });
  expect([...withoutSaved(now, saved).keys()]).toEqual([ISIN, 'IE00BK5BQT80']);
});

it('pasted rows replace typed ones, each with its day', () => {
  const { rows } = readPriceRows(`${ISIN}\t98,50\t2026-11-19\nXS2579483319\t108.02`);
  const entries = withRows(changeEntry(new Map(), ISIN, { price: '1' }), rows);
  expect(entries.get(ISIN)).toMatchObject({ price: '98.5', day: '2026-11-19' });
  expect(entries.get('XS2579483319')).toMatchObject({ price: '108.02', day: '' });
});

it('a price 100 times off must be typed again, and a large change confirmed', () => {
  const entry = { ...NO_ENTRY, price: '0.985' };
  expect(openWarnings(['looks_hundred_times_off'], entry, 'en')).toHaveLength(1);
  expect(openWarnings(['looks_hundred_times_off'], { ...entry, again: '0,985' }, 'en')).toHaveLength(0);
  expect(openWarnings(['large_change', 'replaces_price'], entry, 'en')).toEqual(['large_change']);
  expect(openWarnings(['large_change'], { ...entry, confirmed: true }, 'en')).toHaveLength(0);
});

it('the answers are sent with the price', () => {
  const input = { isin: ISIN, price: 0.985, day: calendarDate('2026-11-20') };
  expect(answeredInput(input, ['looks_hundred_times_off', 'large_change', 'replaces_price'])).toEqual({
    ...input,
    confirmed: ['large_change'],
    priceAgain: 0.985,
  });
});

it.each([
  [0.985, 98.2, 98.5],
  [9850, 98.2, 98.5],
  [1.0155, 101.4, 101.55],
  [4, 98.2, null],
])('%s next to %s is likely %s', (price, last, likely) => {
  expect(likelyPrice(price, last)).toBe(likely);
});
