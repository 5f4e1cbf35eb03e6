import { expect, it } from 'vitest';
import { calendarDate } from '../calendar-date.ts';
import { lastPrice, priceHistory, type RecordedPrice } from './price-history.ts';

const ISIN = 'BG2030026111';
const DAY = calendarDate('2026-11-20');
const recorded = (price: number | null, some: Partial<RecordedPrice> = {}): RecordedPrice => ({
  isin: ISIN,
  day: DAY,
  price,
  kind: 'clean',
  currency: null,
  source: 'file',
  ...some,
});
const effective = (...prices: RecordedPrice[]) =>
  lastPrice(priceHistory(prices), { isin: ISIN, currency: 'EUR' }, DAY)?.price.toNumber();

it('for one day an entered price takes precedence over a file, and a file over a server', () => {
  const entered = recorded(98, { source: 'entered' });
  expect(effective(entered, recorded(99), recorded(97, { source: 'http' }))).toBe(98);
  expect(effective(recorded(97, { source: 'http' }), recorded(99))).toBe(99);
});

it('for one day and source the later one takes precedence', () => {
  expect(effective(recorded(98), recorded(99))).toBe(99);
});

it('0 and missing values are not prices', () => {
  expect(effective(recorded(0), recorded(null))).toBeUndefined();
  expect(effective(recorded(98, { day: calendarDate('2026-01-02') }), recorded(0))).toBe(98);
});

it('a price in another currency is skipped; one without a currency matches any', () => {
  const earlier = recorded(90, { day: calendarDate('2026-01-02') });
  expect(effective(earlier, recorded(98, { currency: 'USD' }))).toBe(90);
  expect(effective(recorded(98, { currency: 'EUR' }), recorded(99, { currency: 'USD' }))).toBe(98);
});
