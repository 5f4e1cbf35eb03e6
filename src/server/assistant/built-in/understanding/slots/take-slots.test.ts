import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { setUnderstandingFile } from '../../matching/understanding.ts';
import { understand } from '../understand.ts';
import { aNamedHolding } from '../../../../../testing/assistant-questions/a-named-holding.ts';

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

const FUND = 'BG9000011163';
const names = {
  banks: ['Fibank'],
  holdings: [
    aNamedHolding(FUND, { kind: 'etf', name: 'Expat Bulgaria SOFIX' }),
    aNamedHolding('JP3633400001', { name: 'Toyota' }),
  ],
};
const slotsOf = (text: string) =>
  understand({ text, earlier: [], today: calendarDate('2026-11-27'), names }).slots;

test.each([
  ['how many shares of Expat do I hold', { isins: [FUND], kinds: undefined }],
  ['how much do I hold in Japanese yen', { currencies: ['JPY'], countries: undefined }],
  ['my Japanese shares', { countries: ['JP'], kinds: ['share'] }],
])('holdings are narrowed by what is meant, not by each word: %s', (text, filter) => {
  expect(slotsOf(text).filter).toMatchObject(filter);
});

test.each([
  ['how much did it change over the past week', { from: '2026-11-21', to: '2026-11-27' }],
  ['how much did it change last week', { from: '2026-11-16', to: '2026-11-22' }],
  ["what contributed most to this year's result", { from: '2026-01-01', to: '2026-12-31' }],
])('days are those that are named: %s', (text, period) => {
  expect(slotsOf(text).periods.map((one) => one.period)).toEqual([period]);
});

test.each([
  ['which bond loses most in percent', true],
  ['which bond loses most if rates rise by 1 percent', false],
  ['which bond loses most if rates rise by one percentage point', false],
])('a percentage is asked for where it has no number: %s', (text, isPercent) => {
  expect(slotsOf(text).isPercent).toBe(isPercent);
});

test('a quarter is no strange name', () => {
  expect(slotsOf('income Q1 2027').strangeNames).toEqual([]);
});

test.each([
  ['enough to pay me 300 euro a month', {}],
  ['how many euro is it', {}],
  ['what would I have in euro if I sold all my dollar bonds', { currencies: ['USD'], kinds: ['bond'] }],
  ['what part is in dollars, pounds and francs', { currencies: ['USD', 'GBP', 'CHF'] }],
])('amounts of euro restrict nothing: %s', (text, filter) => {
  const { currencies, kinds } = slotsOf(text).filter;
  expect({ currencies, kinds }).toEqual({ currencies: undefined, kinds: undefined, ...filter });
});

test('interest and principal are both asked for', () => {
  expect(slotsOf('principal and interest to come').concepts).toContain('paid:principal');
});

test.each([
  ['I would like to see which of my holdings have lost money', 1],
  ['what would I have if I sold those that have lost money', undefined],
])('what is politely asked for is not supposed: %s', (text, count) => {
  expect(slotsOf(text).filter.figures?.length).toBe(count);
});

test.each(['the first three', 'първите три'])('the first so many are no ordinal: %s', (text) => {
  expect(slotsOf(text)).toMatchObject({ most: 3, rank: undefined });
});
