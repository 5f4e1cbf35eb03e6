import { describe, expect, it } from 'vitest';
import { policyFor, refuseWeakPassword, weaknessOf } from './password-policy.ts';

const owner = { email: 'anna.petrova@example.com', username: 'Anna Petrova' };
const underStandard = (password: string) => weaknessOf(password, 'standard', owner);
const underStrict = (password: string) => weaknessOf(password, 'strict', owner);

describe('a password', () => {
  it.each(['1234567', 'абвгдеж', '😀😀😀😀😀😀😀'])(
    'of seven characters is refused: %s (SEC-12)',
    (password) => {
      expect(underStandard(password)).toBe('must have at least 8 characters');
    },
  );

  it.each(['password', 'PASSWORD', '12345678', 'iloveyou', 'qwertyuiop', 'ｐａｓｓｗｏｒｄ'])(
    'that is among the commonest is refused: %s (SEC-12)',
    (password) => {
      expect(underStandard(password)).toMatch(/commonest/);
    },
  );

  it.each([
    ['anna.petrova@EXAMPLE.com', /e-mail/],
    ['anna petrova', /username/],
  ])('that names its owner is refused: %s (SEC-12)', (password, reason) => {
    expect(underStandard(password)).toMatch(reason);
  });

  it.each([
    'aaaaaaaaaaaaaaa',
    'onlysmallletters',
    'съвсемобикновена',
    'four words with blanks',
    '😀😃😄😁😆😅🤣😂',
  ])('needs no mixture of characters: %s (SEC-09)', (password) => {
    expect(underStandard(password)).toBeUndefined();
  });

  it('has 15 characters or more under the strict policy (SEC-12)', () => {
    expect(underStrict('fourteen chars')).toBe('must have at least 15 characters');
    expect(underStrict('fifteen chars!!')).toBeUndefined();
  });

  it('may be anything under the advisory policy, but for administrators (SEC-12)', () => {
    const advice = (password: string) => refuseWeakPassword({ password, policy: 'advisory', owner });
    expect(advice('1')).toBe(
      'The password was taken, against the advice: it must have at least 8 characters.',
    );
    expect(advice('four words with blanks')).toBeUndefined();
    expect(policyFor('user', 'advisory')).toBe('advisory');
    expect(policyFor('admin', 'advisory')).toBe('standard');
    expect(policyFor('admin', 'strict')).toBe('strict');
  });
});
