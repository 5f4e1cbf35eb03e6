import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../testing/factories/a-payment.ts';
import { aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import {
  answerBuiltIn,
  askBuiltIn,
  plainFigures,
  type Question,
} from '../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  const german = await aBond(app, holder.userId, {
    ...{ isin: 'DE0001102614', nominal: '30000', buy_date: calendarDate('2025-01-10'), bank: 'Fibank' },
    ...{ coupon_percent: '1.8', coupon_frequency: 1, maturity_date: calendarDate('2027-08-15') },
  });
  await aPayment(app, german, { payment_date: '2025-08-15', profit: '500', taxes_paid: '0' });
  await aBond(app, holder.userId, {
    ...{ isin: 'US91282CHT18', nominal: '20000', currency: 'USD', buy_date: calendarDate('2026-02-20') },
    ...{ coupon_percent: '4', coupon_frequency: 2, maturity_date: calendarDate('2033-08-15') },
  });
  await aBond(app, holder.userId, {
    ...{ isin: 'FR0013407236', nominal: '4000', buy_date: calendarDate('2026-02-20'), bank: 'UBB' },
    ...{ coupon_percent: '2', coupon_frequency: 1, maturity_date: calendarDate('2029-05-25') },
  });
});
afterAll(() => app.stop());

const ask = async (question: Question) => plainFigures(await askBuiltIn(app, holder, question));

test('what came short is said with what is missing in all', async () => {
  const content = await ask('Which coupons came short?');
  expect(content).toContain('| 15 Aug 2025 | DE0001102614 | 540.00 EUR | 500.00 EUR | 40.00 EUR |');
});

test('a coupon is said as an amount and how often it is paid', async () => {
  const content = await ask('How much is one coupon of US91282CHT18?');
  expect(content).toContain('One coupon of US91282CHT18: 400.00 USD.');
  expect(content).toContain('Coupons a year: 2.');
});

test('the ladder is of the bonds that are named, with the years in between', async () => {
  const all = await ask('Principal coming back by year');
  expect(all).toContain('| 2030 | 0.00 EUR |');
  const dollars = await ask('Maturity ladder of my dollar bonds');
  expect(dollars).toContain('| 2033 |');
  expect(dollars).not.toContain('| 2027 |');
});

test('a move of rates is of the bonds that are named', async () => {
  const content = await ask('What if rates rise by 1 % for my bonds at Fibank?');
  expect(content).toContain('DE0001102614');
  expect(content).not.toContain('FR0013407236');
});

test('a sort of issuers is not ignored, for it is not recorded', async () => {
  for (const question of ['How many municipal bonds do I have?', 'Колко общински облигации имам?']) {
    const { content, suggestions = [] } = await answerBuiltIn(app, holder, question);
    expect(content).not.toMatch(/\d/);
    expect(suggestions.length).toBeGreaterThan(0);
  }
});

test('"it" is asked back where nothing was named before', async () => {
  expect(await ask('How much did it pay?')).toContain('which holding do you mean?');
});

test('the durations of a part are said, then those of each bond', async () => {
  const content = await ask('Duration of my euro bonds');
  expect(content).toMatch(/The modified duration of your bonds \(EUR, active\) is \d/);
  expect(content).not.toContain('US91282CHT18');
});

test('each of two periods that are named apart is answered', async () => {
  const content = await ask('Return 2024 vs 2025');
  expect(content).toContain('The return from 31 Dec 2023 to 31 Dec 2024');
  expect(content).toContain('Your result from 10 Jan 2025 to 31 Dec 2025');
});

test('a follow-up names others than the question before', async () => {
  const content = plainFigures(
    await askBuiltIn(app, holder, ['Coupon of the German bond', 'and of the French one?']),
  );
  expect(content).toContain('FR0013407236');
  expect(content).not.toContain('DE0001102614');
});

test('days of two months without a year are of one year', async () => {
  const content = await ask('Coupons due from 1 May to 30 June');
  expect(content).toContain('1 May 2026 to 30 Jun 2026');
});

test('of a period that is not over, what is still to come is said too', async () => {
  const content = await ask('Coupons received in 2026');
  expect(content).toContain('still to come');
});

