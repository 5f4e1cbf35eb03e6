import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { aNamedHolding } from '../../../../../../testing/assistant-questions/a-named-holding.ts';
import { setUnderstandingFile } from '../../../matching/understanding.ts';
import { understandLast } from '../../../../../../testing/assistant-questions/understand-last.ts';

const today = calendarDate('2026-11-27');
const TRAKIA = 'XS2536817211';
const bond = (isin: string, name: string) => aNamedHolding(isin, { kind: 'bond', name, bank: 'Fibank' });
const names = {
  banks: ['Fibank', 'UniCredit'],
  holdings: [bond(TRAKIA, 'Trakia Energy'), bond('IT0005094088', 'Italy'), bond('DE0001102614', 'Germany')],
};

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

function ask(...texts: readonly string[]) {
  const { query, pickFrom } = understandLast(texts, { today, names });
  return { ...query, pickFrom };
}

test.each([
  [['which payments are missing', 'tell me about Trakia', 'which of those are at UniCredit'], 'missing-payments', ['UniCredit']],
  [['which payments are missing', 'tell me about Trakia', 'how much is that in total'], 'missing-payments', undefined],
  [['which bond yields the most', 'how sure is that number', 'and the lowest?'], 'ranking', undefined],
  [['коя облигация е с най-висока доходност', 'кога изтича', 'а коя е най-ниската'], 'ranking', undefined],
] as const)('of the list, after one of it: %j', (asked, intent, banks) => {
  const { filter, ...query } = ask(...asked);
  expect([query.intent, filter?.banks, filter?.isins]).toEqual([intent, banks, undefined]);
}); // prettier-ignore

test.each([
  [['which bonds mature in 2029', 'tell me about Trakia', 'and the other ones?'], 'maturities', undefined],
  [['tell me about Trakia', 'did it pay in June', 'and the other one from Fibank?'], 'list-holdings', ['Fibank']],
  [['кога падежира Тракия', 'коя друга е в Fibank'], 'list-holdings', ['Fibank']],
] as const)('the others, without the one before: %j', (asked, intent, banks) => {
  const { filter, pickFrom, ...query } = ask(...asked);
  expect([query.intent, filter?.banks, pickFrom?.isin, pickFrom?.isOut]).toEqual([intent, banks, TRAKIA, true]);
}); // prettier-ignore

test.each([
  [['which bonds are at a loss', 'how much am I losing in total'], 'profit'],
  [['кои облигации са на загуба', 'коя от тях е най-зле'], 'ranking'],
  [['which bonds yield more than 3 %', 'which is the lowest?'], 'ranking'],
] as const)('those that were chosen by a figure are summed and ranked by it: %j', (asked, intent) => {
  const { filter, ...query } = ask(...asked);
  expect([query.intent, filter?.figures?.length]).toEqual([intent, 1]);
});

test.each([
  [['what do I have in pounds', 'what is it worth'], ['GBP']],
  [['имам ли нещо в паундове', 'колко струва', 'печеля ли от нея'], ['GBP']],
  [['what is my exposure to USD', 'how much will I receive in February 2027?'], undefined],
] as const)('a currency that chose what is held is that of what follows, but not of other days: %j', (asked, currencies) => {
  expect(ask(...asked).filter?.currencies).toEqual(currencies);
}); // prettier-ignore

test('the same question of other days, after one of a list', () => {
  const { intent, filter, period } = ask('which bonds mature in 2029?', 'tell me about the first one', 'and what matures in 2030?');
  expect([intent, filter?.isins, period?.period.from]).toEqual(['maturities', undefined, '2030-01-01']);
}); // prettier-ignore

test('in total, after the others, is with the one that they leave out', () => {
  const asked = [
    'which payments are missing',
    'tell me about Trakia',
    'and the other ones?',
    'in total how much am I owed?',
  ];
  const { intent, filter, pickFrom } = ask(...asked);
  expect([intent, filter?.isins, pickFrom]).toEqual(['missing-payments', undefined, undefined]);
});

test('after a sum the next one is the first that comes', () => {
  expect(ask('how much tax was withheld in Germany?', 'when is the next one?').rank).toBeUndefined();
  expect(ask('when is my next coupon?', 'and the next one?').rank).toBe(2);
});
