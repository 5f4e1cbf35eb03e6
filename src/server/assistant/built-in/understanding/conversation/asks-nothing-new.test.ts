import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { setUnderstandingFile } from '../../matching/understanding.ts';
import { placePeriods } from '../periods/place-periods.ts';
import { understandLast } from '../../../../../testing/assistant-questions/understand-last.ts';
import { aNamedHolding } from '../../../../../testing/assistant-questions/a-named-holding.ts';

const today = calendarDate('2026-11-27');
const holding = (isin: string, kind: 'bond' | 'share' | 'etf', name: string) =>
  aNamedHolding(isin, { kind, name });
const BOND = 'BG2030026111';
const APPLE = 'US0378331005';
const NESTLE = 'CH0038863350';
const WORLD = 'IE00B4L5Y983';
const ALL_WORLD = 'IE00BK5BQT80';
const names = {
  banks: ['Fibank'],
  holdings: [
    holding(BOND, 'bond', 'Bulgaria 2.25% 2028'),
    holding(APPLE, 'share', 'Apple'),
    holding(NESTLE, 'share', 'Nestlé'),
    holding(WORLD, 'etf', 'iShares Core MSCI World'),
    holding(ALL_WORLD, 'etf', 'Vanguard FTSE All-World'),
  ],
};

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

/** What the last of these is understood as. */
function ask(...texts: readonly string[]) {
  const { query, slots, pickFrom } = understandLast(texts, { today, names });
  if (query === undefined) throw new Error(`not understood: ${texts.join(' → ')}`);
  return { ...placePeriods(query, today), unknownName: slots.unknownName, pickFrom };
}

const year = (number: number) => ({ from: `${number}-01-01`, to: `${number}-12-31` });

test.each([
  [['колко съм сложил пари през 2026', 'в какво'], 'invested'],
  [['какви такси съм платил', 'на коя дата'], 'fees-paid'],
  [['кога ми падежират облигациите', 'коя е последна'], 'maturities'],
  [['кой не си е платил купона', 'общо колко чакаме в евро'], 'missing-payments'],
  [['How much would I lose if share prices fell by a fifth?', 'And the funds as well?'], 'value-shift'],
  [['What is the total return of Apple?', 'And per year?'], 'total-return'],
])('words that questions of every sort have ask for the same: %j', (texts, intent) => {
  expect(ask(...texts).intent).toBe(intent);
});

test('the days are kept, and holdings are added', () => {
  const { intent, filter, period } = ask('колко дивиденти взехме тая година от акции', 'от нестле колко');
  expect([intent, filter.isins, period?.period]).toEqual(['dividends', [NESTLE], year(2026)]);
});

test.each([
  [['Which bonds mature in 2028?', 'How much did I pay in fees?'], 'fees-paid'],
  [['Which holding is my largest?', 'And how much do I have in Japan?'], 'exposure'],
  [['What are my fees?', 'thanks'], 'thanks'],
])('a telling word asks something new: %j', (texts, intent) => {
  expect(ask(...texts).intent).toBe(intent);
});

test('whom nobody knows is not left out', () => {
  expect(ask('колко ми е във Fibank', 'а в дск колко имам').unknownName?.word).toBe('дск');
});

test.each([
  [['What did Apple pay me in dividends this year?', 'And altogether?'], 'dividends'],
  [['When did I last get something from Apple?', 'And altogether since I have had it?'], 'payments-received'],
])('altogether is of all days: %j', (texts, asked) => {
  const { intent, period, concepts } = ask(...texts);
  expect([intent, period, concepts.has('time:last')]).toEqual([asked, undefined, false]);
});

test('the months after a period follow it', () => {
  const texts = [
    'How much will I receive over the next twelve months?',
    'And in the twelve months after that?',
  ];
  expect(ask(...texts)).toMatchObject({ period: { period: { from: '2027-11-28', to: '2028-11-27' } } });
});

test('of a declined question the names are kept, and no sales', () => {
  const { filter } = ask('Should I sell Apple now?', 'Then just tell me what I have lost on it so far.');
  expect(filter.directions).toBeUndefined();
  expect(filter.isins).toEqual([APPLE]);
});

test.each([
  ['Should I sell Apple now?', 'What have I lost on it?', 'And including the dividends?'],
  ['Which of my bonds pay only once a year?', 'And which pay nothing at all?'],
])('a condition is not kept where something else is asked: %j', (...texts) => {
  expect(ask(...texts).filter.figures).toBeUndefined();
});

test('in euro, of one holding, is the same sum', () => {
  const { filter, into } = ask('колко лихва съм взел от BG2030026111 откак го имам', 'а в евро');
  expect([filter.currencies, into]).toEqual([undefined, 'EUR']);
});

test('without tax and fees is the same return before them', () => {
  const { intent, costs } = ask('каква ми е доходността от началото', 'а без данъци и такси');
  expect([intent, costs]).toEqual(['total-return', 'before-fees-and-tax']);
});

test('two holdings are compared by the figure that was asked for', () => {
  const { intent, filter } = ask(
    'How has the iShares Core MSCI World done for me?',
    'And compared with the All-World one?',
  );
  expect([intent, filter.isins]).toEqual(['compare-holdings', [WORLD, ALL_WORLD]]);
});

test('why is of what was answered', () => {
  expect(ask('Which of my shares has lost the most since I bought it?', 'Why?').pickFrom?.rank).toBe(1);
  expect(ask('Is any holding, issuer or bank too large?', 'Why is the bank flagged?').intent).toBe(
    'concentration',
  );
  const { period } = ask('What is my portfolio worth?', 'and a week ago?', 'So why did it go down?');
  expect(period?.period).toMatchObject({ from: '2026-11-20' });
});
