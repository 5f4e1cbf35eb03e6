import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { aBond } from '../../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../../testing/factories/a-payment.ts';
import { aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { askBuiltIn, plainFigures } from '../../../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  const repaidInParts = await aBond(app, holder.userId, {
    ...{ isin: 'BG2100017227', nominal: '10000', buy_date: calendarDate('2025-01-20'), bank: 'Fibank' },
    ...{ coupon_percent: '4', coupon_frequency: 1, maturity_date: calendarDate('2028-12-01') },
    amortization: JSON.stringify([
      { date: '2025-12-01', percent: 40 },
      { date: '2026-12-01', percent: 30 },
    ]),
  });
  // Of interest alone: the principal that is due with it counts as received.
  await aPayment(app, repaidInParts, { payment_date: '2025-12-01', profit: '400', taxes_paid: '0' });
});
afterAll(() => app.stop());

const REPAID = '4000.00 EUR of principal was repaid';

test.each([
  ['How much principal was paid back to us in 2025?', `${REPAID} in 2025, in 1 payment.`],
  ['Колко главници получихме през 2025?', 'Върнати са ви 4000.00 EUR главница през 2025 г., от 1 плащане.'],
  ['How much principal has BG2100017227 repaid so far?', `${REPAID} (BG2100017227), in 1 payment.`],
  ['How much principal was repaid in 2024?', 'No principal is repaid in 2024.'],
])('what has been repaid is known as well: %s', async (question, said) => {
  expect(plainFigures(await askBuiltIn(app, holder, question)).split('\n')[1]).toBe(said);
});

test('what came in a period has the principal in a sentence of its own', async () => {
  const content = plainFigures(await askBuiltIn(app, holder, 'How much money came in December 2025?'));
  expect(content).toContain('400.00 EUR before tax');
  expect(content).toContain(`${REPAID} from 1 Dec 2025 to 31 Dec 2025, in 1 payment.`);
  const ofInterest = await askBuiltIn(app, holder, 'How much interest did I receive in December 2025?');
  expect(plainFigures(ofInterest)).not.toContain('principal was repaid');
});

const COMES_BACK = '3000.00 EUR of principal comes back from 2 Mar 2026 to';

test.each([
  ['How much principal comes back by June 2027?', `${COMES_BACK} 30 Jun 2027, in 1 payment.`],
  ['principal until 31 December 2026', '3000.00 EUR of principal comes back until 31 Dec 2026.'],
  ['principal until 30 November 2026', 'No principal is repaid from 2 Mar 2026 to 30 Nov 2026.'],
  [
    'колко главница се връща до ноември 2026',
    'Няма погасяване на главница от 02.03.2026 г. до 30.11.2026 г.',
  ],
  [
    'kolko glavnica se vrashta do yuni 2027',
    'Ще ви бъдат върнати 3000.00 EUR главница от 02.03.2026 г. до 30.06.2027 г., от 1 плащане.',
  ],
  ['principal until 2028', '6000.00 EUR of principal comes back until 31 Dec 2028.'],
])('until a day within a year no more of that year is counted: %s', async (question, said) => {
  expect(plainFigures(await askBuiltIn(app, holder, question)).split('\n')[1]).toBe(said);
});
