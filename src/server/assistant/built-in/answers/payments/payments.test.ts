import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { aBond } from '../../../../../testing/factories/a-bond.ts';
import { aDistribution } from '../../../../../testing/factories/a-distribution.ts';
import { anEtfOrShare } from '../../../../../testing/factories/an-etf-or-share.ts';
import { aPayment } from '../../../../../testing/factories/a-payment.ts';
import { aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import {
  askForLines,
  askBuiltIn,
  plainFigures,
  type Question,
} from '../../../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  const german = await aBond(app, holder.userId, {
    ...{ isin: 'DE0001102614', nominal: '30000', buy_date: calendarDate('2025-01-10'), bank: 'Fibank' },
    ...{ coupon_percent: '1.8', coupon_frequency: 1, maturity_date: calendarDate('2027-08-15') },
  });
  await aPayment(app, german, { payment_date: '2025-08-15', profit: '540', taxes_paid: '0' });
  const orange = await anEtfOrShare(app, holder.userId, {
    ...{ kind: 'share', isin: 'FR0000133308', name: 'Orange', buy_date: calendarDate('2024-02-20') },
  });
  for (const [pay_day, gross, tax_withheld] of [
    ['2025-06-05', '135', '33.75'],
    ['2025-12-04', '90', '22.50'],
    ['2026-04-02', '60', '15'],
  ] as const)
    await aDistribution(app, orange, { pay_day, gross, tax_withheld });
});
afterAll(() => app.stop());

const ask = (question: Question) => askForLines(app, holder, question);

test.each([
  ['What are my dividends next month?', '60.00 EUR before tax is to come'],
  ['Is Orange paying me a dividend next month?', '60.00 EUR before tax is to come'],
  ['Колко дивиденти предстоят през април?', 'Предстои да получите 60.00 EUR преди данъци'],
])('dividends of a period to come are those that are announced or estimated: %s', async (question, said) => {
  const [first] = await ask(question);
  expect(first).toContain(said);
});

test('the next payment is the soonest of coupons and announced dividends', async () => {
  const [first] = await ask("what's my next payment?");
  expect(first).toBe('Your next payment is on 2 Apr 2026: 60.00 EUR (dividend, announced).');
  expect((await ask("what's my next coupon?"))[0]).toContain('15 Aug 2026: 540.00 EUR');
});

test('of a period ahead the largest payments are those to come, and what comes before it is not counted', async () => {
  const largest = await ask('largest payment in August 2026');
  expect(largest.slice(0, 2)).toEqual([
    expect.stringContaining('The largest is on 15 Aug 2026'),
    expect.stringContaining('540.00 EUR before tax is to come from 1 Aug 2026'),
  ]);
  const none = (await ask('largest payments in May 2026')).join('\n');
  expect(none).not.toContain('60.00');
});

test('what is still to come of a dividend is said after what came', async () => {
  const content = await ask('Has Orange paid its dividend yet?');
  expect(content[0]).toBe('The latest dividend came on 4 Dec 2025: 90.00 EUR.');
  expect(content.join('\n')).toMatch(
    /The next dividend, of .*, is on 2 Apr 2026: 60\.00 EUR \(announced\)\./,
  );
});

test.each([
  ['payments received in 2025', 'You received 765.00 EUR before tax in 2025, in 3 payments.'],
  ['Колко получих през 2025?', 'Получили сте 765.00 EUR преди данъци през 2025 г., от 3 плащания.'],
  ['what taxes were withheld in 2025?', 'You paid 56.25 EUR of tax on what you received in 2025.'],
  ['How much is still to come in 2026?', '825.00 EUR before tax is to come in 2026, in 4 payments.'],
  ['payments until august 2026', '735.00 EUR before tax is to come until 31 Aug 2026, in 3 payments.'],
])('the first sentence has the sum, of coupons and dividends together: %s', async (question, said) => {
  const [first] = await ask(question);
  expect(first).toBe(said);
});

test.each([
  [['payments in 2025', 'without dividends'], 'You received 540.00 EUR before tax in 2025, in 1 payment.'],
  [
    ['payments in 2025', 'excluding the dividends'],
    'You received 540.00 EUR before tax in 2025, in 1 payment.',
  ],
  [['payments in 2025', 'without coupons'], 'You received 225.00 EUR before tax in 2025, in 2 payments.'],
  [
    ['плащания през 2025', 'без дивидентите'],
    'Получили сте 540.00 EUR преди данъци през 2025 г., от 1 плащане.',
  ],
  [
    ['колко купона получих през 2025', 'без дивидентите'],
    'Получили сте 540.00 EUR преди данъци през 2025 г., от 1 плащане.',
  ],
  [
    ['plashtania prez 2025', 'bez kuponite'],
    'Получили сте 225.00 EUR преди данъци през 2025 г., от 2 плащания.',
  ],
  [['payments in 2025 without dividends'], 'You received 540.00 EUR before tax in 2025, in 1 payment.'],
  [['what will I receive in 2027', 'without principal'], '825.00 EUR before tax is to come in 2027'],
  [['what will I receive in 2027', 'without the dividends'], '30540.00 EUR'],
  [['what will I receive in 2027', 'without coupons'], '30000.00 EUR'],
])('what payments are without is not counted: %s', async (question, said) => {
  expect((await ask(question)).join('\n')).toContain(said);
});

test('holdings without dividends are those that have none', async () => {
  const [first] = await ask('Which holdings are without dividends?');
  expect(first).toContain('Your holdings (active, without dividend)');
});

