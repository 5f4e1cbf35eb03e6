import { expect, it } from 'vitest';
import { CallError } from '../api-client/call-error.ts';
import { refusalSentence } from './use-with-cause.ts';

const refusal = (detail: string, path: string) =>
  new CallError({
    status: 400,
    code: 'invalid_fields',
    detail,
    errors: [{ path, rule: 'not_below_floor', values: {}, message: 'must not be below the floor' }],
  });

it('a sentence that begins with the path of a field is not shown to a person', () => {
  expect(refusalSentence(refusal('floating.cap must not be below the floor.', 'floating.cap'))).toBeNull();
});

it('a sentence of the server’s own about a field is shown', () => {
  const detail = 'The current password is not right.';
  expect(refusalSentence(refusal(detail, 'currentPassword'))).toBe(detail);
});
