import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { aBond } from '../../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../../testing/factories/a-payment.ts';
import { aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { askForLines, type Question } from '../../../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  const terms = {
    coupon_frequency: 1,
    day_count: 'ACT/ACT-ICMA',
    buy_date: calendarDate('2025-01-10'),
  } as const;
  // 600 in June, of which a tenth was withheld the year before.
  const taxed = await aBond(app, holder.userId, {
    ...{ ...terms, isin: 'BG2100008234', nominal: '10000', coupon_percent: '6' },
    maturity_date: calendarDate('2028-06-20'),
  });
  await aPayment(app, taxed, { payment_date: '2025-06-20', profit: '600', taxes_paid: '60' });
  // 540 and the principal in August, and never a tax.
  const untaxed = await aBond(app, holder.userId, {
    ...{ ...terms, isin: 'DE0001102614', nominal: '30000', coupon_percent: '1.8' },
    maturity_date: calendarDate('2026-08-15'),
  });
  await aPayment(app, untaxed, { payment_date: '2025-08-15', profit: '540', taxes_paid: '0' });
});
afterAll(() => app.stop());

const ask = (question: Question) => askForLines(app, holder, question);

test.each([
  ['what coupons will I get until the end of August after tax?', 'Coupons after tax, if as much is withheld of each bond as before: 1080.00 EUR.'],
  [['what will I get until the end of August?', 'and after tax?'], 'Coupons after tax, if as much is withheld of each bond as before: 1080.00 EUR.'],
  ['what coupons will I get in August after tax?', 'The tax on what is to come is not known, so this is before tax.'],
  ['how much is the next payment after tax?', 'One coupon after tax, if as much is withheld as of those received: 540.00 EUR.'],
] as const)('coupons to come, less what was withheld of each bond before: %j', async (question, said) => {
  expect(await ask(question)).toContain(said);
}); // prettier-ignore

test('of more payments than are looked up, what is left is not known', async () => {
  const other = await aUser(app);
  const monthly = await aBond(app, other.userId, {
    ...{ isin: 'BG2100017227', nominal: '10000', buy_date: calendarDate('2025-01-10') },
    ...{ coupon_percent: '6', coupon_frequency: 12, day_count: 'ACT/ACT-ICMA' },
    maturity_date: calendarDate('2075-06-20'),
  });
  await aPayment(app, monthly, { payment_date: '2025-06-20', profit: '50', taxes_paid: '5' });
  const asked = 'what coupons are to come after tax?';
  expect(await askForLines(app, other, asked)).toContain(
    'The tax on what is to come is not known, so this is before tax.',
  );
});
