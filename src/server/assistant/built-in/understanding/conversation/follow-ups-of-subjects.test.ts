import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { setUnderstandingFile } from '../../matching/understanding.ts';
import { placePeriods } from '../periods/place-periods.ts';
import { understand } from '../understand.ts';
import { aNamedHolding } from '../../../../../testing/assistant-questions/a-named-holding.ts';

const today = calendarDate('2026-11-27');
const bond = (isin: string, name: string, maturity: string) =>
  aNamedHolding(isin, { kind: 'bond', name, maturity: calendarDate(maturity) });
const share = (isin: string, name: string) => aNamedHolding(isin, { name });
const BOND = 'BG2030026111';
const APPLE = 'US0378331005';
const names = {
  banks: ['Fibank'],
  holdings: [
    bond(BOND, 'Bulgaria 2.25% 2028', '2028-01-21'),
    bond('BG2040019213', 'Bulgaria 3.25% 2029', '2029-03-23'),
    bond('DE0001102614', 'Germany 0% 2027', '2027-08-15'),
    share(APPLE, 'Apple'),
  ],
};

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

/** What the last of these is understood as. */
function ask(...texts: readonly string[]) {
  const earlier = texts.slice(0, -1).map((content) => ({ role: 'user', content }) as const);
  const { query } = understand({ text: texts.at(-1) ?? '', earlier, today, names });
  if (query === undefined) throw new Error(`not understood: ${texts.join(' → ')}`);
  return placePeriods(query, today);
}

const month = (text: string, days: number) => ({ from: `${text}-01`, to: `${text}-${days}` });
const year = (number: number) => ({ from: `${number}-01-01`, to: `${number}-12-31` });

test.each([
  [['what money comes in next month', 'only the dividends', 'and in January?'], month('2027-01', 31)],
  [['what arrives in December?', 'and in January?'], month('2027-01', 31)],
  [['income in December', 'and in February?'], month('2027-02', 28)],
  [['какви пари чакам през декември', 'а само лихвите?', 'а през януари?'], month('2027-01', 31)],
  [['what was I paid in March', 'and in January?'], month('2026-01', 31)],
])('after what is to come a month is ahead, after what came behind: %j', (texts, period) => {
  expect(ask(...texts).period?.period).toEqual(period);
});

test.each([
  [['какви пари чакам през декември', 'а само лихвите?']],
  [['what comes in December', 'and only the interest?']],
])('interest, after payments, is what they pay: %j', (texts) => {
  const { intent, concepts } = ask(...texts);
  expect([intent, concepts.has('paid:coupon')]).toEqual(['coming-payments', true]);
});

test.each([
  [['what if rates fall half a point', 'which bond would gain the most?'], 'highest', 'fall'],
  [['what if rates go up 2%', 'which bond suffers most?'], 'highest', 'rise'],
  [['ако лихвите се вдигнат с 1%', 'коя облигация губи най-много', 'а най-малко'], 'lowest', 'rise'],
] as const)('which one, after a move of rates, is of that move: %j', (texts, operation, direction) => {
  expect(ask(...texts)).toMatchObject({ intent: 'rates-shift', operation, direction });
});

test.each([
  [['what comes in December', 'which is the largest'], 'coming-payments', month('2026-12', 31)],
  [['coupons received in 2025', 'and the smallest?'], 'largest-payments', year(2025)],
])('the largest one, after payments, is one of those: %j', (texts, asked, period) => {
  const { intent, period: days } = ask(...texts);
  expect([intent, days?.period]).toEqual([asked, period]);
});

test('which one, after some of a kind, is of that kind', () => {
  expect(ask('my shares', 'which one is worth the most').filter.kinds).toEqual(['share']);
});

test('a rate that is higher ranks nothing', () => {
  expect(ask('what happens to my bonds if rates are 1% higher').operation).toBe('list');
});

test.each([
  [['what share of my money is in dollars', 'and pounds?', 'show them'], 'GBP'],
  [['каква част от парите ми е в левове', 'кои са те'], 'BGN'],
])('they are the holdings of the part that was asked about: %j', (texts, currency) => {
  expect(ask(...texts)).toMatchObject({ intent: 'list-holdings', filter: { currencies: [currency] } });
});

