import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { aBond } from '../../../../../testing/factories/a-bond.ts';
import { aDistribution } from '../../../../../testing/factories/a-distribution.ts';
import { anEtfOrShare } from '../../../../../testing/factories/an-etf-or-share.ts';
import { aPayment } from '../../../../../testing/factories/a-payment.ts';
import { aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { askBuiltIn, plainFigures, type Question } from '../../../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  // Nothing came on 20 Nov 2025, 102 days before today, nor on 15 Jan 2026, 46 days before.
  const old = await aBond(app, holder.userId, {
    ...{ isin: 'BG2100008234', nominal: '5000', buy_date: calendarDate('2025-01-20'), bank: 'Fibank' },
    ...{ coupon_percent: '8', coupon_frequency: 2, maturity_date: calendarDate('2028-11-20') },
  });
  await aPayment(app, old, { payment_date: '2025-05-20', profit: '200', taxes_paid: '20' });
  await aBond(app, holder.userId, {
    ...{ isin: 'XS2100017220', nominal: '10000', buy_date: calendarDate('2025-06-20'), bank: 'DSK' },
    ...{ coupon_percent: '3', coupon_frequency: 1, maturity_date: calendarDate('2030-01-15') },
    currency: 'USD',
  });
  await anEtfOrShare(app, holder.userId, {
    ...{ kind: 'share', isin: 'US0378331005', name: 'Apple', buy_date: calendarDate('2025-12-20') },
  });
  const orange = await anEtfOrShare(app, holder.userId, {
    ...{ kind: 'share', isin: 'FR0000133308', name: 'Orange', buy_date: calendarDate('2024-02-20') },
  });
  await aDistribution(app, orange, { pay_day: '2025-06-05', gross: '135', tax_withheld: '33.75' });
  await aDistribution(app, orange, { pay_day: '2025-12-04', gross: '90', tax_withheld: '22.50' });
});
afterAll(() => app.stop());

const ask = async (question: Question) => plainFigures(await askBuiltIn(app, holder, question)).split('\n');

test.each([
  ['Which payments are more than 90 days overdue?', ['BG2100008234']],
  ['Anything that is at least half a year late?', []],
  ['Which coupons are overdue by a month or more?', ['BG2100008234', 'XS2100017220']],
  ['which coupons are less than 60 days late', ['XS2100017220']],
  ['Кои плащания закъсняват с повече от три месеца?', ['BG2100008234']],
  ['Има ли купон, просрочен над 45 дни?', ['BG2100008234', 'XS2100017220']],
  [['overdue payments', 'only those over 90 days'], ['BG2100008234']],
])('so many days late is a day behind: %j', async (question, isins) => {
  const content = (await ask(question)).join('\n');
  const [own = ''] = content.split('Apart from these');
  expect(['BG2100008234', 'XS2100017220'].filter((isin) => own.includes(isin))).toEqual(isins);
});

test('the sum that is owed is said in another currency', async () => {
  const content = await ask(['What is overdue?', 'how much would that be in dollars']);
  expect(content[1]).toMatch(/^That is [\d.]+ USD\.$/);
  expect(content.join('\n')).toContain('BG2100008234');
});

test.each([
  ['Overdue payments by bank'],
  [['overdue payments', 'which banks?']],
  [['overdue payments', 'по банки']],
])('what is overdue is split by bank: %j', async (question) => {
  const content = await ask(question);
  expect(content[1]).toMatch(/^(?:Most is at|Най-много е в) DSK: 300\.00 USD/);
  expect(content.join('\n')).toMatch(/\| Fibank \| 1 \| 200\.00 EUR \|/);
});

test('of a country whose issuers owe nothing, what pays in its currency is missing', async () => {
  const content = await ask('Is any American coupon missing?');
  expect(content[1]).toContain('You are owed');
  expect(content.join('\n')).toContain('XS2100017220');
});

test('where nothing of a part is missing, what else is missing is said', async () => {
  const content = await ask('Are any coupons in pounds missing?');
  expect(content[1]).toMatch(/^None missing/);
  expect(content[2]).toMatch(/^Apart from these, due and not recorded or paid short: 2, /);
});

test.each([
  ['Was any payment short?', 'No payment came short of what was due.'],
  ['Has any payment come in lower than what was due?', 'No payment came short of what was due.'],
  [
    'Имаме ли плащане, дошло в размер под дължимия?',
    'Няма плащане, по което да е получено по-малко от дължимото.',
  ],
])('whether a payment came short is answered first: %s', async (question, said) => {
  expect((await ask(question))[1]).toBe(said);
});

test('the tax on coupons, after that on dividends, is of the same year', async () => {
  const content = await ask(['How much tax was withheld on dividends in 2025?', 'and on coupons?']);
  expect(content[1]).toBe('The tax withheld from coupons in 2025 was 20.00 EUR.');
});

test('coupons, after dividends, are those of the same year', async () => {
  const content = await ask(['Dividends received in 2025', 'and coupons?']);
  expect(content[1]).toBe('You received 200.00 EUR before tax in 2025, in 1 payment.');
});

test('holdings without a recorded payment are listed', async () => {
  const content = (await ask('Which holdings have no payments recorded in 2025?')).join('\n');
  expect(content).toContain('XS2100017220');
  expect(content).not.toContain('BG2100008234');
});

test('since when money has been due is said first', async () => {
  const [, first] = await ask('Откога чакаме парите от BG2100008234?');
  expect(first).toBe('От 20.11.2025 г., преди 102 дни.');
});

test('where no interest is to come, the dividends of the period are', async () => {
  const content = await ask('What interest will I get by the end of April?');
  expect(content[1]).toBe('No interest is to come until 30 Apr 2026.');
});
