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
const SAP = 'DE0007164600';
const names = {
  banks: ['Fibank'],
  holdings: [bond(BOND, 'Bulgaria 2.25% 2028', '2028-01-21'), share(APPLE, 'Apple'), share(SAP, 'SAP')],
};

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

/** What the last of these is understood as. */
const ask = (...texts: readonly string[]) => queryOfLast(texts, { today, names });

test.each([
  [['What is my portfolio worth?', 'How does that compare with the end of last month?'], '2026-10-31'],
  [['What are my shares worth now?', 'And compared to June?'], '2026-06-30'],
  [['Колко струва портфейлът ми?', 'Сравни го с края на миналия месец'], '2026-10-31'],
])('a value compared with a day is its change since: %j', (texts, to) => {
  const { intent, comparesWithToday, period } = ask(...texts);
  expect([intent, comparesWithToday, period?.period.to]).toEqual(['value-change', true, to]);
});

test('what is compared with the same period of another year is both', () => {
  const { intent, period, otherPeriod } = ask(
    'How much income have I received this year so far?',
    'How does it compare with the same period of last year?',
  );
  expect([intent, period?.period, otherPeriod?.period]).toEqual([
    'compare-periods',
    { from: '2026-01-01', to: '2026-11-27' },
    { from: '2025-01-01', to: '2025-11-27' },
  ]);
});

test.each([
  [['What did I earn last month?', 'And in the month before that?'], 'total-return', '2026-09-01'],
  [['What did I earn last month?', 'And the one before that?'], 'total-return', '2026-09-01'],
  [['coupons in May 2025', 'and the quarter before that?'], 'payments-received', '2025-02-01'],
])('the one before, after a period: %j', (texts, asked, from) => {
  const { intent, period } = ask(...texts);
  expect([intent, period?.period.from]).toEqual([asked, from]);
});

test.each([
  [['What is my return this year?', 'And after tax and fees?'], undefined],
  [['What is my return this year?', 'And after tax and fees?', 'What about shares only?'], ['share']],
  [['Каква е възвръщаемостта ми тази година?', 'А след данъци и такси?'], undefined],
])('after tax and fees, after a return, is that return: %j', (texts, kinds) => {
  const { intent, period, filter, concepts } = ask(...texts);
  expect([intent, period?.period.from, filter.kinds]).toEqual(['total-return', '2026-01-01', kinds]);
  expect(concepts.has('measure:return')).toBe(true);
});

test('the tax withheld, after dividends, is that of the same dividends', () => {
  const dividends = 'How much did I receive in dividends in 2025?';
  const [most, tax] = ['Which company paid the most?', 'And how much tax was withheld on them?'];
  expect(ask(dividends, most)).toMatchObject({ operation: 'highest', measure: 'dividend' });
  const { intent, operation, concepts, period } = ask(dividends, most, tax);
  expect([intent, operation, concepts.has('measure:dividend')]).toEqual(['taxes-paid', 'list', true]);
  expect(period?.period.from).toBe('2025-01-01');
});

test.each([
  [['Did I get the Bulgarian coupon in January?', 'How much was it?'], 'payments-received'],
  [['What is my whole portfolio worth?', 'And how much of that is accrued interest?'], 'accrued-interest'],
])('how much, after an answer, is of that answer: %j', (texts, asked) => {
  expect(ask(...texts).intent).toBe(asked);
});

test('the worst, after the best in percent, is in percent', () => {
  const texts = ['Which holding has done best in percent?', 'And which one is the worst?'];
  expect(ask(...texts)).toMatchObject({ operation: 'lowest', measure: 'profit-percent' });
});

test('a percent of a move of rates is not that of a ranking', () => {
  const texts = ['what if rates go up 1 percent', 'and 2?', 'which bond suffers most, in euro'];
  expect(ask(...texts)).toMatchObject({ intent: 'rates-shift', isPercent: false });
});

test('the payment before the latest', () => {
  const latest = 'Which payment did I receive most recently?';
  expect(ask(latest, 'And the one before it?').rank).toBe(2);
  expect(ask(latest, 'And the one before it?', 'And the one before that?').rank).toBe(3);
});

