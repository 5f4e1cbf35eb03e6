import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { aNamedHolding } from '../../../../../../testing/assistant-questions/a-named-holding.ts';
import { setUnderstandingFile } from '../../../matching/understanding.ts';
import { queryOfLast } from '../../../../../../testing/assistant-questions/understand-last.ts';

const today = calendarDate('2026-03-02');
const TRAKIA = 'XS2536817211';
const names = {
  banks: ['Fibank', 'UniCredit'],
  holdings: [
    aNamedHolding(TRAKIA, { kind: 'bond', name: 'Trakia Energy', maturity: calendarDate('2029-12-01') }),
    aNamedHolding('DE0007164600', { name: 'SAP' }),
  ],
};

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

const ask = (...texts: readonly string[]) => queryOfLast(texts, { today, names });

test.each([
  [['when does my next coupon come?', 'how much is it?'], 'next-payment'],
  [['what dividends did SAP pay?', 'and when was that?'], 'dividends'],
  [['what is missing?', 'on what date was that due?'], 'missing-payments'],
  [['какво липсва?', 'на коя дата беше това?'], 'missing-payments'],
] as const)('how much it is and when it was are said by the same answer: %j', (texts, intent) => {
  expect(ask(...texts).intent).toBe(intent);
});

test.each([
  [['how much interest will I get this year?', 'and when is the next one?']],
  [['kolko lihvi shte polucha tazi godina', 'a koga e sledvashtata?']],
])('the next one, after what is to come, is of no period: %j', (texts) => {
  const { intent, period } = ask(...texts);
  expect([intent, period]).toEqual(['next-payment', undefined]);
});

test.each([
  ['I am moving in July, how much will I receive by then?', '2026-07-31'],
  ['искам да си купя кухня следващото лято, какво ще дойде дотогава?', '2026-08-31'],
])('by then, after days of the same question, is from today until their end: %s', (text, to) => {
  const { intent, period } = ask(text);
  expect([intent, period?.period]).toEqual(['coming-payments', { from: '2026-03-02', to }]);
});

test('how much of that, in Bulgarian, keeps its days', () => {
  const { intent, period } = ask('какво ще получа до края на август?', 'колко от това е главница?');
  expect([intent, period?.period.to]).toEqual(['principal-ladder', '2026-08-31']);
});

test('a kind of security that is named is not the one holding of before', () => {
  const { filter } = ask('how much have I lost on Trakia?', 'and the funds?');
  expect([filter.isins, filter.kinds]).toEqual([undefined, ['etf']]);
});

test.each([
  [['how much do I have at Fibank?', 'and at UniCredit?', 'where is the most?']],
  [['колко имам в Fibank?', 'къде е най-много?']],
])('where the most is, after a bank, is at which of them: %j', (texts) => {
  const { intent, by, filter } = ask(...texts);
  expect([intent, by, filter.banks]).toEqual(['exposure', 'bank', undefined]);
});

test('after a currency that falls, those that are held in it are listed', () => {
  const { intent } = ask('what if the dollar drops 10%?', 'which holdings are those?');
  expect(intent).toBe('list-holdings');
});

test('interest of two years is compared as interest', () => {
  const { intent, namesInterest } = ask(
    'колко лихви получих през 2025',
    'а през 2024?',
    'кое е повече и с колко?',
  );
  expect([intent, namesInterest]).toEqual(['compare-periods', true]);
});

test('thanks before a question are no part of it', () => {
  expect(ask('what is missing?', 'thanks, and what comes next?').intent).toBe('next-payment');
});
