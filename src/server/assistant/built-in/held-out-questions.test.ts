import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserId } from '#api/platform/ids';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { evaluate } from '../../../testing/assistant-questions/evaluation/evaluate.ts';
import { HELD_OUT_8 } from '../../../testing/assistant-questions/evaluation/questions/held-out-8/held-out-8.ts';
import { QUESTIONS } from '../../../testing/assistant-questions/evaluation/questions/questions.ts';
import { seedHolder } from '../../../testing/assistant-questions/evaluation/seed-holder.ts';
import type { AskedQuestion } from '../../../testing/assistant-questions/evaluation/question.ts';
import type { Outcome } from '../../../testing/assistant-questions/evaluation/judge.ts';
import { aUser } from '../../../testing/factories/a-user.ts';

/** `npm run assistant-questions` asks all of them. */
const EACH = 12;

let app: TestApp;
let userId: UserId;
beforeAll(async () => {
  app = await startTestApp();
  ({ userId } = await aUser(app));
  await seedHolder(app, userId);
});
afterAll(() => app.stop());

/** The share of each outcome among a part of these questions. */
async function ask(questions: readonly AskedQuestion[]) {
  const asked = questions.filter(({ heldOut }) => heldOut).filter((_, at) => at % EACH === 0);
  const outcomes: Outcome[] = [];
  for await (const { outcome } of evaluate(app, userId, asked)) outcomes.push(outcome);
  return (wanted: Outcome) => outcomes.filter((one) => one === wanted).length / asked.length;
}

test('questions that are no examples are mostly answered rightly, seldom wrongly', async () => {
  const share = await ask(QUESTIONS.filter((question) => !HELD_OUT_8.includes(question)));
  expect(share('right')).toBeGreaterThan(0.87);
  expect(share('wrong')).toBeLessThan(0.03);
  expect(share('refused')).toBeLessThan(0.04);
}, 120_000);

test('so are those of the hardest set, though less often', async () => {
  const share = await ask(HELD_OUT_8);
  expect(share('right')).toBeGreaterThan(2 / 3);
  expect(share('wrong')).toBeLessThan(0.15);
  expect(share('refused')).toBeLessThan(0.06);
}, 120_000);
