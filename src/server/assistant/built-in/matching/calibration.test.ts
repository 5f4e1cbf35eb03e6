import { expect, test } from 'vitest';
import { decide } from './calibration.ts';
import { classify } from './classifier.ts';
import { knownExamples, learnExamples } from './learn-examples.ts';

/** Each fifth of the examples is asked of the others. */
const PARTS = 5;

test('a question that is no example is mostly understood, seldom wrongly', () => {
  const all = knownExamples().filter(({ means }) => means.intent !== 'glossary');
  const { intents } = learnExamples(all.filter((_, at) => at % PARTS !== 0));
  const counts = { right: 0, asked: 0, wrong: 0 };
  const asked = all.filter((_, at) => at % PARTS === 0);
  for (const { features, means } of asked) {
    const matches = classify(features, intents)
      .map(([{ intent }, score]) => ({ intent, score }))
      .sort((one, other) => other.score - one.score);
    const { clear } = decide(matches);
    if (clear === undefined) counts.asked += 1;
    else counts[clear.intent === means.intent ? 'right' : 'wrong'] += 1;
  }
  const share = (count: number) => count / asked.length;
  expect(share(counts.right), JSON.stringify(counts)).toBeGreaterThan(0.68);
  expect(share(counts.wrong), JSON.stringify(counts)).toBeLessThan(0.11);
});
