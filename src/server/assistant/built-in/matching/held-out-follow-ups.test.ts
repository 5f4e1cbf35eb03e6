import { beforeAll, expect, test } from 'vitest';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import {
  askFollowUp,
  HELD_OUT_FOLLOW_UPS,
} from '../../../../testing/assistant-questions/follow-ups/ask-follow-ups.ts';
import { readFollowUps } from '../intents/follow-ups.ts';
import { setUnderstandingFile } from './understanding.ts';

/** `npm run assistant-questions` asks all of them. */
const EACH = 3;

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

test('follow-ups that are no examples are mostly understood', () => {
  const outcomes = HELD_OUT_FOLLOW_UPS.filter((_, at) => at % EACH === 0).map(askFollowUp);
  const count = (wanted: string) => outcomes.filter((one) => one === wanted).length;
  expect(count('right') / outcomes.length).toBeGreaterThan(0.8);
  expect(count('wrong') / outcomes.length).toBeLessThan(0.16);
});

test('no example is held out, after whatever answer', () => {
  const spelled = ({ text }: { readonly text: string }) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}{} ]/gu, '')
      .trim();
  const examples = new Set(readFollowUps().map(spelled));
  expect(HELD_OUT_FOLLOW_UPS.filter((one) => examples.has(spelled(one)))).toEqual([]);
});
