import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { aNamedHolding } from '../../../../../../testing/assistant-questions/a-named-holding.ts';
import { queryOfLast } from '../../../../../../testing/assistant-questions/understand-last.ts';
import { setUnderstandingFile } from '../../../matching/understanding.ts';

const today = calendarDate('2026-03-02');
const MONOLIT = 'BG2100013205';
const SAP = 'DE0007164600';
const names = {
  banks: ['Fibank', 'DSK'],
  holdings: [
    aNamedHolding(MONOLIT, { kind: 'bond', name: 'Монолит', maturity: calendarDate('2026-12-10') }),
    aNamedHolding(SAP, { kind: 'share', name: 'SAP' }),
    aNamedHolding('US5949181045', { kind: 'share', name: 'Microsoft' }),
  ],
};

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

/** What the last of these is understood as. */
const ask = (...texts: readonly string[]) => queryOfLast(texts, { today, names });

test.each([
  [['what matures in 2027', 'how much will I get back from Monolit'], 'maturities'],
  [['кво ми падежира догодина', 'монолита колко ще ми върне'], 'maturities'],
  [
    ['кво ми падежира догодина', 'монолита колко ще ми върне', 'и кога му е следващият купон'],
    'next-payment',
  ],
])('what comes once from a holding is of no days before: %j', (texts, asked) => {
  const { intent, filter, period } = ask(...texts);
  expect([intent, filter.isins, period]).toEqual([asked, [MONOLIT], undefined]);
});

test.each([
  [['tax on my dividends in 2025', 'why is it so high for SAP?', 'and on the coupons?'], undefined],
  [['данък върху дивидентите през 2025', 'защо при SAP е толкова висок', 'а от купоните за същата година?'], undefined],
  [['tax on my dividends in 2025', 'why is it so high for SAP?'], [SAP]],
])('a share pays no coupons, so those are of all: %j', (texts, isins) => {
  const { intent, filter, period } = ask(...texts);
  expect([intent, filter.isins, period?.period.from]).toEqual(['taxes-paid', isins, '2025-01-01']);
}); // prettier-ignore

test.each([
  [['what is my total profit in euro right now?', 'which three contributed most to it?'], 'ranking'],
  [['which bonds mature this year', 'what sum will I get from them in euro?'], 'coming-payments'],
  [['кои облигации падежират тази година', 'каква сума ще получа от тях в евро?'], 'maturities'],
])('a sum in euro is not of what is in euro: %j', (texts, asked) => {
  const { intent, filter } = ask(...texts);
  expect([intent, filter.currencies]).toEqual([asked, undefined]);
});

test.each([
  [['exposure by bank', 'are we over any limit?'], undefined],
  [['а по банки?', 'надвишаваме ли някой лимит?'], undefined],
  [['what do I have at DSK', 'am I over a limit anywhere?'], undefined],
])('any limit is of all of them: %j', (texts, by) => {
  const query = ask(...texts);
  expect([query.intent, query.by, query.filter.banks]).toEqual(['concentration', by, undefined]);
});

test.each([
  [['is too much of my money in one place?', 'which bank has the most?'], 'bank'],
  [['is too much of my money in one place?', 'which bank has the most?', 'and which country?'], 'country'],
])('another part takes the place of the one before: %j', (texts, by) => {
  expect(ask(...texts).by).toBe(by);
});

test.each([
  [['how much did I earn since January', 'and for the whole of last year?']],
  [['колко спечелих от началото на годината', 'ами за цялата минала?']],
])('all of the last one is the year before: %j', (texts) => {
  expect(ask(...texts).period?.period).toEqual({ from: '2025-01-01', to: '2025-12-31' });
});

test('now the same is of the same days', () => {
  const { intent, period } = ask('gross coupons received in 2025', 'now the same for dividends');
  expect([intent, period?.period.from]).toEqual(['dividends', '2025-01-01']);
});

test.each([
  [['compare microsoft and sap', 'which paid more dividends?'], 'dividend'],
  [['сравни microsoft и sap', 'коя е платила повече дивиденти?'], 'dividend'],
])('two are compared by what they paid: %j', (texts, measure) => {
  expect(ask(...texts)).toMatchObject({ intent: 'compare-holdings', measure, operation: 'highest' });
});

test.each([
  [['which three made the most?', 'and the biggest loser?'], 'ranking'],
  [['duration of my bonds', 'which one contributes most to it?'], 'ranking'],
  [['дюрация на облигациите', 'коя допринася най-много за нея?'], 'ranking'],
])('which one is by what was asked: %j', (texts, intent) => {
  expect(ask(...texts).intent).toBe(intent);
});

test.each([
  [['what if rates rise by 1 percent', 'how was that worked out?'], 'rates-shift', ['method']],
  [['average yield of my bonds', 'how did you work that out?'], 'average-yield', []],
  [['accrued interest of Monolit', 'как точно я получихте?'], 'accrued-interest', []],
] as const)('how it was worked out is said by the same answer: %j', (texts, intent, acts) => {
  expect(ask(...texts)).toMatchObject({ intent, acts });
});

