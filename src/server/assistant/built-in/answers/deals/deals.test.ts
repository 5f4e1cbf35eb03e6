import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { addBond, changeBond } from '#api/portfolio/bonds';
import { anEtfOrShare } from '../../../../../testing/factories/an-etf-or-share.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { askBuiltIn, plainFigures, type Question } from '../../../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  const share = { kind: 'share', isin: 'DE0007164600', name: 'SAP', currency: 'EUR' } as const;
  await anEtfOrShare(app, holder.userId, {
    ...{ ...share, nominal: '100', buy_price: '50', market_price: '70', market_price_on: '2026-03-01' },
    ...{ buy_date: calendarDate('2024-05-14'), settlement_date: calendarDate('2024-05-14') },
  });
  await anEtfOrShare(app, holder.userId, {
    ...{ ...share, nominal: '20', buy_price: '60', market_price: '70', direction: 'Ask' },
    ...{ buy_date: calendarDate('2025-06-10'), settlement_date: calendarDate('2025-06-10') },
  });
  const { token } = await anAdministrator(app);
  const body = {
    isin: 'BG2040015211',
    buyPrice: 98.1,
    marketPrice: 98.1,
    nominal: 1000,
    buyDate: '2026-02-02',
  };
  const bond = await app.answer(addBond, { token, params: { id: holder.userId }, body });
  await app.answer(changeBond, { token, params: { id: bond.id }, body: { ...body, marketPrice: 98.4 } });
});
afterAll(() => app.stop());

const ask = async (question: Question) => plainFigures(await askBuiltIn(app, holder, question));

test.each([
  ['Purchases and sales in 2025', 'sales: 1200.00 EUR, in 1 deal.'],
  ['Покупки и продажби през 2024 г.', 'Покупки през 2024 г.: 5000.00 EUR, от 1 сделка; продажби: 0.00 EUR'],
  [
    'What was our last trade?',
    'The latest deal: purchase of BG2040015211 on 2 Feb 2026: 1000.00 EUR at 98.10, 981.00 EUR.',
  ],
  [
    'Коя беше последната сделка?',
    'Последната сделка: покупка на BG2040015211 на 02.02.2026 г.: 1000.00 EUR по 98.10',
  ],
  [
    'What was my largest purchase?',
    'The largest purchase: SAP (DE0007164600) on 14 May 2024: 100 at 50.00, 5000.00 EUR.',
  ],
  [
    ['Покупки и продажби', 'Коя е най-малката покупка?'],
    'Най-малката покупка: BG2040015211 на 02.02.2026 г.: 1000.00 EUR по 98.10, 981.00 EUR.',
  ],
])('both sides of what was traded are said, or one deal: %s', async (question, said) => {
  expect(await ask(question)).toContain(said);
});

test.each([
  ['Колко е продадено през 2025 г.?', 'Продали сте за 1200.00 EUR през 2025 г., от 1 продажба.'],
  ['How much did we sell in 2025?', 'You sold for 1200.00 EUR in 2025, in 1 sale.'],
])('how much was sold is an amount: %s', async (question, said) => {
  expect((await ask(question)).split('\n')[1]).toBe(said);
});

test('the gain of sales comes first where it is asked for', async () => {
  expect((await ask('realised gains 2025')).split('\n')[1]).toContain('brought +200.00 EUR over its cost');
});

test.each([
  ['Unrealised gain or loss at 28 February 2025', 'The unrealised profit at the end of 28 Feb 2025'],
  ['Нереализирана печалба на акциите към 28.02.2025', 'Нереализираната печалба в края на 28.02.2025 г.'],
  ['Unrealised profit of the shares at the end of 2024', 'The unrealised profit at the end of 31 Dec 2024'],
])('the unrealised profit of a day is not the result of days: %s', async (question, said) => {
  const content = await ask(question);
  expect(content.split('\n')[1]).toContain(said);
  expect(content).toContain('5000.00 EUR');
  expect(content).not.toMatch(/Your result|Резултатът ви/);
});

test.each([
  [
    'Who changed BG2040015211 last?',
    /by an administrator, and last changed on .*, by an administrator: bond, changed\./,
  ],
  [
    'Кога е добавена BG2040015211?',
    /добавена на .* от администратор, последната промяна е на .* от администратор/,
  ],
])('changes of one holding are its own, with who made them: %s', async (question, said) => {
  const content = await ask(question);
  expect(content).toMatch(said);
  expect(content).not.toContain('Not taken into account');
  expect(content).not.toContain('Не е взето предвид');
});
