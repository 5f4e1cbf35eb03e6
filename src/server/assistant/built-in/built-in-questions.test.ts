import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { chat } from '#api/assistant/chat';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { anEtfOrShare } from '../../../testing/factories/an-etf-or-share.ts';
import { aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { seedPortfolio } from '../../../testing/assistant-questions/a-portfolio.ts';
import {
  answerBuiltIn,
  askBuiltIn,
  containsFigure,
  type Question,
} from '../../../testing/assistant-questions/ask.ts';
import { FIRST_HALF, REFUSED, type Case } from '../../../testing/assistant-questions/questions-1.ts';
import { LATER, REFUSED_LATER } from '../../../testing/assistant-questions/questions-3.ts';
import { REFUSED_TOO, SECOND_HALF } from '../../../testing/assistant-questions/questions-2.ts';
import { SIMILAR_TO_OTHERS, REFUSED_SIMILAR } from '../../../testing/assistant-questions/questions-5.ts';
import { REFUSED_OF_TERMS, UNITS_AND_PARTS } from '../../../testing/assistant-questions/questions-4.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  user = await aUser(app);
  await seedPortfolio(app, user);
});
afterAll(() => app.stop());

const questionName = (asked: Question) => (typeof asked === 'string' ? asked : asked.join(' → '));
const named = (cases: readonly Case[]) => cases.map((one) => [questionName(one.asked), one] as const);

describe('a right answer holds the right figures:', () => {
  test.each(named([...FIRST_HALF, ...SECOND_HALF, ...LATER, ...UNITS_AND_PARTS, ...SIMILAR_TO_OTHERS]))(
    '%s',
    async (_name, { asked, holds: wanted, not = [] }) => {
      const { content, suggestions } = await answerBuiltIn(app, user, asked);
      const missing = wanted.filter((one) => !containsFigure(content, one));
      const wrong = not.filter((one) => containsFigure(content, one));
      expect({ missing, wrong, refused: suggestions !== undefined && wanted.length > 0 }, content).toEqual({
        missing: [],
        wrong: [],
        refused: false,
      });
    },
  );
});

describe('no figure is an answer to', () => {
  test.each(
    [...REFUSED, ...REFUSED_TOO, ...REFUSED_LATER, ...REFUSED_OF_TERMS, ...REFUSED_SIMILAR].map(
      (asked) => [questionName(asked), asked] as const,
    ),
  )('%s', async (_name, asked) => {
    const { content, suggestions = [], sources } = await answerBuiltIn(app, user, asked);
    expect(content).not.toMatch(/\d/);
    expect(suggestions.length, content).toBeGreaterThan(0);
    expect(sources).toBeUndefined();
  });
});

describe('what was due and is not recorded', () => {
  it('is none, and says so, where every payment is recorded', async () => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, {
      isin: 'FR0013407236',
      coupon_percent: '2',
      coupon_frequency: 1,
      buy_date: '2026-01-12',
      maturity_date: '2029-05-25',
    });
    expect(await askBuiltIn(app, holder, 'Which coupons are missing?')).toMatch(
      /^Coupons due and not recorded:\nNone missing/,
    );
    expect(await askBuiltIn(app, holder, 'Кои купони липсват?')).toMatch(
      /^Дължими и незаписани купони:\nНищо не липсва/,
    );
  });

  it('is not known of a bond without terms, and says that too', async () => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, { maturity_date: null, coupon_percent: null });
    expect(await askBuiltIn(app, holder, 'Which coupons are missing?')).toContain(
      'do not show what was due: 1',
    );
  });
});

describe('a matured bond', () => {
  it('is named although it is still active', async () => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, {
      isin: 'BG2040007216',
      maturity_date: '2025-01-31',
      buy_date: '2020-02-03',
    });
    const en = await askBuiltIn(app, holder, 'Do I have matured bonds?');
    expect(en).toMatch(
      /^Matured bonds:\nYes\.\n1 of your bonds has matured\.\nStill kept as active: BG2040007216\./,
    );
    const bg = await askBuiltIn(app, holder, 'Имам ли облигации с изтекъл падеж?');
    expect(bg).toMatch(
      /^Падежирали облигации:\nДа\.\nС настъпил падеж е 1 от вашите облигации\.\nОще се водят активни: BG2040007216\./,
    );
  });

  it('is not there: no', async () => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, { maturity_date: '2029-05-25' });
    expect(await askBuiltIn(app, holder, 'Имам ли облигации с изтекъл падеж?')).toMatch(/:\nНе\./);
  });
});

