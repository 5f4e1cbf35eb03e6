import { expect, test } from 'vitest';
import { decide, isDoubtful } from './calibration.ts';
import { classify } from './classifier.ts';
import { tellingWords } from './features.ts';
import { knownExamples, learnExamples } from './learn-examples.ts';
import { unexplainedWords } from './unexplained-words.ts';

/** Each fifth of the examples is asked of the others. */
const PARTS = 5;

const wordsOf = (features: Parameters<typeof tellingWords>[0]) =>
  tellingWords(features)
    .filter((name) => name.startsWith('w '))
    .map((name) => name.slice(2));

test('a question that is no example is mostly understood, seldom wrongly', () => {
  const all = knownExamples().filter(({ means }) => means.intent !== 'glossary');
  const { intents, vocabulary } = learnExamples(all.filter((_, at) => at % PARTS !== 0));
  const counts = { right: 0, asked: 0, wrong: 0, wrongAndCertain: 0 };
  const asked = all.filter((_, at) => at % PARTS === 0);
  for (const { features, means } of asked) {
    const matches = classify(features, intents)
      .map(([meaning, score]) => ({ ...meaning, score, unexplained: 0 }))
      .sort((one, other) => other.score - one.score);
    const { clear } = decide(matches);
    if (clear === undefined) {
      counts.asked += 1;
      continue;
    }
    const isRight = clear.intent === means.intent;
    counts[isRight ? 'right' : 'wrong'] += 1;
    const unexplained = unexplainedWords(wordsOf(features), { vocabulary, intent: clear.intent }).length;
    if (!isRight && !isDoubtful({ ...clear, unexplained })) counts.wrongAndCertain += 1;
  }
  const share = (count: number) => count / asked.length;
  expect(share(counts.right), JSON.stringify(counts)).toBeGreaterThan(0.7);
  expect(share(counts.wrong), JSON.stringify(counts)).toBeLessThan(0.105);
  expect(share(counts.wrongAndCertain), JSON.stringify(counts)).toBeLessThan(0.092);
}, 120_000);
