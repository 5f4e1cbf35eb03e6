import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { aNamedHolding } from '../../../../../../testing/assistant-questions/a-named-holding.ts';
import { setUnderstandingFile } from '../../../matching/understanding.ts';
import { understandLast } from '../../../../../../testing/assistant-questions/understand-last.ts';

const BOND = 'BG2030026111';
const names = {
  banks: ['Fibank', 'UBB'],
  holdings: [
    aNamedHolding(BOND, { kind: 'bond', name: 'Bulgaria 2.25% 2028', maturity: calendarDate('2028-01-21') }),
  ],
};

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

/** What the last of these is understood as. */
function ask(...texts: readonly string[]) {
  const today = calendarDate('2026-03-02');
  const { query } = understandLast(texts, { today, names });
  if (query === undefined) throw new Error(`not understood: ${texts.join(' → ')}`);
  const { intent, period, otherPeriod, filter, rank, concepts } = query;
  const kinds = [...concepts].filter((one) => one === 'paid:coupon' || one === 'measure:dividend');
  return { intent, days: period?.period, otherDays: otherPeriod?.period, isins: filter.isins, rank, kinds };
}

const year = (number: number) => ({ from: `${number}-01-01`, to: `${number}-12-31` });

test.each([
  [['how much interest will I get this year', 'and last year']],
  [['какви плащания предстоят тази година', 'а миналата']],
  [['kakvi plashtania predstoyat tazi godina', 'a minalata']],
])('of days that are over, what is to come is what came: %j', (texts) => {
  expect(ask(...texts)).toMatchObject({ intent: 'payments-received', days: year(2025) });
});

test.each([
  [['what payments are coming this month', 'and next month', 'and the total']],
  [['какви плащания чакам през март', 'а през април', 'общо колко']],
])('in total, after one month and the next, is of both: %j', (texts) => {
  const days = { from: '2026-03-01', to: '2026-04-30' };
  expect(ask(...texts)).toMatchObject({ intent: 'coming-payments', days });
});

test('in total, after three months, is of all of them', () => {
  const months = ['what payments are coming in March', 'and in April', 'and in May', 'and the total'];
  expect(ask(...months).days).toEqual({ from: '2026-03-01', to: '2026-05-31' });
});

test('in total, after two banks, is of neither month before', () => {
  const asked = [
    'what did Fibank pay me in January 2026',
    'what did UBB pay me in February 2026',
    'and the total',
  ];
  expect(ask(...asked).days).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

test.each([
  [['how did my portfolio do in 2025', 'and compared with last year']],
  [['каква доходност имах през 2025', 'а в сравнение с миналата година']],
])('last year, compared with itself, is compared with the one before: %j', (texts) => {
  expect(ask(...texts)).toMatchObject({
    ...{ intent: 'compare-periods', days: year(2025), otherDays: year(2024) },
  });
});

test.each([
  [['what matures this year', 'how much will I get']],
  [['кои облигации падежират тази година', 'колко ще получа']],
])('what is got, after what matures, is the sum of that: %j', (texts) => {
  expect(ask(...texts)).toMatchObject({ intent: 'maturities', days: year(2026) });
});

test.each([
  [[`when does ${BOND} mature`, 'how much will I get']],
  [[`кога е падежът на ${BOND}`, 'колко ще получа']],
])('what is got, after one bond, is all that it will pay: %j', (texts) => {
  expect(ask(...texts)).toMatchObject({ intent: 'coming-payments', days: undefined, isins: [BOND] });
});

test.each([
  [[`did ${BOND} pay its last coupon`, 'and when is the next one']],
  [[`плати ли ${BOND} купона си`, 'а следващият кога е']],
])('the next one, after what a bond paid, is what it pays next: %j', (texts) => {
  expect(ask(...texts)).toMatchObject({ intent: 'next-payment', isins: [BOND] });
});

test.each([
  [['which payment comes next', 'which bank is it at', 'and the one after that']],
  [['кое е следващото плащане', 'в коя банка е', 'а следващото след него']],
])('the bank of the next payment is not in the way of the one after it: %j', (texts) => {
  const [next = '', bank = ''] = texts;
  expect(ask(next, bank)).toMatchObject({ intent: 'holding-details', isins: ['?'] });
  expect(ask(...texts)).toMatchObject({ intent: 'next-payment', rank: 2 });
});

test.each([
  [['how much did I receive from coupons in 2025', 'and from dividends', 'in total']],
  [['колко получих от купони през 2025', 'а от дивиденти', 'общо']],
])('coupons and then dividends are both in total: %j', (texts) => {
  const { intent, days, kinds } = ask(...texts);
  expect([intent, days, kinds]).toEqual(['payments-received', year(2025), []]);
});
