import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { aBond } from '../../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../../testing/factories/a-payment.ts';
import { aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { askBuiltIn } from '../../../../../testing/assistant-questions/ask.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app);
  for (const [isin, bank, price] of [
    ['DE0001102614', 'Fibank', '97'],
    ['BG2040019213', 'DSK', '104'],
  ] as const) {
    const bond = await aBond(app, holder.userId, {
      ...{ isin, nominal: '10000', buy_date: calendarDate('2024-01-10'), bank },
      ...{ coupon_percent: '3', coupon_frequency: 1, maturity_date: calendarDate('2027-08-15') },
      ...{ buy_price: '100', market_price: price, yield_percent: '2' },
    });
    await aPayment(app, bond, { payment_date: '2025-08-15', profit: '300', taxes_paid: '30' });
  }
});
afterAll(() => app.stop());

/** The line that says what was understood, and everything below it. */
async function ask(texts: readonly string[]): Promise<{ readonly title: string; readonly body: string }> {
  const [title = '', ...body] = (await askBuiltIn(app, holder, texts)).split('\n');
  return { title: title.replace(/[,:(].*$/, '').trim(), body: body.join('\n') };
}

/** How the same can be asked for in another way. */
const WAYS = {
  en: ['And by bank?', 'By country?', 'And by quarter?', 'On average?', 'After tax?'],
  bg: ['А по банки?', 'По държави?', 'А по тримесечия?', 'Средно?', 'След данъци?'],
};
const QUESTIONS = {
  en: [
    'How much did I pay for my holdings?',
    'What is my profit?',
    'How much interest did I receive in 2025?',
    'How much tax was withheld?',
    'What was my return in 2025?',
    'How much accrued interest do I have?',
    'How much principal will be repaid?',
    'What is my average coupon?',
    'What if interest rates rise by 1 percent?',
  ],
  bg: [
    'Колко съм платил за позициите си?',
    'Каква е печалбата ми?',
    'Колко лихва съм получил през 2025?',
    'Колко данък е удържан?',
    'Каква беше възвръщаемостта ми за 2025?',
    'Колко натрупана лихва имам?',
    'Колко главница ще бъде върната?',
    'Какъв е средният ми купон?',
    'Какво ще стане ако лихвите се вдигнат с 1 процент?',
  ],
};
/** These are averages of what is asked about. */
const AVERAGES = /^(?:Averages|Средни стойности)$/;
/** Returns are after tax anyway, tax is tax, and an average is one. */
const AS_BEFORE =
  /(?:tax was withheld|return in).*After tax|(?:данък е удържан|възвръщаемостта ми).*След данъци|average coupon.*On average|средният ми купон.*Средно/;

describe.each(['en', 'bg'] as const)('%s', (language) => {
  test.each(QUESTIONS[language])('asked in another way, the subject is kept: %s', async (question) => {
    const before = await ask([question]);
    for (const way of WAYS[language]) {
      const { title } = await ask([question, way]);
      if (!AVERAGES.test(title)) expect(title, way).toBe(before.title);
    }
  });

  test.each(QUESTIONS[language])('the way is used, or named as left out: %s', async (question) => {
    const before = await ask([question]);
    for (const way of WAYS[language]) {
      const { body } = await ask([question, way]);
      if (!AS_BEFORE.test(`${question} ${way}`)) expect(body, way).not.toBe(before.body);
    }
  });
});