test.each([
  [['does apple pay dividends', 'how much a year?'], 'coupon-amount'],
  [['does apple pay dividends', 'how much a year?', 'and what about tax?'], 'taxes-paid'],
])('what names no holding is of the one before: %j', (texts, intent) => {
  expect(ask(...texts)).toMatchObject({ intent, filter: { isins: [APPLE] } });
});

test('the total is of everything, whatever was asked before', () => {
  expect(ask('does apple pay dividends', 'total profit').filter.isins).toBeUndefined();
});

test.each([
  [['облигация България', 'тази от 2028'], 'list-holdings'],
  [['my bonds', 'the 2028 one'], 'list-holdings'],
  [['my bonds', 'and the one maturing in 2028'], 'maturities'],
  [['облигация България', 'тази от 2028', 'а колко ми носи на година'], 'coupon-amount'],
  [['какво съм записал като бележка за облигацията 2028'], 'notes'],
])('the one of a year is the bond that matures then: %j', (texts, intent) => {
  const { filter, period, ...query } = ask(...texts);
  expect([query.intent, filter.isins, period]).toEqual([intent, [BOND], undefined]);
});

test.each([
  [['show my Bulgarian bonds', 'which one matures first?']],
  [['облигации от България', 'коя падежира първа']],
])('which one is one of those before: %j', (texts) => {
  const { intent, operation, filter } = ask(...texts);
  expect([intent, operation, filter.countries]).toEqual(['maturities', 'lowest', ['BG']]);
});

test.each([
  [['return 2025', 'and 2024?', 'which was better?'], 'compare-periods', year(2025), year(2024)],
  [['каква е доходността ми за 2025', 'а за тази?', 'коя година беше по-добра'], 'compare-periods', year(2025), year(2026)],
  [['worth at the end of last year', 'and a year before that?', 'how much did it grow between?'], 'value-change', year(2025), year(2024)],
  [['разлика между тази и миналата година в стойността на портфейла'], 'value-change', year(2026), year(2025)],
  [['coupons in 2025', 'more than in 2024?'], 'compare-periods', year(2025), year(2024)],
  [['income 2025', 'and this year so far?', 'is that more than last year?'], 'compare-periods', { from: '2026-01-01', to: today }, year(2025)],
  [['доход през 2025', 'а тази година досега', 'повече ли е от миналата'], 'compare-periods', { from: '2026-01-01', to: today }, year(2025)],
] as const)('two periods are compared: %j', (texts, ...compared) => {
  const { intent, period, otherPeriod } = ask(...texts);
  expect([intent, period?.period, otherPeriod?.period]).toEqual(compared);
}); // prettier-ignore

test('returns are compared as returns, whatever they were called', () => {
  const { measure } = ask('каква е доходността ми за 2025', 'а за 2024', 'коя година беше по-добра');
  expect(measure).toBe('profit-percent');
});

test.each([
  [
    ['имам ли липсващи плащания', 'какво да направя с него'],
    ['record-payment', 'not-due'],
  ],
  [['old prices', 'what do I do about that?'], ['update-prices']],
])('what is done about it is said: %j', (texts, acts) => {
  expect(ask(...texts)).toMatchObject({ intent: 'how-to', acts });
});

test.each([
  ['имам ли липсващи плащания', 'откога е?'],
  ['is anything overdue', 'since when?'],
])('since when is of what is missing: %s → %s', (...texts) => {
  const { intent, concepts } = ask(...texts);
  expect([intent, concepts.has('order:soonest')]).toEqual(['missing-payments', true]);
});

test('how it was worked out is of the figure, twice in a row', () => {
  const { intent, filter } = ask('my return in the last 3 months', 'why?', 'how was it worked out?');
  expect([intent, filter.isins]).toEqual(['working', undefined]);
});

test('how much of it there is is the figure that was explained', () => {
  expect(ask('what does duration mean', 'and how much of it do I have?').intent).toBe('interest-rate-risk');
  expect(ask('accrued interest', 'and how much of it do I have?').intent).toBe('accrued-interest');
});

test.each([
  ['Which bonds pay me in December, and in what currency?', month('2026-12', 31)],
  ['kakvi plashtaniq ochakvam do krai na godinata', { from: today, to: '2026-12-31' }],
])('what is to come in a period: %s', (text, period) => {
  const { intent, period: asked } = ask(text);
  expect([intent, asked?.period]).toEqual(['coming-payments', period]);
});
