import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { aBond } from '../../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../../testing/factories/a-payment.ts';
import { aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { askBuiltIn, askForLines, type Question } from '../../../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  const german = await aBond(app, holder.userId, {
    ...{ isin: 'DE0001102614', nominal: '30000', buy_date: calendarDate('2024-01-10'), bank: 'Fibank' },
    ...{ coupon_percent: '1.8', coupon_frequency: 1, maturity_date: calendarDate('2027-08-15') },
    ...{ buy_price: '100', market_price: '100', yield_percent: '2' },
  });
  await aPayment(app, german, { payment_date: '2024-08-15', profit: '540', taxes_paid: '54' });
  await aPayment(app, german, { payment_date: '2025-08-15', profit: '540', taxes_paid: '50' });
  const bulgarian = await aBond(app, holder.userId, {
    ...{ isin: 'BG2040019213', nominal: '10000', buy_date: calendarDate('2024-02-10'), bank: 'DSK' },
    ...{ coupon_percent: '3', coupon_frequency: 1, maturity_date: calendarDate('2029-03-23') },
    ...{ buy_price: '100', market_price: '104', yield_percent: '3' },
  });
  await aPayment(app, bulgarian, { payment_date: '2025-03-23', profit: '300', taxes_paid: '30' });
});
afterAll(() => app.stop());

const ask = (question: Question) => askForLines(app, holder, question);

test.each([
  'How much tax was withheld by bank?',
  ['How much tax was withheld?', 'And by bank?'],
  ['How much tax was withheld?', 'Split by bank'],
])('tax by bank: the sum, then that of each bank: %j', async (question) => {
  expect(await ask(question)).toEqual([
    'You paid 134.00 EUR of tax on what you received.',
    '| Bank | Tax |',
    '| DSK | 30.00 EUR |',
    '| Fibank | 104.00 EUR |',
  ]);
});

test.each(['Колко данък е удържан по години?', ['Колко данък е удържан?', 'А по години?']])(
  'tax by year, from the first purchase on, the latest first: %j',
  async (question) => {
    const said = await ask(question);
    expect(said[0]).toContain('134.00 EUR');
    expect(said.slice(1)).toEqual([
      '| Година | Данък |', '| 2026 | – |', '| 2025 | 80.00 EUR |', '| 2024 | 54.00 EUR |',
    ]); // prettier-ignore
  },
);

test('a return has the result and its percentages in each quarter', async () => {
  const [ofYear, titles, ...quarters] = await ask('What was my return in 2025 by quarter?');
  expect(ofYear).toContain('from 31 Dec 2024 to 31 Dec 2025');
  expect(titles).toBe('| Quarter | Result | Money-weighted | Time-weighted |');
  expect(quarters.map((line) => line.split(' | ')[0])).toEqual([
    '| 2025 Q4', '| 2025 Q3', '| 2025 Q2', '| 2025 Q1',
  ]); // prettier-ignore
  const [third] = await ask('What was my return from 1 July 2025 to 30 September 2025?');
  const [, result = ''] = /([+−][\d,.]+ EUR)/.exec(third ?? '') ?? [];
  expect(quarters[1]).toContain(`| ${result} |`);
});

test('without days the quarters are whole ones', async () => {
  expect((await ask('What was my return by quarter?')).at(-1)).toMatch(/^\| 2025 Q2 \|/);
});

test('where nothing has the figure there is no table of nothing', async () => {
  const said = await ask('How much did I pay in fees by bank?');
  expect(said.filter((line) => line.startsWith('|'))).toEqual([]);
});

test('income in parts is without the principal', async () => {
  const said = await ask('What income will I have in 2027 by bank?');
  expect(said.slice(1)).toEqual(['| Bank | To come |', '| DSK | 300.00 EUR |', '| Fibank | 540.00 EUR |']);
});

test.each([
  ['What is my return by bank?', '| Bank | Result | Money-weighted | Time-weighted |'],
  ['profit by year', '| Year | Result | Money-weighted | Time-weighted |'],
  ['portfolio value by quarter', '| Quarter | Value |'],
  ['average coupon by country', '| Country | Coupon |'],
  ['coupons in 2027 per bank', '| Bank | To come |'],
  ['when is my next payment by bank?', '| Bank | Date | Amount |'],
])('the end of a question that says only how: %s', async (question, titles) => {
  expect(await ask(question)).toContain(titles);
});

test('of many parts it is said how many are left', async () => {
  const longStanding = await aUser(app);
  const bond = await aBond(app, longStanding.userId, { buy_date: calendarDate('2010-01-10') });
  await aPayment(app, bond, { payment_date: '2011-01-10', profit: '540', taxes_paid: '54' });
  const said = await askForLines(app, longStanding, 'How much tax was withheld by year?');
  expect(said).toHaveLength(1 + 1 + 12 + 1);
  expect(said.at(-1)).toBe('And 5 more.');
});

test('averages by country', async () => {
  const said = await ask(['What is my average yield?', 'Split by country?']);
  expect(said.slice(1)).toEqual(['| Country | YTM |', '| Bulgaria | 3.00% |', '| Germany | 2.00% |']);
});

test.each([
  [['What will I get until the end of the year?', 'At which bank does the one of DE0001102614 come in?'], 'Bank: Fibank'],
  [['Какво ще получа от DE0001102614?', 'В коя банка?'], 'Банка: Fibank'],
])('the one part that there is, is said: %j', async (questions, said) => {
  expect(await ask(questions)).toContain(said);
}); // prettier-ignore

test('a return is not known by country, and the answer says that it leaves that out', async () => {
  const [leftOut] = await ask('What was my return in 2025 by country?');
  expect(leftOut).toBe('Not taken into account: “by country”.');
});

test.each([
  // [the question before, how it is asked in another way, what the answer begins with]
  ['What is my profit?', 'Which one has the most?', 'Highest and lowest:', /BG2040019213, \+400\.00 EUR/],
  ['What is my profit?', 'On average?', 'Averages:', /average profit .* is 200\.00 EUR/],
  ['What is my profit?', 'As a percentage?', 'Profit from prices:', /is 1\.00% of what was paid/],
  ['What is my average yield?', 'Which is the highest?', 'Highest and lowest:', /BG2040019213, 3\.00%/],
  ['What is my portfolio worth?', 'After tax?', 'What everything is worth:', /^Not taken into account: “after tax”/],
  ['How much interest did I receive in 2025?', 'How much is that a month?', 'Payments received, 2025:', /70\.00 EUR/],
  ['How much tax did I pay?', 'Compared with last year?', 'Comparison of periods, 2026, 2025:', /2026: 0\.00 EUR; 2025: 80\.00 EUR/],
  ['Каква е печалбата ми?', 'Първите три?', 'Най-високи и най-ниски:', /BG2040019213, \+400\.00 EUR/],
  ['Колко лихва съм получил?', 'За всяка поотделно?', 'Най-големи плащания:', /^Какво е платила всяка облигация/],
] as const)('%s %s', async (...[before, next, title, said]) => {
  const [first] = (await askBuiltIn(app, holder, [before, next])).split('\n');
  expect(first).toBe(title);
  expect((await ask([before, next]))[0]).toMatch(said);
}); // prettier-ignore
