import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { askBuiltIn, plainFigures, type Question } from '../../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;

async function addShares() {
  const share = { kind: 'share', currency: 'EUR', buy_date: calendarDate('2024-05-14') } as const;
  const sap = { ...share, isin: 'DE0007164600', name: 'SAP' };
  await anEtfOrShare(app, holder.userId, {
    ...{ ...sap, nominal: '100', buy_price: '50', market_price: '70', market_price_on: '2026-03-01' },
  });
  await anEtfOrShare(app, holder.userId, {
    ...{ ...sap, nominal: '20', buy_price: '60', market_price: '70', direction: 'Ask' },
    buy_date: calendarDate('2026-01-12'),
  });
  await anEtfOrShare(app, holder.userId, {
    ...{ ...share, isin: 'BG1100114062', name: 'Eurohold', nominal: '1000', buy_price: '2' },
    ...{ market_price: '1', expired: true, closed_on: calendarDate('2025-07-30') },
  });
  await anEtfOrShare(app, holder.userId, {
    ...{ ...share, isin: 'FR0000120271', name: 'TotalEnergies', nominal: '10', buy_price: '55' },
    market_price: '0',
  });
}

beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  await addShares();
  const terms = { coupon_frequency: 1, coupon_percent: '2', buy_date: calendarDate('2026-02-03') } as const;
  const german = await aBond(app, holder.userId, {
    ...{ ...terms, isin: 'DE0001102614', nominal: '10000', maturity_date: calendarDate('2030-06-15') },
  });
  await aPayment(app, german, { payment_date: '2026-02-15', profit: '200', taxes_paid: '0' });
  await aBond(app, holder.userId, {
    ...{ ...terms, isin: 'BG2040021219', nominal: '19000', currency: 'BGN' },
    maturity_date: calendarDate('2031-06-05'),
  });
});
afterAll(() => app.stop());

const ask = async (question: Question) => plainFigures(await askBuiltIn(app, holder, question));
const firstLine = async (question: Question) => (await ask(question)).split('\n')[1];

test.each(['What did I buy this year, and what did I pay for it?', 'Какво купих тази година?'])(
  'a sale is no purchase: %s',
  async (question) => {
    expect(await ask(question)).not.toContain('DE0007164600');
  },
);

test.each([
  'Which of the payments to come in June is the largest?',
  ['Какви плащания ще получа през юни?', 'Кое от тях е най-голямото?'],
])('the largest of the payments to come is the largest in euro: %s', async (question) => {
  expect(await firstLine(question)).toContain('200.00 EUR');
});

test.each([
  'What was the largest payment I received this year?',
  'Кое е най-голямото получено плащане тази година?',
])('the largest payment received comes before what is still to come: %s', async (question) => {
  expect(await firstLine(question)).toMatch(/200.00 EUR.*DE0001102614/);
});

test.each(['What happened to Eurohold?', 'Какво стана с Eurohold?', 'Имам ли загуба от Eurohold?'])(
  'of what was closed without a sale it is said how it ended: %s',
  async (question) => {
    const said = await ask(question);
    expect(said).toMatch(/30 Jul 2025|30.07.2025/);
    expect(said).toContain('2000.00 EUR');
    expect(said).not.toContain('1000.00 EUR');
  },
);

test.each([
  'Did we sell SAP, at what price, and how much did we make?',
  'Продавали ли сме SAP и колко изкарахме?',
])('the price of today is no gain of what was sold: %s', async (question) => {
  const said = await ask(question);
  expect(said).toContain('+200.00 EUR');
  expect(said).not.toContain('direction');
  expect(said).not.toContain('посока');
});

test.each(['Am I up or down on my shares?', 'На плюс ли съм или на минус от акциите?'])(
  'what has no price is no loss: %s',
  async (question) => {
    expect(await firstLine(question)).toContain('+1600.00 EUR');
  },
);

test('after the reason of the one that an answer named, another question is of those before again', async () => {
  const asked = [
    'Which of my shares has lost the most since I bought it?',
    'Why?',
    'Which has gained the most?',
  ];
  expect(plainFigures(await askBuiltIn(app, holder, asked))).toContain('SAP');
});
