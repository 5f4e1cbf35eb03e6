import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { evaluate } from '../../../testing/assistant-questions/evaluation/evaluate.ts';
import { QUESTIONS } from '../../../testing/assistant-questions/evaluation/questions/questions.ts';
import { seedHolder } from '../../../testing/assistant-questions/evaluation/seed-holder.ts';
import type { Outcome } from '../../../testing/assistant-questions/evaluation/judge.ts';
import { aUser } from '../../../testing/factories/a-user.ts';

/** `npm run assistant-questions` asks all of them. */
const EACH = 6;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('questions that are no examples are mostly answered rightly, seldom wrongly', async () => {
  const { userId } = await aUser(app);
  await seedHolder(app, userId);
  const asked = QUESTIONS.filter(({ keptOut }) => keptOut).filter((_, at) => at % EACH === 0);
  const outcomes: Outcome[] = [];
  for await (const { outcome } of evaluate(app, userId, asked)) outcomes.push(outcome);
  const share = (wanted: Outcome) => outcomes.filter((one) => one === wanted).length / asked.length;
  expect(share('right')).toBeGreaterThan(0.85);
  expect(share('wrong')).toBeLessThan(0.045);
  expect(share('refused')).toBeLessThan(0.04);
}, 120_000);