test.each([
  ['what does accrued interest mean?', 'how much of it do I have at the moment?'],
  ['it says accrued interest, what is that?', 'how much have I got of it?'],
])('how much of a word one has is its figure: %j → %j', (first, second) => {
  expect(ask(first, second).intent).toBe('accrued-interest');
});

test.each([
  [['what will I get next month', 'is anything coming from SAP?', 'what did they pay last year?']],
  [['какво ще получа следващия месец', 'от SAP няма ли да дойде нещо?', 'те миналата година колко ми дадоха?']],
])('what they paid is of the company: %j', (texts) => {
  expect(ask(...texts).filter.isins).toEqual([SAP]);
}); // prettier-ignore

test.each(['What is an ETF?', "what's an etf"])('what a kind is asks for its meaning: %s', (text) => {
  expect(ask(text).intent).toBe('glossary');
});

test.each([
  ['How many more coupons will Monolit pay before it matures?', 'coming-payments'],
  ['what was sold or matured in 2025?', 'matured'],
])('no end is asked for: %s', (text, intent) => {
  expect(ask(text)).toMatchObject({ intent, operation: 'list' });
});

test.each([
  [['what did I buy in 2025', 'what are they worth now?'], undefined, '2025-01-01'],
  [['what was I paid in 2025', 'what are they worth now?'], undefined, undefined],
])('what was bought in some days is worth what it is today: %j', (texts, period, bought) => {
  const { filter, ...query } = ask(...texts);
  expect([query.period, filter.bought?.from]).toEqual([period, bought]);
});

test.each([
  [['what did I earn in 2025', 'and this year until now?', 'why less than before?']],
  [['купонен доход за 2025', 'същото за 2024', 'на какво се дължи разликата?']],
  [['сравни купоните за 2025 и 2024', 'на какво се дължи разликата?']],
])('why two differ, after an answer about each, is by their parts: %j', (texts) => {
  expect(ask(...texts)).toMatchObject({ intent: 'compare-periods', acts: ['why-different'] });
});

test.each([
  [['what if rates rise by 100 bp', 'and 50?'], '50', true],
  [['ефект от повишение на лихвите със 100 б.т.', 'а при 50?'], '50', true],
  [['what if rates rise by 100 bp', 'and 2 %?'], '2', false],
])('a move of another number has the unit of the one before: %j', (texts, number, isInBasisPoints) => {
  const { intent, numbers, concepts } = ask(...texts);
  expect([intent, numbers, concepts.has('shift:basis-points')]).toEqual(['rates-shift', [number], isInBasisPoints]);
}); // prettier-ignore

test.each([
  ['what will I get until the end of summer', '2026-08-31'],
  ['колко ще получа до края на пролетта', '2026-05-31'],
])('until the end of a season is from today: %s', (text, to) => {
  expect(ask(text).period?.period).toEqual({ from: today, to });
});

test('where a bank is says nothing of its holdings', () => {
  expect(
    ask('what do I have at Fibank', 'and in the other Bulgarian bank?').filter.countries,
  ).toBeUndefined();
});

test.each([
  [['what comes in May', 'how much tax is on it?'], true],
  [['какво ще получа през май', 'колко е данъкът върху него?'], true],
])('the tax of what is to come is what is left after it: %j', (texts, isAfterTax) => {
  expect(ask(...texts)).toMatchObject({ intent: 'coming-payments', isAfterTax });
});

test('which of everything is at a bank lists what is there', () => {
  const { intent, filter } = ask('how much is it all worth?', 'which of it is at DSK?');
  expect([intent, filter.banks]).toEqual(['list-holdings', ['DSK']]);
});

test.each([
  [['what matures in 2027', 'and which matures last in the portfolio?']],
  [['какво падежира догодина', 'и кой е последният падеж в портфейла?']],
])('what is in the portfolio is of all days: %j', (texts) => {
  expect(ask(...texts)).toMatchObject({ intent: 'maturities', operation: 'highest', period: undefined });
});

test.each([
  ['what does 30/360 mean', 'day-count'],
  ['what does below par mean', 'below-par'],
])('a word of the trade is explained: %s', (text, term) => {
  expect(ask(text)).toMatchObject({ intent: 'glossary', terms: [term] });
});

test.each([
  [['what is SAP worth', 'does it pay coupons?']],
  [['колко струва SAP', 'плаща ли купони?']],
  [['what is SAP worth', 'do they pay coupons?']],
])('whether a share pays coupons is of that share: %j', (texts) => {
  expect(ask(...texts).filter.isins).toEqual([SAP]);
});

test('and my last one is no year before', () => {
  expect(ask('coupons in 2025', 'and my last coupon?').period?.period.from).not.toBe('2024-01-01');
});

test('points after basis points are basis points', () => {
  const { numbers, concepts } = ask('what if rates rise by 100 bp', 'and 50 points?');
  expect([numbers, concepts.has('shift:basis-points')]).toEqual([['50'], true]);
});

test('how much of it is in the portfolio is of the holding', () => {
  expect(ask('what is Monolit worth', 'what share has it in my portfolio?').filter.isins).toEqual([MONOLIT]);
});
