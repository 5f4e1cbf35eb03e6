import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBond } from '../../../../../testing/factories/a-bond.ts';
import { aDistribution } from '../../../../../testing/factories/a-distribution.ts';
import { anEtfOrShare } from '../../../../../testing/factories/an-etf-or-share.ts';
import { aPayment } from '../../../../../testing/factories/a-payment.ts';
import { aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { askForLines, type Question } from '../../../../../testing/assistant-questions/ask.ts';

const [STATE, COMPANY] = ['DE0001102614', 'BG2100008234'];

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  // At par and with a coupon today: worth 6,000 and 1,000 of 10,000.
  const terms = { coupon_percent: '4', coupon_frequency: 1, maturity_date: '2030-03-02' } as const;
  const bought = { buy_date: '2025-03-02', settlement_date: '2025-03-02' } as const;
  const state = await aBond(app, holder.userId, {
    ...{ ...terms, ...bought, isin: STATE, nominal: '6000', market_price: '100' },
    bank: 'Fibank',
  });
  await aPayment(app, state, { payment_date: '2026-03-02', profit: '240', taxes_paid: '0' });
  const company = await aBond(app, holder.userId, {
    ...{ ...terms, ...bought, isin: COMPANY, nominal: '1000', market_price: '100' },
    bank: 'Fibank',
  });
  await aPayment(app, company, { payment_date: '2026-03-02', profit: '40', taxes_paid: '0' });
  const erste = await anEtfOrShare(app, holder.userId, {
    ...{ kind: 'share', isin: 'AT0000652011', name: 'Erste Group Bank', currency: 'EUR', nominal: '30' },
    ...{ buy_price: '90', market_price: '100', buy_date: '2025-03-02', bank: 'DSK' },
  });
  await aDistribution(app, erste, { pay_day: '2025-06-05', gross: '120', tax_withheld: '0' });
  await sql`update instruments set issuer = 'Germany' where isin = ${STATE}`.execute(app.db);
  await sql`update instruments set issuer = 'Trakia' where isin = ${COMPANY}`.execute(app.db);
});
afterAll(() => app.stop());

const ask = (question: Question) => askForLines(app, holder, question);

test.each([
  ['Are we within all our limits?', 'No. One limit is exceeded.'],
  ['Спазваме ли всички лимити?', 'Не. Надвишен е един лимит.'],
  ['Is any limit exceeded?', 'Yes. One limit is exceeded.'],
])('whether the limits are kept is said first, then each with its distance: %s', async (question, said) => {
  const [first, ...others] = await ask(question);
  expect(first).toBe(said);
  expect(others).toHaveLength(4);
});

test.each([
  [
    'What is the limit for a bank?',
    'Fibank has 70.0% of the value, 20 percentage points (2000.00 EUR) above the limit of 50% for one bank.',
  ],
  [
    'How far are we from the issuer limit?',
    'Trakia, the largest issuer that is no government, has 10.0% of the value, 0 percentage points (0.00 EUR) below the limit of 10% for one issuer.',
  ],
  ['Какъв е лимитът за чужда валута?', 'Лимитът за валути, различни от еврото, е 30%; в такива няма нищо.'],
])('a limit is said with what is used of it: %s', async (question, said) => {
  expect((await ask(question))[0]).toBe(said);
});

test('governments stand apart from the limit for issuers', async () => {
  expect(await ask('How far are we from the issuer limit?')).toContain(
    'Governments stand apart, they have no limit: Germany 60.0%.',
  );
});

test('the largest issuer but governments is said with its share of everything', async () => {
  const [first] = await ask('Which is our largest issuer apart from governments?');
  expect(first).toContain('is Trakia with 10.0% of the portfolio, 25.0% of this part.');
});

test.each([
  ['How much of the income of the last 12 months came from government bonds?', '60.0% of the 400.00 EUR'],
  ['Каква част от приходите ни за 2026 г. е от държавни облигации?', '85.7% от всичко получено'],
])('income of a part is said with its share of all income: %s', async (question, said) => {
  expect((await ask(question)).join('\n')).toContain(said);
});

test('a share that has the name of a bank is no custodian unless a bank has its name', async () => {
  const [first] = await ask('Is Erste Group Bank one of our custodians?');
  expect(first).toMatch(/^No\. Your banks are /);
});

test('how far above a limit is asked of the one that was asked about before', async () => {
  const [first] = await ask(['What is the limit for a bank?', 'And by how much are we over it, in euro?']);
  expect(first).toContain('20 percentage points (2000.00 EUR) above the limit');
});

test('positions above a share of everything are named, with the share of each', async () => {
  const content = await ask('Which positions are bigger than 20% of the portfolio?');
  expect(content[0]).toBe(`Above 20.0%: Germany (${STATE}), Erste Group Bank (AT0000652011).`);
  expect(content.join('\n')).toMatch(/BG2100008234 .*1000\.00 EUR \| 10\.0% \|/);
});

test('by issuer is the concentration by issuer', async () => {
  expect((await ask('exposure by issuer')).join('\n')).toMatch(/\| Germany \|.*60\.0%/);
});

test('interest is a part of all that came in, of dividends as well', async () => {
  const content = await ask('How much interest did my German bonds pay me?');
  expect(content.join('\n')).toContain('That is 60.0% of the 400.00 EUR that came in.');
});

test('the kind beside a name is no other word', async () => {
  expect((await ask('What is the Erste Group share worth?'))[0]).toContain('is worth 3000.00 EUR');
});
