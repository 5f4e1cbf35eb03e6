import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { aBond } from '../../../../../testing/factories/a-bond.ts';
import { anEtfOrShare } from '../../../../../testing/factories/an-etf-or-share.ts';
import { aPayment } from '../../../../../testing/factories/a-payment.ts';
import { aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { askForLines, type Question } from '../../../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  const german = await aBond(app, holder.userId, {
    ...{ isin: 'DE0001102614', nominal: '30000', buy_date: calendarDate('2024-01-10'), bank: 'Fibank' },
    ...{ coupon_percent: '1.8', coupon_frequency: 1, maturity_date: calendarDate('2027-08-15') },
    ...{ buy_price: '95', market_price: '97' },
  });
  await aPayment(app, german, { payment_date: '2024-08-15', profit: '540', taxes_paid: '54' });
  await aPayment(app, german, { payment_date: '2025-05-15', profit: '600', taxes_paid: '20' });
  const share = { kind: 'share', isin: 'FR0000133308', name: 'Orange', currency: 'EUR' } as const;
  for (const [year, price] of [
    ['2024', '11'],
    ['2025', '12'],
  ] as const)
    await anEtfOrShare(app, holder.userId, {
      ...{
        ...share,
        direction: 'Ask',
        nominal: '10',
        buy_date: calendarDate(`${year}-06-03`),
        buy_price: price,
      },
    });
  await anEtfOrShare(app, holder.userId, {
    ...{
      ...share,
      nominal: '100',
      buy_date: calendarDate('2024-02-20'),
      buy_price: '10',
      market_price: '12',
    },
  });
});
afterAll(() => app.stop());

const ask = (question: Question) => askForLines(app, holder, question);

test.each([
  'return in 2024 compared to 2025',
  'Доходност 2024 спрямо 2025',
  'Сравни доходността ми за 2024 и 2025',
])('returns of two years are compared with their percents and the difference: %s', async (question) => {
  const [first, second] = await ask(question);
  expect(first).toMatch(/2024: [-\d.−]+%; 2025: [-\d.−]+% .* (?:percentage points|процентни пункта)\.$/);
  expect(second).toMatch(/2024: .* EUR; 2025: .* EUR\. .* EUR\.$/);
});

test('of two results the amounts are said first', async () => {
  const [verdict, first] = await ask('Повече ли съм спечелил през 2024 от 2025?');
  expect(verdict).toMatch(/^(?:Да|Не)\.$/);
  expect(first).toMatch(/^Резултат: 2024/);
});

test.each([
  ['По-голям ли е приходът от лихви през август 2024 от този през май 2025?', 'Не.'],
  ['По-малък ли е приходът от лихви през август 2024 от този през май 2025?', 'Да.'],
])('the income of two months is summed and compared: %s', async (question, said) => {
  const [verdict, first, second] = await ask(question);
  expect(verdict).toBe(said);
  expect(first).toContain('540.00 EUR');
  expect(first).toContain('600.00 EUR');
  expect(second).toContain('60.00 EUR');
});

test.each([
  'is my income going to be higher next year than this year',
  'ще имам ли повече доходи догодина от тази година?',
])('a year to come is compared with what is expected: %s', async (question) => {
  const content = (await ask(question)).join('\n');
  expect(content).toMatch(/2027: 540\.00 EUR; 2026: 540\.00 EUR/);
});

test('taxes of two years are compared', async () => {
  const content = (await ask('compare the taxes I paid in 2024 and in 2025')).join('\n');
  expect(content).toContain('54.00 EUR');
  expect(content).toContain('34.00 EUR');
});

test.each(['realised gain by year', 'реализирана печалба по години'])('%s', async (question) => {
  const content = (await ask(question)).join('\n');
  expect(content).toMatch(/\| 2025 \| 20\.00 EUR \|\n\| 2024 \| 10\.00 EUR \|/);
});

test.each([
  [['compare my coupons of 2024 and 2025', 'why the difference?'], '| DE0001102614 | 540.00 EUR | 600.00 EUR | 60.00 EUR |'],
  [['сравни купоните за 2025 и 2024', 'защо?'], '| DE0001102614 | 600.00 EUR | 540.00 EUR | 60.00 EUR |'],
])('a difference is explained by what each security paid: %j', async (questions, row) => {
  expect((await ask(questions)).join('\n')).toContain(row);
}); // prettier-ignore

test('of both ways to weigh a return the higher one is named', async () => {
  const [first] = await ask('time weighted vs money weighted return, which is higher for me');
  expect(first).toMatch(/^The (?:money|time)-weighted return is higher, by [\d.]+ percentage points/);
});
