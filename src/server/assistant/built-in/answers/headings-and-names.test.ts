import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { askBuiltIn, plainFigures, type Question } from '../../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  const german = await aBond(app, holder.userId, {
    ...{ isin: 'DE0001102614', nominal: '30000', buy_date: calendarDate('2025-01-10'), market_price: '99' },
    ...{ coupon_percent: '1.8', coupon_frequency: 1, maturity_date: calendarDate('2027-08-15') },
  });
  await aPayment(app, german, { payment_date: '2025-08-15', profit: '540', taxes_paid: '0' });
  await app.db
    .updateTable('instruments')
    .set({ issuer: 'Germany' })
    .where('isin', '=', 'DE0001102614')
    .execute();
  await aBond(app, holder.userId, {
    ...{ isin: 'US91282CHT18', nominal: '20000', buy_date: calendarDate('2025-01-10') },
    ...{ coupon_percent: '6', coupon_frequency: 1, maturity_date: calendarDate('2030-08-15') },
    ...{ day_count: 'ACT/ACT-ICMA', market_price: '98' },
  });
  const sap = { kind: 'share', isin: 'DE0007164600', name: 'SAP', market_price: '245' } as const;
  for (const day of ['2023-03-20', '2025-02-10'])
    await anEtfOrShare(app, holder.userId, {
      ...sap,
      ...{ buy_date: calendarDate(day), market_price_on: calendarDate('2026-02-27') },
    });
});
afterAll(() => app.stop());

const ask = async (question: Question) => plainFigures(await askBuiltIn(app, holder, question)).split('\n');

test.each([
  ['maturities of shares', 'Only bonds mature; shares have no maturity.'],
  ['Кога падежират акциите ми?', 'Падеж имат само облигациите; вашите акции нямат падеж.'],
])('what is no bond has no maturity: %s', async (question, said) => {
  expect((await ask(question))[1]).toBe(said);
});

test.each([
  ['list of holdings 2024', 'List of holdings:'],
  ['next payments in summer 2026', 'Payments to come, 1 Jun 2026 to 31 Aug 2026:'],
  ['smallest payments in 2025', 'Smallest payments, 2025:'],
  ['най-малки плащания през 2025', 'Най-малки плащания, 2025:'],
])('the heading is of what the answer has: %s', async (question, heading) => {
  expect((await ask(question))[0]).toBe(heading);
});

test('the last to mature is one of several', async () => {
  expect((await ask('which is the last bond to mature in 2027'))[1]).toMatch(
    /^Germany \(DE0001102614\) matures on/,
  );
});

test('the highest figure is said as people say it', async () => {
  const [, said] = await ask('коя облигация има най-висок купон');
  expect(said).toBe('Най-висок купон сред вашите облигации (активни): US91282CHT18, 6.00%.');
});

test('beside a bond without a name stands its issuer', async () => {
  expect((await ask('list my holdings')).join('\n')).toContain('| DE0001102614 | Germany |');
});

test('accrued interest is sorted by its value in euro, the most first', async () => {
  const rows = (await ask('accrued interest')).filter((line) => /^\| [A-Z]{2}\d/.test(line));
  expect(rows.map((row) => row.slice(2, 14))).toEqual(['US91282CHT18', 'DE0001102614']);
});

test('the day of a price is said once, however often the security was bought', async () => {
  const said = await ask('how old is the price of SAP');
  expect(said.filter((line) => line.startsWith('The price of SAP'))).toHaveLength(1);
});

test('a bond is named by its issuer, beside its ISIN', async () => {
  const lines = await ask('what did I receive in 2025?');
  expect(lines.find((line) => line.startsWith('| 15 Aug 2025'))).toContain('| DE0001102614 | Germany |');
  expect((await ask('when does Germany mature?')).join(' ')).toContain('Germany (DE0001102614)');
});

test('after a figure of a holding the others follow, each once', async () => {
  const lines = await ask('what is the nominal of Germany?');
  const figures = lines.filter((line) => line.startsWith('| ')).map((line) => line.split(' | ').at(-1));
  expect(figures.filter((figure) => figure === '30000.00 EUR |')).toEqual([]);
  const long = figures.filter((figure) => (figure ?? '').length > 8);
  expect(new Set(long).size).toBe(long.length);
});

test('rates move bonds alone, which is said of shares', async () => {
  const lines = await ask(['what if rates rise by 2%?', 'and the shares?']);
  expect(lines[1]).toContain('This is worked out for bonds alone');
});

test('the years in which nothing matures are named', async () => {
  const lines = await ask('is there any year before 2033 in which nothing matures?');
  expect(lines).toContain('Nothing matures in 2026, 2028, 2029, 2031, 2032.');
});

test('what has accrued on a day to come is said to be that of today', async () => {
  const ahead = await ask('accrued interest at the end of 2030');
  expect(ahead.join(' ')).toContain('this is what has accrued until today');
  expect((await ask('accrued interest of my bonds')).join(' ')).not.toContain('until today');
});
