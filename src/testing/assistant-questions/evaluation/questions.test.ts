import { expect, test } from 'vitest';
import { EXAMPLES } from '../../../server/assistant/built-in/intents/examples.ts';
import { LANGUAGES } from '#domain/language';
import { QUESTIONS } from './questions/questions.ts';

const text = ({ asked }: (typeof QUESTIONS)[number]) => [asked].flat().join(' → ').toLowerCase();
const intents = [...new Set(QUESTIONS.map(({ intent }) => intent))];

test.each(LANGUAGES)('there are at least 300 questions, two fifths of them held out: %s', (language) => {
  const own = QUESTIONS.filter((question) => question.language === language);
  expect(own.length).toBeGreaterThanOrEqual(300);
  expect(own.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(0.4 * own.length);
});

test.each(intents)('some are held out in each language: %s', (intent) => {
  for (const language of LANGUAGES)
    expect(QUESTIONS.some((one) => one.intent === intent && one.language === language && one.heldOut)).toBe(
      true,
    );
});

const fold = (written: string) =>
  written
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}{} ]+/gu, ' ')
    .trim();

test('none that is held out is an example that the assistant understands by', () => {
  const patterns = EXAMPLES.map(({ intent, text: example }) => ({
    intent,
    like: new RegExp(`^${fold(example).replaceAll(/\{[a-z]+\}/g, String.raw`\S+`)}$`, 'u'),
  }));
  const examples = QUESTIONS.filter(({ heldOut, intent, asked }) => {
    const last = fold([asked].flat().at(-1) ?? '');
    return heldOut && patterns.some((one) => one.intent === intent && one.like.test(last));
  });
  expect(examples.map(({ asked }) => asked)).toEqual([]);
});

test('none is asked twice', () => {
  const asked = QUESTIONS.map(text);
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
});