test('the end of a question says that figures are wanted in euro, not which holdings', async () => {
  const all = await ask('What would a rise of rates by 1 % cost my bonds, in euro?');
  expect(all).toContain('What if rates change, bonds:');
  const some = await ask('List my bonds that are in euro');
  expect(some).not.toContain('US91282CHT18');
});

test('whether all are in one currency is said, with those that are not', async () => {
  for (const [question, no] of [
    ['Are all my bonds in euro?', 'No.'],
    ['Всичките ми облигации ли са в евро?', 'Не.'],
  ] as const) {
    const content = await ask(question);
    expect(content).toContain(no);
    expect(content).toContain('US91282CHT18');
    expect(content).not.toContain('| DE0001102614');
  }
});

test('the second one is of the positions that were listed', async () => {
  const content = await ask(['my positions by value', 'what coupon has the second one?']);
  expect(content).toContain('The coupon of FR0013407236 is 2.00%.');
});

test.each([
  ['Which bank pays me the most coupons in a year?', /:\nFibank pays you the most: 540\.00 EUR/],
  ['Коя банка ми носи най-много купони на година?', /:\nНай-много плаща Fibank: 540\.00 EUR/],
])('the bank that pays most is ranked by what its bonds will pay: %s', async (question, said) => {
  const content = await ask(question);
  expect(content).toMatch(said);
  expect(content).toMatch(/\n\| (?:Bank|Банка) \| (?:Count|Брой) \| (?:Coupons|Купони)/);
});

test.each([
  ['Which brings in more, Fibank or UBB?', 'Coupons and dividends of the next 12 months: Fibank 540.00 EUR; UBB 80.00 EUR. The larger: Fibank, by 460.00 EUR.'],
  ['Коя банка ми носи повече, Fibank или UBB?', 'Купони и дивиденти през следващите 12 месеца: Fibank 540.00 EUR; UBB 80.00 EUR. Повече е при Fibank, с 460.00 EUR.'],
])('what brings more is compared by the income to come, and the figure is named: %s', async (question, said) => {
  expect(await ask(question)).toContain(said);
}); // prettier-ignore

test('how a yield comes about is worked out for each of two bonds', async () => {
  const content = await ask('How do you work out the yield of my French and German bonds?');
  expect(content).toContain('DE0001102614');
  expect(content).toContain('FR0013407236');
});

test.each([
  ['I need 5000 euro by the end of August 2027, will the coupons cover it?', /\nNo\. /],
  ['Трябват ми 5000 евро до края на август 2027, ще ги покрият ли купоните?', /\nНе\. /],
])('what is needed from coupons is not covered by principal: %s', async (question, said) => {
  expect(await ask(question)).toMatch(said);
});

test.each([
  ['what interest did I get in 2025, I need it for the tax declaration', '500.00 EUR'],
  ['Трябва ми сумата на купоните за 2025 за данъчната декларация', '500.00 EUR'],
  ['how much interest did I receive for my 2024 tax return', 'Payments received, 2024:'],
  ['Колко купони съм получил за данъчната декларация за 2024', 'Получени плащания, 2024:'],
  ["I'm calling Fibank tomorrow about DE0001102614, show me everything on it", 'DE0001102614, bond, active'],
  ['Утре говоря с Fibank, какво държа при тях?', 'DE0001102614'],
])('what a question is asked for is no part of it: %s', async (question, said) => {
  expect(await ask(question)).toContain(said);
});

test('coupons stay what a need is compared with', async () => {
  const asked = ['I need 5000 euro by the end of August 2026, will the coupons cover it?', 'is it enough?'];
  expect(await ask(asked)).toMatch(/\nNo\. /);
});

test.each([
  ['which bond pays me the least', 'when does it mature', 'FR0013407236'],
  ['which bond pays me the most', 'when does it mature', 'US91282CHT18'],
])('it is the bond that pays most or least: %s → %s', async (first, second, isin) => {
  const [title] = (await ask([first, second])).split('\n');
  expect(title).toContain(isin);
});

test('what is needed for a tax return is not known', async () => {
  expect(await ask('what do I need for my tax return?')).toContain(
    'I cannot say how much tax you have to pay',
  );
});

test('a name after my that nobody knows is said', async () => {
  expect(await ask('how is my Tesla doing?')).toContain('You have nothing called “tesla”');
});