test.each([
  [['How much is SAP up since I bought it, in percent and in euro?', 'And Apple?'], 'profit', [APPLE]],
  [['What is Apple worth, and how much has it gained?', 'And SAP?'], 'profit', [SAP]],
])('of several questions in one the last is gone on with: %j', (texts, asked, isins) => {
  const { intent, filter } = ask(...texts);
  expect([intent, filter.isins]).toEqual([asked, isins]);
});

test('the payment after the next, where two questions asked for it', () => {
  const texts = ['What is the next coupon I should expect and when will it come?', 'And the one after that?'];
  expect(ask(...texts)).toMatchObject({ intent: 'next-payment', rank: 2 });
});

test.each([
  [['What income will I get next year?', 'How much of that is only an estimate?'], 'income-of-period'],
  [['Колко доходи ще получа догодина?', 'Каква част от това е прогноза?'], 'income-of-period'],
  [['What is my annualised return?', 'Why are some holdings left out of it?'], 'total-return'],
  [['Каква е възвръщаемостта ми?', 'Защо някои са пропуснати?'], 'total-return'],
])('a part of the answer before: %j', (texts, asked) => {
  const { intent, acts } = ask(...texts);
  expect([intent, acts?.length]).toEqual([asked, 1]);
});

test('a word that was explained is that of the holding that is named next', () => {
  const { intent, terms, filter } = ask("What does 'clean price' mean?", 'And for the Bulgarian bond?');
  expect([intent, terms, filter.isins ?? filter.countries]).toEqual([
    'glossary',
    ['clean-price'],
    [expect.any(String)],
  ]);
});

test('the yield at the price paid, after a yield', () => {
  const texts = ['What is the yield to maturity of the Bulgaria 2.25% 2028?', 'And at the price I paid?'];
  const { intent, concepts } = ask(...texts);
  expect([intent, concepts.has('measure:buy-price')]).toEqual(['yield-of-holding', true]);
});

test.each([
  [['coupons in 2025', 'how much tax was withheld'], 'paid:coupon'],
  [['колко дивиденти взех през 2025', 'какъв данък са ми удържали'], 'measure:dividend'],
] as const)('tax, after what came, is that on it: %j', (texts, kind) => {
  const { intent, concepts, period } = ask(...texts);
  expect([intent, concepts.has(kind), period?.period]).toEqual([
    'taxes-paid',
    true,
    { from: '2025-01-01', to: '2025-12-31' },
  ]);
});

test.each([
  [['which coupons are missing', 'which one is the oldest']],
  [['кои купони липсват', 'кой е най-старият']],
])('the oldest of what is missing is said first: %j', (texts) => {
  const { intent, concepts } = ask(...texts);
  expect([intent, concepts.has('order:soonest')]).toEqual(['missing-payments', true]);
});

test.each([
  [['how much do I have at Fibank', "what's in it"], { banks: ['Fibank'] }],
  [['how much of my money is in dollars', "what's in it"], { currencies: ['USD'] }],
  [['колко имам във Fibank', 'какво точно'], { banks: ['Fibank'] }],
])('what is in it, after a value or a share, are its holdings: %j', (texts, filter) => {
  const query = ask(...texts);
  expect(query.intent).toBe('list-holdings');
  expect(query.filter).toMatchObject(filter);
});

test.each([
  [['whats my accrued interest', 'what does that mean'], 'accrued'],
  [["what's my average yield", 'what does that mean'], 'ytm'],
])('what a figure means is what its word means: %j', (texts, term) => {
  const { intent, terms } = ask(...texts);
  expect([intent, terms]).toEqual(['glossary', [term]]);
});

test.each([
  [['what happens if rates go up 1%', 'which bond would lose the most', 'why that one']],
  [['ако лихвите се вдигнат с 2 процента', 'коя ще пострада най-много', 'защо']],
])('why one bond loses most, after a move of rates, is how sensitive each is to them: %j', (texts) => {
  expect(ask(...texts).intent).toBe('interest-rate-risk');
});

test.each([
  ['what did I receive this month last year', '2025-11-01'],
  ['какво получих през този месец миналата година', '2025-11-01'],
  ['what did I receive this quarter last year', '2025-10-01'],
])('a part of this year, of last year: %s', (text, from) => {
  const { period, otherPeriod } = ask(text);
  expect([period?.period.from, otherPeriod]).toEqual([from, undefined]);
});

test.each(['do I have 15000 euro by June', 'имам ли 15000 евро до юни'])(
  'an amount that is needed: %s',
  (text) => {
    expect(ask(text)).toMatchObject({ intent: 'coming-payments', bound: { value: '15000', is: 'from' } });
  },
);

