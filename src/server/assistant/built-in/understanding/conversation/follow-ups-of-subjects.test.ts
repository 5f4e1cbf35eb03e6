import { beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { setUnderstandingFile } from '../../matching/understanding.ts';
import { queryOfLast } from '../../../../../testing/assistant-questions/understand-last.ts';
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
const ask = (...texts: readonly string[]) => queryOfLast(texts, { today, names });

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
  [['my bonds', 'the 2028 one'], 'holding-details'],
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

test.each([
  [['tell me about Apple', 'am I at a loss?'], { isins: [APPLE] }],
  [['кажи ми за Apple', 'на загуба ли съм?'], { isins: [APPLE] }],
  [['should I sell Apple', 'how much would I get'], { isins: [APPLE] }],
  [['имам ли акции', 'колко струват'], { kinds: ['share'] }],
  [['show me my shares', 'which has done best', 'and worst'], { kinds: ['share'] }],
  [['how much do I have at Fibank', 'which pays the most'], { banks: ['Fibank'] }],
  [['имам ли долари', 'колко процента са'], { currencies: ['USD'] }],
  [['акциите ми', 'кой е на загуба'], { kinds: ['share'] }],
  [['кажи ми за Apple', 'колко печеля общо с дивидентите'], { isins: [APPLE] }],
  [['колко имам във Fibank', 'кога плащат'], { banks: ['Fibank'] }],
])('a question that names no holdings is of those before: %j', (texts, filter) => {
  expect(ask(...texts).filter).toMatchObject(filter);
});

test.each([
  [['tell me about Apple', 'what is everything worth']],
  [['tell me about Apple', 'what is my total return']],
  [['кажи ми за Apple', 'каква е възвръщаемостта ми']],
  [['show me my shares', 'what did I buy in 2025']],
  [['how much do I have at Fibank', 'which bank has the most']],
  [['how do I change the price of a bond', 'which are old']],
  [['have I sold any shares', 'what is the whole portfolio worth']],
  [['what is the biggest loss', 'show me the top 5']],
])('of others, it is not: %j', (texts) => {
  const { isins, kinds, banks, directions } = ask(...texts).filter;
  expect({ isins, kinds, banks, directions }).toEqual({});
});

test.each([
  [['how much are my shares worth', 'no, the bonds'], 'overview-value', ['bond']],
  [['how much are my shares worth', 'No, I meant my bonds'], 'overview-value', ['bond']],
  [['колко струват акциите ми', 'не, имах предвид облигациите'], 'overview-value', ['bond']],
  [['which bonds are at a loss', 'sorry, the shares'], 'list-holdings', ['share']],
])('what is corrected asks the same: %j', (texts, intent, kinds) => {
  const { filter, ...query } = ask(...texts);
  expect([query.intent, filter.kinds]).toEqual([intent, kinds]);
});

test.each([
  [['dividends in 2025', 'is that before or after tax?']],
  [['дивиденти за 2025', 'бруто ли е това']],
  [['dividends in 2025', 'which paid the most', 'gross or net?']],
])('before or after tax is of the same days: %j', (texts) => {
  const { intent, isAfterTax, period } = ask(...texts);
  expect({ intent, isAfterTax, period: period?.period }).toEqual({
    ...{ intent: 'dividends', isAfterTax: true, period: year(2025) },
  });
});

test.each([
  [['payments from December onwards'], { from: '2026-12-01', to: '2200-12-31' }],
  [['плащания от декември нататък'], { from: '2026-12-01', to: '2200-12-31' }],
  [['payments up to the end of December'], { from: today, to: '2026-12-31' }],
])('days ahead that are open ask what is to come: %j', (texts, period) => {
  const asked = ask(...texts);
  expect([asked.intent, asked.period?.period]).toEqual(['coming-payments', period]);
});

test.each([
  [['list my bonds', 'sort by maturity'], 'ranking', 'maturity'],
  [['покажи облигациите ми', 'подреди ги по доходност'], 'ranking', 'yield'],
] as const)('a list is sorted: %j', (texts, intent, measure) => {
  const query = ask(...texts);
  expect([query.intent, query.measure, query.filter.kinds]).toEqual([intent, measure, ['bond']]);
});

test.each([[['which bonds have I not entered a yield for']], [['за кои облигации не съм въвел доходност']]])(
  'what is not entered is lacking: %j',
  (texts) => {
    expect(ask(...texts).filter).toMatchObject({ lacking: ['yield'] });
  },
);

test('interest, then by bank, then by month is interest still', () => {
  const { namesInterest, concepts, by } = ask(
    'how much interest will I receive over the next 12 months',
    'and by bank',
    'by month',
  );
  expect([namesInterest, concepts.has('time:month'), by]).toEqual([true, true, undefined]);
});

test.each([
  [['what is my average yield', 'which bond has the highest'], 'highest'],
  [
    ['what does YTM mean', "and what's mine on average", 'which bond has the highest', 'and the lowest'],
    'lowest',
  ],
] as const)('the highest, after a figure, is by that figure: %j', (texts, operation) => {
  const query = ask(...texts);
  expect([query.intent, query.measure, query.operation]).toEqual(['ranking', 'yield', operation]);
});

test.each([
  [['compare my bonds and shares', 'which made more']],
  [['сравни облигациите и акциите ми', 'кои донесоха повече']],
])('which earned more, of two, is by profit: %j', (texts) => {
  const query = ask(...texts);
  expect([query.intent, query.measure]).toEqual(['compare-holdings', 'profit']);
});

test.each([
  [['ще имам ли 15 хиляди до юли'], '15000'],
  [['I need 1.5 thousand in June'], '1500'],
  [['I need 20k in June'], '20000'],
])('thousands: %j', (texts, value) => {
  expect(ask(...texts).bound).toMatchObject({ value, isNeed: true });
});

test('the sum until a day, after the next payment, is of what comes until then', () => {
  const { intent, period } = ask(
    "when's the next payment",
    'and the one after',
    'how much altogether till summer',
  );
  expect([intent, period?.period.to]).toEqual(['coming-payments', '2027-08-31']);
});

test('coupons alone, after taxes, are the taxes on these', () => {
  const { intent, concepts, period } = ask('what did I pay in taxes last year', 'and coupons only?');
  expect([intent, concepts.has('paid:coupon'), period?.period]).toEqual(['taxes-paid', true, year(2025)]);
});
