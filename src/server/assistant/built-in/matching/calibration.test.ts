import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { groupBy } from '#domain/group-by';
import { BUILT_UNDERSTANDING } from '../../../../testing/processes/built-program.ts';
import { temporaryFolder } from '../../../../testing/processes/temporary-folder.ts';
import { decide, isDoubtful } from './calibration.ts';
import { classify } from './classifier.ts';
import { tellingWords } from './features.ts';
import { knownExamples, learnExamples } from './learn-examples.ts';
import { packUnderstanding, readUnderstanding } from './understanding.ts';
import { collectVocabulary, unexplainedWords } from './unexplained-words.ts';

/** Every fifth example of each meaning in a language is asked of the others, so that a new example changes little else. */
const PARTS = 5;

// Once for these tests, since both take seconds.
const examples = knownExamples();
const withoutGlossary = examples.filter(({ means }) => means.intent !== 'glossary');
const alike = [
  ...groupBy(withoutGlossary, ({ means, language }) => `${language} ${JSON.stringify(means)}`).values(),
];
const asked = alike.flatMap((ones) => ones.filter((_, at) => at % PARTS === 0));
const learned = learnExamples(alike.flatMap((ones) => ones.filter((_, at) => at % PARTS !== 0)));

const wordsOf = (features: Parameters<typeof tellingWords>[0]) =>
  tellingWords(features)
    .filter((name) => name.startsWith('w '))
    .map((name) => name.slice(2));

test('a question that is no example is mostly understood, seldom wrongly', () => {
  const { intents, vocabulary } = learned;
  const counts = { right: 0, asked: 0, wrong: 0, wrongAndCertain: 0 };
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
});

test('what was learned is read from its file exactly as it was', () => {
  const file = path.join(temporaryFolder(), 'understanding.gz');
  writeFileSync(file, packUnderstanding(learned));
  expect(isDeepStrictEqual(readUnderstanding(file), learned)).toBe(true);
});

test('the build has learned from all examples', () => {
  const { intents, vocabulary } = readUnderstanding(BUILT_UNDERSTANDING);
  expect(intents.weights.length).toBeGreaterThan(1_000_000);
  expect(isDeepStrictEqual(vocabulary, collectVocabulary(examples))).toBe(true);
});
