import { expect, it } from 'vitest';
import { sanitizeAnswer } from './sanitize-answer.ts';

it.each([
  ['<think>5 or 6?</think>You hold 6 bonds.', 'You hold 6 bonds.'],
  ['<THINKING>5\nor 6?</THINKING>\r\nYou hold\r\n6 bonds.', 'You hold\n6 bonds.'],
  ['Six.<think>a</think> Or<think>b</think> not.', 'Six. Or not.'],
  ['<think>', '<think>'],
  ['You hold <untrusted 5f>Bank</untrusted 5f>.', 'You hold Bank.'],
])('the answer is shown without the model’s reasoning and marks: %j', (written, shown) => {
  expect(sanitizeAnswer(written)).toBe(shown);
});

it('an answer after 100 kB of reasoning is shown, and the first 8 kB of a long answer', () => {
  const thoughts = `<think>${'What is the sum? '.repeat(6_000)}</think>`;
  expect(sanitizeAnswer(`${thoughts}You hold 6 bonds.`)).toBe('You hold 6 bonds.');
  const long = sanitizeAnswer('You hold 6 bonds. '.repeat(10_000));
  expect(long.length).toBeLessThanOrEqual(8_194);
  expect(long.endsWith('bonds.\n…')).toBe(true);
});
