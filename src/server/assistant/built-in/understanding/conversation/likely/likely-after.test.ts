import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { aNamedHolding } from '../../../../../../testing/assistant-questions/a-named-holding.ts';
import { queryOfLast } from '../../../../../../testing/assistant-questions/understand-last.ts';
import { setUnderstandingFile } from '../../../matching/understanding.ts';

const today = calendarDate('2026-03-02');
const bond = (isin: string, name: string) =>
  aNamedHolding(isin, { kind: 'bond', name, maturity: calendarDate('2028-06-01') });
const TRAKIA = 'BG2100009211';
const GERMAN = 'DE0001102614';
const names = {
  banks: ['Fibank', 'DSK'],
  holdings: [bond(TRAKIA, 'Trakia'), bond(GERMAN, 'Germany'), bond('IT0005398406', 'Italy')],
};

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

/** What the last of these is understood as. */
const ask = (...texts: readonly string[]) => queryOfLast(texts, { today, names });

test.each([
  [['what was I paid last year?', 'what is still to come?'], 'coming-payments'],
  [['what did we pay for it all?', 'so are we up or down?'], 'profit'],
  [['show me my bonds', 'how much have they made'], 'total-return'],
  [['coupons in 2025', 'what did I buy in the same time?'], 'deals'],
])('the examples say what is asked after an answer: %j', (texts, intent) => {
  expect(ask(...texts).intent).toBe(intent);
});

test('what was named before is dropped where it rules out what is asked', () => {
  expect(ask('what was I paid last year?', 'what is still to come?').period).toBeUndefined();
});

test.each([
  [['are we up or down?', 'which one drags us down the most?'], 'profit', 'lowest'],
  [['на печалба ли съм?', 'от кое най-много?'], 'profit', 'highest'],
  [['duration of my bonds', 'the most sensitive one?'], 'modified-duration', 'highest'],
  [['каква е дюрацията на облигациите?', 'коя е най-чувствителна?'], 'modified-duration', 'highest'],
] as const)('which one is by the figure of the answer before: %j', (texts, measure, operation) => {
  expect(ask(...texts)).toMatchObject({ intent: 'ranking', measure, operation });
});

test('an end that was named before is not kept by another question', () => {
  const { intent, operation } = ask(
    'what was I paid last year?',
    'which one paid the most?',
    'what is still to come?',
  );
  expect([intent, operation]).toEqual(['coming-payments', 'list']);
});

test('what drags a worth down is what has lost most, and down is no loss of it', () => {
  const query = ask('what is everything worth?', 'which one drags us down?');
  expect(query).toMatchObject({ intent: 'ranking', measure: 'profit', operation: 'lowest' });
  expect(query.concepts.has('shift:fall')).toBe(false);
});

test('no figure has the name of a verb alone', () => {
  expect(() => ask('which one suffers most?')).toThrow('not understood');
});

test.each([
  [['did Germany pay everything it owed me?', 'how much is missing?', 'anyone else late?']],
  [['кой не ми е платил?', 'колко ми дължи Италия?', 'а Trakia?', 'общо колко липсва']],
])('anyone else, in total: of all that was asked about before one of it: %j', (texts) => {
  const { intent, filter } = ask(...texts);
  expect([intent, filter.isins, filter.countries]).toEqual(['missing-payments', undefined, undefined]);
});

test.each([
  [['I need 20000 euro by june, will I have it?', 'what about december then'], '20000', '2026-12-31'],
  [['I need 20000 euro by june, will I have it?', 'ok and 40000?'], '40000', '2026-06-30'],
  [['Трябват ми 5000 евро през май', 'а ако са 15000?'], '15000', '2026-05-31'],
])('a need is kept with other days, or another sum: %j', (texts, value, to) => {
  const { bound, period } = ask(...texts);
  expect([bound?.value, period?.period]).toEqual([value, { from: today, to }]);
});

test.each([
  [['what is yield to maturity', 'and that of the German one?'], 'yield-of-holding', GERMAN],
  [['какво е доходност до падеж', 'а на Trakia'], 'yield-of-holding', TRAKIA],
])('after what a word means, a holding is asked for that figure: %j', (texts, intent, isin) => {
  const query = ask(...texts);
  expect([query.intent, query.filter.isins]).toEqual([intent, [isin]]);
});

test('from whom, after the payment after the next, is of that one', () => {
  expect(ask('when is my next payment?', 'and the one after that?', 'from whom?')).toMatchObject({
    intent: 'next-payment',
    rank: 2,
  });
});

test('in euro, of what is held in another currency, is its amount', () => {
  const { filter, into } = ask('Имам ли нещо в лири?', 'колко е в евро?');
  expect([filter.currencies, into]).toEqual([['GBP'], 'EUR']);
});

test('after two periods, one more is compared with the first', () => {
  const { intent, period, otherPeriod } = ask('compare my income of 2025 and 2024', 'and against 2023?');
  expect([intent, period?.period.from, otherPeriod?.period.from]).toEqual([
    'compare-periods',
    '2025-01-01',
    '2023-01-01',
  ]);
});

test.each([
  [['how is my portfolio doing in 2025?', 'and since the beginning of this one?']],
  [['каква е доходността на портфейла за миналата година?', 'а от началото на тази?']],
  [['how did the portfolio perform last year?', 'and since January?']],
])('since the beginning of this one, after another year, is this year: %j', (texts) => {
  expect(ask(...texts).period?.period.from).toBe('2026-01-01');
});

test('any limit, after one bank, is each of them', () => {
  const { intent, filter } = ask('what do I hold at DSK?', 'is any limit exceeded?');
  expect([intent, filter.banks]).toEqual(['concentration', undefined]);
});

test.each([
  [['are any limits exceeded?', 'how do I change the limit?']],
  [['имаме ли надвишени лимити?', 'как се сменя лимитът?']],
])('how a limit is changed, after whether one is exceeded: %j', (texts) => {
  expect(ask(...texts)).toMatchObject({ intent: 'how-to', acts: ['limits'] });
});

test('coupons, after the tax of shares, are of bonds', () => {
  const { intent, filter } = ask('how much tax was withheld from my shares in 2025?', 'and on coupons?');
  expect([intent, filter.kinds]).toEqual(['taxes-paid', undefined]);
});

test('what was changed last, after purchases, is any change', () => {
  const { intent, filter, period } = ask(
    'what did I buy in 2025?',
    'and what was changed last in the records?',
  );
  expect([intent, filter.directions, period]).toEqual(['changes', undefined, undefined]);
});

test('its yield, after how something is done for a holding, is of that one', () => {
  const { intent, filter } = ask('how do I update the price of Trakia?', "what's its yield to maturity?");
  expect([intent, filter.isins]).toEqual(['yield-of-holding', [TRAKIA]]);
});

test('taxes in total, after coupons, are of all that was received', () => {
  const { intent, concepts } = ask('dividends in 2025', 'and coupons?', 'taxes paid total');
  expect([intent, concepts.has('paid:coupon')]).toEqual(['taxes-paid', false]);
});

test('what is at a bank, after how much is at each, is listed', () => {
  const { intent, filter } = ask('exposure by bank', "what's at DSK");
  expect([intent, filter.banks]).toEqual(['list-holdings', ['DSK']]);
});
