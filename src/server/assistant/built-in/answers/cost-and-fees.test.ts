import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { askBuiltIn, plainFigures } from '../../../../testing/assistant-questions/ask.ts';
import { aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  const bought = { buy_date: '2025-11-03', market_price_on: '2026-02-27', fees_paid_1: '15' } as const;
  await anEtfOrShare(app, holder.userId, { kind: 'etf', buy_price: '80', nominal: '100', ...bought });
});
afterAll(() => app.stop());

// 100 at 80.00 with fees of 15.00.
test.each([
  ['How much is my portfolio worth?', 'Value at cost, with fees: 8015.00 EUR'],
  ['What is the value of my portfolio in leva?', 'Value at cost, with fees: 15715.69 BGN'],
  ['How much did I pay for my ETFs?', 'without fees; the overview and the positions add them'],
  ['Колко струва портфейлът ми?', 'Стойност по цена на придобиване, с таксите: 8015.00 EUR'],
])('answers say whether a cost includes fees: %s', async (question, said) => {
  expect(plainFigures(await askBuiltIn(app, holder, question))).toContain(said);
});
