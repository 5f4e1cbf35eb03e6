import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../../testing/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { seedPortfolio } from '../../../testing/assistant-questions/a-portfolio.ts';
import { askBuiltIn, holds, type Asked } from '../../../testing/assistant-questions/ask.ts';
import { FIRST_HALF, REFUSED, type Case } from '../../../testing/assistant-questions/questions-1.ts';
import { REFUSED_TOO, SECOND_HALF } from '../../../testing/assistant-questions/questions-2.ts';

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
  /I can't answer|I am sorry, I do not|I cannot foresee|не мога да отговоря|не давам съвети|Не мога да предвидя/;

describe('a right answer holds the right figures:', () => {
  test.each(named([...FIRST_HALF, ...SECOND_HALF]))(
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
  test.each([...REFUSED, ...REFUSED_TOO].map((asked) => [nameOf(asked), asked] as const))(
    '%s',
    async (_name, asked) => {
      const content = await askBuiltIn(app, user, asked);
      expect(content).toMatch(REFUSALS);
      expect(content.split('\n– ').slice(1)).toHaveLength(3);
    },
  );
});
