import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { aBond } from '../../../../../testing/factories/a-bond.ts';
import { aDistribution } from '../../../../../testing/factories/a-distribution.ts';
import { anEtfOrShare } from '../../../../../testing/factories/an-etf-or-share.ts';
import { aPayment } from '../../../../../testing/factories/a-payment.ts';
import { aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { askBuiltIn, plainFigures } from '../../../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  const town = await aBond(app, holder.userId, {
    ...{ isin: 'BG2100013205', nominal: '7000', currency: 'BGN', buy_date: calendarDate('2024-05-20') },
    ...{ coupon_percent: '4', coupon_frequency: 1, maturity_date: calendarDate('2029-05-15') },
    notes: 'плаващ купон',
  });
  await aPayment(app, town, { payment_date: '2025-05-15', profit: '280', taxes_paid: '28' });
  // Its coupon of August 2025 is not recorded.
  await aBond(app, holder.userId, {
    ...{ isin: 'DE0001102614', nominal: '30000', buy_date: calendarDate('2025-01-10') },
    ...{ coupon_percent: '1.8', coupon_frequency: 1, maturity_date: calendarDate('2027-08-15') },
  });
  const orange = await anEtfOrShare(app, holder.userId, {
    ...{ kind: 'share', isin: 'FR0000133308', name: 'Orange', buy_date: calendarDate('2024-02-20') },
    ...{ buy_price: '80', market_price: '70' },
  });
  await aDistribution(app, orange, { pay_day: '2025-06-05', gross: '135', tax_withheld: '33.75' });
});
afterAll(() => app.stop());

/** The answer to the last of them, without the line that says what was understood. */
async function ask(...texts: readonly string[]): Promise<string> {
  const [title = '', ...rest] = plainFigures(await askBuiltIn(app, holder, texts)).split('\n');
  return (title.endsWith(':') && rest.length > 0 ? rest : [title, ...rest]).join('\n');
}

test.each([
  // The same amount in another currency, the same comparison, the day of the answer before.
  [['how much am I owed?', 'how much would that be in dollars?'], /^That is 58\d\.\d\d USD\./],
  [['Кога падежира BG2100013205?', 'Това в евро колко е?'], /7000\.00 BGN = 35\d\d\.\d\d EUR/],
  [['Кое е по-голямо, облигациите или акциите?', 'С колко?'], /^.*Повече е при/],
  [
    ['Коя облигация изтича първа?', 'Колко ще ни върне тя?'],
    /^На 15\.08\.2027 г\. DE0001102614 ще върне 30000\.00 EUR главница/,
  ],
  [
    ['Коя облигация изтича първа?', 'Колко ще ни върне тя?', 'Кога?'],
    /^На 15\.08\.2027 г\. DE0001102614 ще върне/,
  ],
  [['what did I pay for Orange?', 'when?'], /20 Feb 2024/],
  [['Кой е емитентът на Orange', 'Кога го купихме?'], /20\.02\.2024/],
] as const)('what is asked once more is of the answer before: %j', async (texts, said) => {
  expect(await ask(...texts)).toMatch(said);
});

test.each([
  [['какво се дължи', 'Колко дни закъснява?'], /^От 15\.08\.2025 г\., преди 199 дни\./],
  [
    ['is anything overdue?', 'why has DE0001102614 not paid?'],
    /^The reason is not recorded\.\nYou are owed 540\.00 EUR/,
  ],
  [['има ли закъснели плащания', 'Кого да питам за него?'], /не е сред данните/],
  [['колко пари имам', 'защо изобщо още има левове?'], /не е сред данните/],
] as const)('of what is late its days are said, and what is not recorded: %j', async (texts, said) => {
  expect(await ask(...texts)).toMatch(said);
});

test.each([
  [['How much tax was withheld on dividends in 2025?', 'and on coupons?'], /^The tax withheld from coupons in 2025 was 28\.00 EUR/],
  [['Колко данък е удържан през 2025?', 'от кого е удържан най-много'], /^Orange \(FR0000133308\) е с най-голям данък през 2025 г\.: удържани 33\.75 EUR/],
  [['What is my return in 2025?', 'and before costs?'], /^Before fees and taxes your result from 31 Dec 2024 to 31 Dec 2025/],
  [['Каква е доходността ми за 2025?', 'А преди данъци?'], /^Преди данъци резултатът ви от 31\.12\.2024/],
  [['How much did we invest in 2025?', 'And how much did we get back?'], /^You received .* in 2025/],
  [['dividends expected in June', 'and after tax?'], /^The tax on what is to come is not known/],
] as const)('another kind, or before costs, is of the same period: %j', async (texts, said) => {
  expect(await ask(...texts)).toMatch(said);
}); // prettier-ignore

test.each([
  [['total accrued interest on my bonds', 'as of 30 September 2025?'], /on 30 Sept 2025/],
  [['what was my portfolio worth at the end of June 2025?', 'and at year end 2025?'], /^On 31 Dec 2025 your portfolio was worth/],
  [['Колко е струвало всичко в края на миналата година?', 'А с колко се е променило оттогава?'], /^Стойността се е променила с [^]*\nВ края на 31\.12\.2025 г\.: .*\nВ края на 02\.03\.2026/],
  [['what was my portfolio worth at the end of June 2025?', 'and at year end 2025?', 'how much of that increase is new money?'], /^The value changed by [^]*\nAt the end of 30 Jun 2025: .*\nAt the end of 31 Dec 2025/],
] as const)('another day is of the same figure: %j', async (texts, said) => {
  expect(await ask(...texts)).toMatch(said);
}); // prettier-ignore

test.each([
  [['защо Orange е на загуба', 'а колко е паднала в проценти'], /^Orange .*−12\.50%/],
  [
    ['why is Orange at a loss', 'how far has it fallen in percent?'],
    /^The return .* of Orange .* is −12\.50%/,
  ],
  [['колко пари имам общо', 'а колко от тях са в левове'], /^BGN: [\d.]+%, [\d.]+ EUR/],
  [['Какво означава начислена лихва', 'Колко е тя при нас?'], /^Натрупана лихва на облигациите ви/],
] as const)('it is what the answer before was of: %j', async (texts, said) => {
  expect(await ask(...texts)).toMatch(said);
});

test('what a word means is the meaning, though a note has the word', async () => {
  expect(await ask('Каква е облигацията BG2100013205', 'Какво значи плаващ купон?')).toMatch(
    /^Плаващият купон/,
  );
  expect(await ask('Какво е плаващ купон?')).toMatch(/^Плаващият купон/);
});
