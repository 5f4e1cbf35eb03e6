import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { officialRates, specificationRates } from '#domain/money/exchange-rates';
import { ratesUsed } from '#domain/money/rates-used';
import { createSpeech } from './speech.ts';

const today = calendarDate('2026-11-27');
const { rates } = createSpeech({
  language: 'en',
  today,
  banks: [],
  securities: new Map(),
  issuers: new Map(),
});
const official = officialRates(today, { USD: '1.25' });

test.each([
  [['USD', 'BGN'], 'Rates used (European Central Bank, 27 Nov 2026): 1\u00a0USD = 0.8\u00a0EUR. Fixed rate: 1\u00a0BGN = 0.511292\u00a0EUR.'],
  [['BGN'], 'Fixed rate: 1\u00a0BGN = 0.511292\u00a0EUR.'],
  [['EUR'], ''],
] as const)('the rate of the lev is fixed, not one of a day: %j', (currencies, expected) => {
  expect(rates(ratesUsed(official, currencies))).toBe(expected);
}); // prettier-ignore

test('all rates of the specification are fixed', () => {
  expect(rates(ratesUsed(specificationRates, ['BGN']))).toMatch(/^Rates used \(fixed, indicative\): 1.BGN/);
});
