import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../testing/factories/an-etf-or-share.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { askBuiltIn, plainFigures, type Question } from '../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  const telekom = {
    kind: 'share' as const,
    isin: 'DE0005557508',
    name: 'Deutsche Telekom',
    market_price: '30',
  };
  await anEtfOrShare(app, holder.userId, {
    ...telekom,
    ...{ nominal: '200', buy_price: '20', buy_date: calendarDate('2024-06-03') },
  });
  await anEtfOrShare(app, holder.userId, {
    ...telekom,
    ...{ nominal: '80', buy_price: '32', buy_date: calendarDate('2025-05-14'), direction: 'Ask' },
  });
  await aBond(app, holder.userId, {
    ...{ isin: 'XS0000000017', nominal: '1000', buy_price: '98', buy_date: calendarDate('2024-01-10') },
    ...{ coupon_percent: '2', coupon_frequency: 1, maturity_date: calendarDate('2026-02-20') },
  });
});
afterAll(() => app.stop());

const ask = async (question: Question) => plainFigures(await askBuiltIn(app, holder, question));

test('after a sale only the rest is held, at its part of the cost', async () => {
  const units = await ask('How many Deutsche Telekom shares do I have?');
  expect(units).toContain('You hold 120 shares of Deutsche Telekom');
  const cost = await ask('What did I pay for my shares?');
  expect(cost).toContain('2400.00 EUR');
  const list = await ask('Which shares do I have?');
  expect(list).toContain('| Deutsche Telekom | 120 | 2400.00 EUR | 3600.00 EUR | +1200.00 EUR |');
  expect(list).not.toContain('| 80 |');
});

test('a bond that has matured is not held', async () => {
  expect(await ask('How many bonds do I have?')).toContain('of which 0 active and 1 expired');
});

test('a sale is known by its day, its price and its realised gain', async () => {
  const sale =
    '| 14 May 2025 | DE0005557508 | Deutsche Telekom | 80 | 32.00 | 2560.00 EUR | 1600.00 EUR | 960.00 EUR |';
  for (const question of [
    'How much did I make on the sale of Deutsche Telekom?',
    'At what price did I sell Deutsche Telekom?',
    'What have I sold?',
  ])
    expect(await ask(question), question).toContain(sale);
  const all = await ask('What profit have I realised so far?');
  expect(all).toContain('+980.00 EUR');
  expect(await ask('реализирана печалба 2024')).toContain('Няма записани продажби');
});

test('what dividends earned is what they paid', async () => {
  const content = await ask('How much did I earn on dividends?');
  expect(content).toContain('No dividends are recorded');
});

test('a month is compared with today', async () => {
  const content = await ask('how is my portfolio doing compared to last month?');
  expect(content).toContain('At the end of 28 Feb 2026');
  expect(content).toContain('At the end of 2 Mar 2026');
});

test.each([
  [
    'Have I sold anything in 2025 and did I make a profit on it?',
    'What you sold in 2025 brought +960.00 EUR over its cost: the realised gain.',
  ],
  [
    'Продавал ли съм нещо през 2024 г.?',
    'Няма записани продажби през 2024 г., така че няма реализирана печалба.',
  ],
  [
    'Which sale was the most profitable?',
    'The largest gain: +960.00 EUR, from Deutsche Telekom (DE0005557508) on 14 May 2025.',
  ],
  ['Is there a bond past its maturity still open?', 'Yes.'],
  ['Total value and total profit please', 'Everything is worth 3600.00 EUR.'],
  [
    'What happens if the stock market drops by 10%?',
    'If your ETFs and shares fell by 10.00%, you would lose 360.00 EUR.',
  ],
])('%s', async (question, said) => {
  const [, first] = (await ask(question)).split('\n');
  expect(first).toBe(said);
});

test.each([
  ['What was my realised gain on Deutsche Telekom in May 2025?', 'How did you work that out?'],
  ['How much did I make on the Deutsche Telekom I sold?', 'How is that calculated?'],
  ['Колко спечелих от продажбата на Deutsche Telekom?', 'Как го сметна?'],
])('the working of a realised gain is that of the sale: %s → %s', async (first, why) => {
  const content = await ask([first, why]);
  expect(content).toContain('2560.00 EUR − ');
  expect(content).toContain('1600.00 EUR = +960.00 EUR');
  expect(content).not.toContain('×');
});