test.each([
  [['how much have I lost on Apple?', 'and with the dividends?'], 'total-return'],
  [['колко загубих от SAP?', 'а с дивидентите?'], 'total-return'],
  [['which share made me the most money?', 'is that with dividends?'], 'ranking'],
  [['what is coming until May?', 'does that include the coupons?'], 'coming-payments'],
])('with what it paid, after a profit or payments: %j', (texts, intent) => {
  expect(ask(...texts).intent).toBe(intent);
});

test('the interest of a question that asks of its own is no addition', () => {
  expect(ask('how much have I lost on Apple?', 'which bonds pay interest in May?').intent).not.toBe(
    'total-return',
  );
});

test.each([
  [['What is my portfolio worth?', 'what has changed since June?'], '2026-06-01'],
  [['Колко струва портфейлът ми?', 'какво се промени от юни?'], '2026-06-01'],
])('what has changed, after a value, is the value: %j', (texts, from) => {
  const { intent, period } = ask(...texts);
  expect([intent, period?.period.from]).toEqual(['value-change', from]);
});

test('what has changed, after anything else, are the records', () => {
  expect(ask('what changed since June?').intent).toBe('changes');
});

test.each([
  [['what came in this year so far?', 'and what comes next?']],
  [['какво получих тази година?', 'а какво идва после?']],
])('what comes next, after payments, is no part of their days: %j', (texts) => {
  const { intent, period } = ask(...texts);
  expect([intent, period]).toEqual(['next-payment', undefined]);
});

test.each([
  [['when is the next payment?', 'is that before tax?']],
  [['кое е следващото плащане?', 'колко е чисто?']],
])('the next payment after tax: %j', (texts) => {
  const { intent, isAfterTax } = ask(...texts);
  expect([intent, isAfterTax]).toEqual(['next-payment', true]);
});

test('how many, after the dividends of a share, counts it', () => {
  const { intent, filter } = ask('what dividends did SAP pay?', 'how many do I have?');
  expect([intent, filter.isins]).toEqual(['units-held', [SAP]]);
});

test('the other one, with its name, is asked the same', () => {
  const { intent, filter } = ask('what dividends did Apple pay?', 'and the other one, SAP?');
  expect([intent, filter.isins]).toEqual(['dividends', [SAP]]);
});

test('the tax of both years, after one and the other', () => {
  const { intent, period } = ask(
    'what taxes did I pay in 2025?',
    'and the year before?',
    'so how much in both years?',
  );
  expect([intent, period?.period]).toEqual(['taxes-paid', { from: '2024-01-01', to: '2025-12-31' }]);
});

test('only in euro chooses holdings, after payments', () => {
  const { intent, filter } = ask('какво да очаквам до края на годината?', 'а само в евро?');
  expect([intent, filter.currencies]).toEqual(['coming-payments', ['EUR']]);
});

test.each([
  [['what matures in 2028?', 'how much will that give me?'], 'maturities'],
  [['dividends last year?', 'who paid the most?'], 'largest-payments'],
  [['my income for 2025', 'interest only'], 'income-of-period'],
  [['which holding is the best?', 'and the worst?', 'why is it so bad?'], 'working'],
])('what is asked of the answer before: %j', (texts, intent) => {
  expect(ask(...texts).intent).toBe(intent);
});

test('interest only, after income, is of the same days', () => {
  const { period, concepts } = ask('my income for 2025', 'interest only');
  expect([period?.period.from, concepts.has('paid:coupon')]).toEqual(['2025-01-01', true]);
});

test('the worst is so by its profit', () => {
  const { measure } = ask('which holding is the best?', 'and the worst?', 'why is it so bad?');
  expect(measure).toBe('profit');
});

test.each([
  [['what if the dollar drops 10%?', 'which ones are in dollars?', 'what share of everything is that?']],
  [['ако доларът поевтинее с 10%', 'кои са ми в долари', 'каква част от всичко са']],
  [['ако доларът поевтинее с 10%', 'кои са ми в долари', 'колко е това от всичко']],
])('a share of everything, after some of it: %j', (texts) => {
  const { intent, filter } = ask(...texts);
  expect([intent, filter.currencies]).toEqual(['exposure', ['USD']]);
});