test.each([
  [
    'Which bond matures first?',
    'The first to mature is DE0001102614, on 15 Aug 2027, with a nominal of 30000.00 EUR.',
  ],
  ['How much principal comes back in 2027?', '30000.00 EUR of principal comes back in 2027, in 1 payment.'],
  [
    'Кои облигации падежират през 2027?',
    'Падежът на DE0001102614 е на 15.08.2027 г.: ще ви бъдат върнати 30000.00 EUR.',
  ],
])('a maturity is said with its day, and what is repaid: %s', async (question, said) => {
  const [first] = await ask(question);
  expect(first).toBe(said);
});

test('days that are said at the end are those of both halves', async () => {
  const content = (await ask('How much came from interest and how much from dividends in 2025?')).join(' ');
  expect(content).toMatch(/540\.00 EUR.* in 2025.*225\.00 EUR.* in 2025/);
});

test('of the months of a year the one that brought most is named', async () => {
  const [first] = await ask('Which month of 2025 brought me the most income?');
  expect(first).toBe('Highest income in 2025-08: 540.00 EUR, before tax.');
});

test('which paid the most is said first, of what was asked about before', async () => {
  const other = await anEtfOrShare(app, holder.userId, {
    ...{ kind: 'share', isin: 'US92826C8394', name: 'Visa', buy_date: calendarDate('2023-01-10') },
  });
  await aDistribution(app, other, { pay_day: '2024-03-01', gross: '500', tax_withheld: '50' });
  const [first] = await ask('Which share has paid us the most dividends?');
  expect(first).toBe('Visa (US92826C8394) has paid you the most in dividends: 500.00 EUR before tax.');
  const [later] = await ask(['How much in dividends did I get in 2025?', 'which paid the most?']);
  expect(later).toContain('You received 225.00 EUR of dividends before tax in 2025');
});

describe('of somebody whose bonds pay late', () => {
  let lender: TestUser;
  beforeAll(async () => {
    lender = await aUser(app);
    const late = await aBond(app, lender.userId, {
      ...{ isin: 'BG2100008234', nominal: '5000', buy_date: calendarDate('2025-01-20'), bank: 'Fibank' },
      ...{ coupon_percent: '8', coupon_frequency: 2, maturity_date: calendarDate('2028-11-20') },
      calls: JSON.stringify([{ date: '2027-11-20', price: 102 }]),
    });
    await aPayment(app, late, { payment_date: '2025-05-20', profit: '165', taxes_paid: '0' });
    await aBond(app, lender.userId, {
      ...{ isin: 'BG2100017227', nominal: '10000', buy_date: calendarDate('2026-01-20'), bank: 'Fibank' },
      ...{ coupon_percent: '4', coupon_frequency: 1, maturity_date: calendarDate('2028-12-01') },
      amortization: JSON.stringify([{ date: '2026-12-01', percent: 40 }]),
      coupon_steps: JSON.stringify([{ from: '2025-12-01', rate: 5 }]),
    });
  });
  const askLender = async (question: Question) =>
    plainFigures(await askBuiltIn(app, lender, question))
      .split('\n')
      .slice(1);

  test('what is owed is the sum of what is missing and what came short, with the days late', async () => {
    const content = await askLender('How much am I owed in total?');
    expect(content[0]).toBe('You are owed 235.00 EUR.');
    expect(content).toContain('| 20 Nov 2025 | BG2100008234 | 200.00 EUR | 102 |');
  });

  test('when a bond can be called is said with the price', async () => {
    const [first] = await askLender('When can BG2100008234 be called?');
    expect(first).toBe('BG2100008234 can be called from 20 Nov 2027 on, first at 102.00 per 100 of nominal.');
    expect((await askLender('Can BG2100017227 be called?'))[0]).toMatch(/^None of your bonds/);
  });

  test('instalments are principal that comes back', async () => {
    const [first] = await askLender('How much principal comes back in 2026?');
    expect(first).toBe('4000.00 EUR of principal comes back in 2026, in 1 payment.');
    const plan = await askLender('repayment schedule of BG2100017227');
    expect(plan[0]).toBe('10000.00 EUR of principal comes back (BG2100017227), in 2 payments.');
  });

  test('the coupon is the one of today', async () => {
    const [first] = await askLender('What is the coupon of BG2100017227?');
    expect(first).toContain('The coupon of BG2100017227 is 5.00% now');
  });

  test('who pays the most is by what comes in a year', async () => {
    const [first] = await askLender('Кой ми плаща най-много лихва?');
    expect(first).toContain('Най-много плаща BG2100017227: 500.00 EUR през следващите 12 месеца');
  });
});

test.each([
  [
    'How much dividend did I get from Orange in 2025 after tax?',
    'After tax you received 168.75 EUR in 2025 (FR0000133308).',
  ],
  ['When is my next coupon and how much is it?', 'Your next coupon is on 15 Aug 2026: 540.00 EUR.'],
  [
    'Кога за последно съм получил пари?',
    'Последното ви плащане е от 04.12.2025 г.: 90.00 EUR, Orange (FR0000133308).',
  ],
  [
    'How much interest did I receive in December 2025?',
    'No interest is recorded from 1 Dec 2025 to 31 Dec 2025.',
  ],
  [
    'When does my next bond mature and how much will I get back?',
    'The first to mature is DE0001102614, on 15 Aug 2027, with a nominal of 30000.00 EUR.',
  ],
])('the first sentence has what was asked for: %s', async (question, said) => {
  const [first] = await ask(question);
  expect(first).toBe(said);
});