describe('what if all yields moved', () => {
  // Four coupons of 4 % and 100, at 5 %, at 3 % and at 5.5 %, less 100.
  const [rise, fall, further] = [1.05, 1.03, 1.055].map((rate) =>
    ((4 * (1 - rate ** -4)) / (rate - 1) + 100 * rate ** -4 - 100).toFixed(4),
  );
  const cents = (perHundred = '') => Math.abs(Number(perHundred) * 100).toFixed(2);
  const questions = [
    ['What if rates rise by 1 %?', `−${cents(rise)}`],
    ['What happens if interest rates go up by 100 basis points?', `−${cents(rise)}`],
    ['What if yields fall by 1%?', `+${cents(fall)}`],
    ['How far would my bonds fall if rates went up by 1 %?', `−${cents(rise)}`],
    ['What if rates rise by one and a half percent?', `−${cents(further)}`],
    ['What if rates rise by 1 1/2 %?', `−${cents(further)}`],
    ['Ако лихвите се качат с процент и половина, колко губя?', `−${cents(further)}`],
    ['При сваляне на лихвите с 1 процентен пункт колко печеля?', `+${cents(fall)}`],
    ['Какво става, ако лихвите се повишат с 1 %?', `−${cents(rise)}`],
    ['Ами ако лихвите паднат със 100 базисни точки?', `+${cents(fall)}`],
  ] as const;

  it('is the change of the bonds that are held, with the day, and names how many are left out', async () => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, {
      ...{ nominal: '10000', buy_price: '98', market_price: '100', buy_date: '2025-03-02' },
      ...{ coupon_percent: '4', coupon_frequency: 1, maturity_date: '2030-03-02' },
    });
    await aBond(app, holder.userId, { isin: 'BG2030026111', market_price: '0', buy_date: '2025-03-02' });
    for (const [question, change] of questions) {
      const content = await askBuiltIn(app, holder, question);
      for (const wanted of [change, '10000.00', '1'])
        expect(containsFigure(content, wanted), `${wanted} in ${content}`).toBe(true);
      expect(content).toMatch(/2 Mar 2026|2\.03\.2026|2 март 2026|02\.03\.2026/);
    }
  });
});

test('exposure names what is counted 1:1, sales and what has no price', async () => {
  const holder = await aUser(app);
  const bond = { buy_price: '100', market_price: '100' };
  await aBond(app, holder.userId, { ...bond, nominal: '3000', currency: 'EUR' });
  await aBond(app, holder.userId, { ...bond, nominal: '1000', currency: 'JPY' });
  await aBond(app, holder.userId, { ...bond, nominal: '7000', direction: 'Sell' });
  await aBond(app, holder.userId, { ...bond, nominal: '500', market_price: '0' });
  const content = await askBuiltIn(app, holder, 'What is my currency exposure?');
  const wanted = [
    '4000.00',
    '75.0%',
    '25.0%',
    'as there is no rate: 1000.00 JPY',
    'sales: 1',
    'without a market price: 1',
    '500.00',
  ];
  for (const one of wanted) expect(containsFigure(content, one), `${one} in ${content}`).toBe(true);
});

test('one and many are told apart', async () => {
  const holder = await aUser(app);
  await aBond(app, holder.userId, {});
  await aBond(app, holder.userId, { expired: true });
  await anEtfOrShare(app, holder.userId, { kind: 'etf', expired: true });
  expect(await askBuiltIn(app, holder, 'Колко облигации имам?')).toContain(
    '2, от тях 1 активна и 1 изтекла.',
  );
  expect(await askBuiltIn(app, holder, 'How many bonds do I have?')).toContain(
    '2, of which 1 active and 1 expired.',
  );
  const all = await askBuiltIn(app, holder, 'Колко позиции имам?');
  expect(all).toContain('3, от тях 1 активна и 2 изтекли.');
  expect(all).toContain('ETF-и: 1 (0 активни, 1 изтекъл)');
  expect(
    await askBuiltIn(app, holder, 'Каква е средната покупна цена на активните облигации?'),
  ).not.toContain('от 1, които');
});

describe('the built-in assistant', () => {
  const ask = (question: string, { token }: TestUser) =>
    app.answer(chat, { token, body: { messages: [{ role: 'user', content: question }] } });

  test('names the rows that its answer speaks of', async () => {
    const { sources = [] } = await ask('Which bonds mature in 2027?', user);
    expect(sources.map(({ isin }) => isin)).toEqual(['US91282CGM73', 'BG2040015211', 'DE0001102614']);
    expect(sources.every(({ kind, expired }) => kind === 'bond' && !expired)).toBe(true);
  });

  test('says that an empty portfolio is empty, and finds nothing of another one (SEC-120)', async () => {
    const newcomer = await aUser(app);
    expect(await ask('How much is my portfolio worth?', newcomer)).toEqual({
      content: 'Your portfolio has no bonds, ETFs or shares yet.',
    });
    expect((await ask('Tell me about BG2040019213', newcomer)).content).not.toContain('10,000.00');
  });

  test('does not take a word that describes for the name of a bank', async () => {
    for (const question of ['bonds with fixed rates', 'bonds at fixed rates'])
      expect((await ask(question, user)).content).not.toContain('nothing at');
    expect((await ask('Total nominal at Citibank', user)).content).toContain('nothing at');
  });

  test('offers questions that it can answer, in the language of the question', async () => {
    for (const question of [
      'What is the capital of France?',
      'Коя е столицата на Франция?',
      'zxcvb qwerty',
    ]) {
      const { suggestions = [] } = await ask(question, user);
      expect(suggestions.length).toBeGreaterThan(0);
      for (const suggestion of suggestions)
        expect((await ask(suggestion, user)).suggestions, suggestion).toBeUndefined();
    }
  });
});
