import { expect, test } from 'vitest';
import { isOfOthers } from './is-of-others.ts';
import { splitWords } from '../tokens.ts';

test.each([
  "How much is my boss's portfolio worth?",
  'the bonds of my wife',
  'колко струва портфейлът на шефа ми',
  'акциите на моята сестра',
  'obligaciite na brat mi',
  'портфейлът на мъжа ми',
])('"%s" asks about holdings of somebody else', (question) => {
  expect(isOfOthers(splitWords(question))).toBe(true);
});

test.each([
  'My husband bought some bonds. What are they worth?',
  "My brother's shares are up. What are mine worth?",
  'колко струва портфейлът ми',
  'шефът ми пита колко струват облигациите ми',
  'облигациите на Италия',
  'Колко акции на Майкрософт имам?',
])('"%s" asks about one\'s own', (question) => {
  expect(isOfOthers(splitWords(question))).toBe(false);
});
