import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { aBond } from '../../../../../testing/factories/a-bond.ts';
import { aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { answerBuiltIn, containsFigure } from '../../../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  // No terms, so no figures of a price.
  await aBond(app, holder.userId, {
    isin: 'BG2030026111',
    buy_price: '100',
    market_price: '101',
    nominal: '90000',
    coupon_percent: null,
    maturity_date: null,
  });
  await aBond(app, holder.userId, {
    ...{
      isin: 'BG2040019213',
      nominal: '10000',
      buy_price: '98',
      market_price: '100',
      buy_date: '2025-03-02',
    },
    ...{ coupon_percent: '4', coupon_frequency: 1, maturity_date: '2030-03-02' },
  });
  await aBond(app, holder.userId, { isin: 'BG2040007216', expired: true });
});
afterAll(() => app.stop());

/** At par, with four yearly coupons to come: yield and coupon are the same. */
const RATE = 0.04;
const paid = [4, 4, 4, 104];
const macaulay =
  paid.reduce((sum, amount, at) => sum + ((at + 1) * amount) / (1 + RATE) ** (at + 1), 0) / 100;

describe('what a word means is shown with the person’s own numbers', () => {
  test.each<[string, string[], string?]>([
    ['What does YTM mean?', ['4.00%']],
    ['Какво значи YTM?', ['4.00%']],
    ['What is current yield?', ['4.00%']],
    ['What is a coupon?', ['4.00%', '400.00 EUR', '2 Mar 2027']],
    ['What is duration?', [macaulay.toFixed(4)]],
    ['Какво е дюрация?', [macaulay.toFixed(4)]],
    ['What is modified duration?', [(macaulay / (1 + RATE)).toFixed(4)]],
    ['What does dirty price mean?', ['100.00', '0.00']],
    ['What is accrued interest?', ['0.00 EUR']],
    ['Какво е купон?', ['02.03.2027 г. плаща 400.00 EUR']],
    ['What is market value?', ['90000.00 EUR', '90900.00 EUR', '+900.00 EUR'], 'BG2030026111'],
  ])('%s', async (asked, wanted, isin = 'BG2040019213') => {
    const { content, sources, suggestions } = await answerBuiltIn(app, holder, asked);
    expect(content).toMatch(/With your own numbers:|С вашите числа:/);
    for (const figure of wanted)
      expect(containsFigure(content, figure), `${figure} in ${content}`).toBe(true);
    expect(sources).toMatchObject([{ isin }]);
    expect(suggestions).toBeUndefined();
  });

  test.each([
    ['what does the word accrued mean', /^Accrued interest is /],
    ['what does realised gain mean', /^A realised gain is /],
    ['What does concentration mean here?', /^Concentration says /],
    ['какво е концентрация', /^Концентрацията показва /],
    ['какво значи реализирана печалба', /^Реализирана печалба е /],
    ['what is a call date', /^A call is /],
    ['what does yield to worst mean', /^Yield to worst is /],
    ['what is ex-dividend', /^The ex-dividend day is /],
    ['what is a benchmark', /^A benchmark is /],
    ['what does outstanding principal mean', /^The outstanding principal is /],
  ])('the meaning comes before any figure: %s', async (asked, start) => {
    expect((await answerBuiltIn(app, holder, asked)).content).toMatch(start);
  });

  test.each([
    ['what is my concentration', /^Concentration:/],
    ['what is the accrued interest of my bonds', /^Accrued interest, bonds:/],
  ])('and who asks for the figure gets it: %s', async (asked, start) => {
    expect((await answerBuiltIn(app, holder, asked)).content).toMatch(start);
  });

  test.each([
    ['How is the total value calculated?', /its nominal × the market price/],
    ['Как смятате възвръщаемостта?', /\nВъзвръщаемостта, претеглена по време, показва/],
  ])('how a figure of everything comes about is said: %s', async (asked, method) => {
    expect((await answerBuiltIn(app, holder, asked)).content).toMatch(method);
  });

  test.each([
    'am i allowed to skip paying tax on coupons from government bonds?',
    'облагат ли се купоните от държавни облигации',
  ])('tax that is due is not judged: %s', async (asked) => {
    expect((await answerBuiltIn(app, holder, asked)).content).toMatch(/^(?:I cannot say|Не мога да кажа)/);
  });

  it('a price that is the purchase price is said to be that one', async () => {
    const other = await aUser(app);
    const isin = 'FR0013407236';
    await aBond(app, other.userId, { isin, buy_price: '91.4', market_price: '0', buy_date: '2026-01-05' });
    const { content } = await answerBuiltIn(app, other, `откъде е взета цената на ${isin}`);
    expect(content).toMatch(/няма пазарна цена, затова се брои по покупната: 91,40%, от 05\.01\.2026 г\./);
  });

  it('and without, where they have no such figure', async () => {
    const newcomer = await aUser(app);
    const { content, sources } = await answerBuiltIn(app, newcomer, 'What is duration?');
    expect(content).toMatch(/^Duration says .*back\.$/);
    expect(sources).toBeUndefined();
  });
});
