import { expect, test } from 'vitest';
import { isDoubtful } from './calibration.ts';
import { questionFeatures } from './features.ts';
import { collectVocabulary, shareOfExamples, unexplainedWords } from './unexplained-words.ts';

const features = (text: string, order: readonly string[] = []) =>
  questionFeatures({ pattern: text.split(' '), order });
const vocabulary = collectVocabulary([
  { features: features('what did i receive'), means: { intent: 'payments-received' } },
  { features: features('what did i receive'), means: { intent: 'payments-received' } },
  { features: features('why is it less', ['op:average']), means: { intent: 'missing-payments' } },
]);
const unexplained = (text: string) =>
  unexplainedWords(text.split(' '), { vocabulary, intent: 'payments-received' });

test('a word of other questions is unexplained, a strange one is not', () => {
  expect(unexplained('what did i receive')).toEqual([]);
  expect(unexplained('what did grandmother receive')).toEqual([]);
  expect(unexplained('why did i receive less')).toEqual(['w why', 'w less']);
});

test('a word is in a small share of the examples of an intent if few of them have it', () => {
  expect(shareOfExamples(vocabulary, 'missing-payments', 'c op:average')).toBe(1);
  expect(shareOfExamples(vocabulary, 'payments-received', 'c op:average')).toBe(0);
  expect(shareOfExamples(vocabulary, 'profit', 'w why')).toBe(0);
});

test('each such word makes it less certain, unless nothing is answered anyway', () => {
  const match = { intent: 'payments-received' as const, score: 0.5 };
  expect(isDoubtful({ ...match, unexplained: 1 })).toBe(false);
  expect(isDoubtful({ ...match, unexplained: 2 })).toBe(true);
  expect(isDoubtful({ ...match, intent: 'decline-advice', unexplained: 9 })).toBe(false);
});
