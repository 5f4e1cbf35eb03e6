import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBond } from '../../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../../testing/factories/a-payment.ts';
import { aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../../testing/factories/an-etf-or-share.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { askBuiltIn, plainFigures, type Question } from '../../../../../testing/assistant-questions/ask.ts';

const ROMANIA = 'XS2829209720';
const BULGARIA = 'XS1382696398';
const BANK = 'BG2100008234';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  for (const [isin, issuer, country] of [
    [ROMANIA, 'Romania', 'RO'],
    [BULGARIA, 'Република България', 'BG'],
    [BANK, 'ПИБ', null],
  ] as const) {
    const id = await aBond(app, holder.userId, {
      ...{ isin, nominal: '10000', market_price: '100', coupon_percent: '3', maturity_date: '2032-05-30' },
    });
    await aPayment(app, id, { payment_date: '2025-05-30', profit: '300', taxes_paid: '0' });
    await app.db.updateTable('instruments').set({ issuer, country }).where('isin', '=', isin).execute();
  }
  await anEtfOrShare(app, holder.userId, { kind: 'share', isin: 'US0378331005', name: 'Apple' });
});
afterAll(() => app.stop());

const ask = async (question: Question) => plainFigures(await askBuiltIn(app, holder, question));

test.each(['What did Romania pay me?', 'Колко ми е платила Румъния досега?'])(
  'what an international bond paid is of the country of its issuer: %s',
  async (question) => {
    const content = await ask(question);
    expect(content).toContain(ROMANIA);
    expect(content).not.toContain(BULGARIA);
  },
);

test('bonds of a country are those of its issuers, whatever their ISINs begin with', async () => {
  const content = await ask('List my Bulgarian bonds');
  expect(content).toContain(BULGARIA);
  expect(content).toContain(BANK);
  expect(content).not.toContain(ROMANIA);
});

test('what the state has issued is not what others of its country have', async () => {
  expect(await ask('How much did the Bulgarian state pay me?')).not.toContain(BANK);
});

test('governments are those of the overview, and part of all money', async () => {
  const content = await ask('How much of my money is in government bonds?');
  expect(content).toContain('of your holdings (active)');
  expect(await ask('List my government bonds')).toContain(ROMANIA);
});

test.each(['How much do I have in the US?', 'Колко имам в щатите?'])('is a country: %s', async (question) => {
  expect(await ask(question)).toMatch(/United States|Съединени щати/);
});
