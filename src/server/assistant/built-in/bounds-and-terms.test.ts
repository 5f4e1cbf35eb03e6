import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { anEtfOrShare } from '../../../testing/factories/an-etf-or-share.ts';
import { aPayment } from '../../../testing/factories/a-payment.ts';
import { aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { askForLines, type Question } from '../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  // At par and with a coupon today: worth 6,000.
  const state = await aBond(app, holder.userId, {
    ...{ isin: 'DE0001102614', nominal: '6000', buy_price: '100', market_price: '100', bank: 'Fibank' },
    ...{ coupon_percent: '4', coupon_frequency: 1, maturity_date: '2030-03-02', issue_date: '2020-03-02' },
    ...{ buy_date: '2025-03-02', settlement_date: '2025-03-02' },
  });
  await aPayment(app, state, { payment_date: '2026-03-02', profit: '240', taxes_paid: '0' });
  await aBond(app, holder.userId, {
    ...{
      isin: 'BG2100008234',
      nominal: '1000',
      buy_price: '100',
      market_price: '100',
      bank: 'DSK',
    },
    ...{ coupon_percent: null, coupon_frequency: null, maturity_date: null, buy_date: '2026-03-01' },
  });
  await anEtfOrShare(app, holder.userId, {
    ...{ kind: 'share', isin: 'AT0000652011', name: 'Erste Group Bank', currency: 'EUR', nominal: '30' },
    ...{ buy_price: '90', market_price: '100', buy_date: '2025-03-02', bank: 'DSK' },
  });
});
afterAll(() => app.stop());

const ask = (question: Question) => askForLines(app, holder, question);

test.each([
  ['Is my portfolio worth more than 12,000 euro?', 'No. 10000.00 EUR is 2000.00 EUR less than 12000.00 EUR.'],
  ['Did I receive at least 240 euro in 2026?', 'Yes. 240.00 EUR is 0.00 EUR more than 240.00 EUR.'],
  ['Is my profit above 1,000 euro?', 'No. 300.00 EUR is 700.00 EUR less than 1000.00 EUR.'],
  ['Will my coupons next year reach 300 euro?', 'No. 240.00 EUR is 60.00 EUR less than 300.00 EUR.'],
  [
    'Is my income for next year enough to pay me 15 euro a month?',
    'Yes. On average 20.00 EUR a month: 5.00 EUR more than 15.00 EUR.',
  ],
  ['Портфейлът ми над 9000 евро ли е?', 'Да. 10000.00 EUR: с 1000.00 EUR повече от 9000.00 EUR.'],
])('a sum is compared with an amount: %s', async (question, said) => {
  expect((await ask(question))[0]).toBe(said);
});

test('whether any holding is above an amount is a question for holdings', async () => {
  expect((await ask('Are there any shares worth more than 2000 euro?')).join('\n')).toContain('AT0000652011');
});

test('parts are those of a day that is over', async () => {
  const said = (await ask('How was my money split between banks at the end of 2025?')).join('\n');
  expect(said).toContain('On 31 Dec 2025 your holdings were worth');
  expect(said).toContain('| Fibank |');
});

test.each([
  ['Which of my bonds lack terms?', 'BG2100008234', 'DE0001102614'],
  ['На кои облигации липсват условията?', 'BG2100008234', 'DE0001102614'],
  ['How much is the 4% bond worth?', 'DE0001102614', 'BG2100008234'],
])('bonds are told apart by their terms: %s', async (question, named, other) => {
  const said = (await ask(question)).join('\n');
  expect(said).toContain(named);
  expect(said).not.toContain(other);
});

test('when a bond was issued is a day, no issuer', async () => {
  expect((await ask('When was DE0001102614 issued?'))[0]).toBe(
    'The issue date of DE0001102614 is 2 Mar 2020.',
  );
});

test('how long holdings have been held on average is said in years', async () => {
  expect((await ask('How long have I held my bonds on average?'))[0]).toContain(
    'held for 0.5 years on average',
  );
});
