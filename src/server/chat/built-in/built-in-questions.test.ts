import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chat } from '#api/chat';
import { aUser, type TestUser } from '../../../testing/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { seedPortfolio } from '../../../testing/assistant-questions/a-portfolio.ts';
import { askBuiltIn, holds, type Asked } from '../../../testing/assistant-questions/ask.ts';
import { FIRST_HALF, REFUSED, type Case } from '../../../testing/assistant-questions/questions-1.ts';
import { LATER, REFUSED_LATER } from '../../../testing/assistant-questions/questions-3.ts';
import { REFUSED_TOO, SECOND_HALF } from '../../../testing/assistant-questions/questions-2.ts';
import { REFUSED_OF_TERMS, UNITS_AND_PARTS } from '../../../testing/assistant-questions/questions-4.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  user = await aUser(app);
  await seedPortfolio(app, user);
});
afterAll(() => app.stop());

const nameOf = (asked: Asked) => (typeof asked === 'string' ? asked : asked.join(' → '));
const named = (cases: readonly Case[]) => cases.map((one) => [nameOf(one.asked), one] as const);
const REFUSALS =
  /I can't answer|I am sorry, I do not|I cannot foresee|не мога да отговоря|You have nothing|Нямате нищо|не давам съвети|Не мога да предвидя/;

describe('a right answer holds the right figures:', () => {
  test.each(named([...FIRST_HALF, ...SECOND_HALF, ...LATER, ...UNITS_AND_PARTS]))(
    '%s',
    async (_name, { asked, holds: wanted, not = [] }) => {
      const content = await askBuiltIn(app, user, asked);
      const missing = wanted.filter((one) => !holds(content, one));
      const wrong = not.filter((one) => holds(content, one));
      expect({ missing, wrong, refused: REFUSALS.test(content) }, content).toEqual({
        missing: [],
        wrong: [],
        refused: false,
      });
    },
  );
});

describe('no figure is an answer to', () => {
  test.each(
    [...REFUSED, ...REFUSED_TOO, ...REFUSED_LATER, ...REFUSED_OF_TERMS].map(
      (asked) => [nameOf(asked), asked] as const,
    ),
  )('%s', async (_name, asked) => {
    const content = await askBuiltIn(app, user, asked);
    expect(content).toMatch(REFUSALS);
    expect(content.split('\n– ').slice(1)).toHaveLength(3);
  });
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
    for (const question of ['What is the capital of France?', 'Коя е столицата на Франция?']) {
      const [, ...examples] = (await ask(question, user)).content.split('\n– ');
      for (const example of examples) expect((await ask(example, user)).content).not.toMatch(REFUSALS);
    }
  });
});
