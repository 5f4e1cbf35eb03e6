import { describe, expect, it } from 'vitest';
import { policyFor, refuseWeakPassword, findWeakness } from './password-policy.ts';

const owner = { email: 'anna.petrova@example.com', username: 'Anna Petrova' };
const underStandard = (password: string) => findWeakness(password, 'standard', owner);
const underStrict = (password: string) => findWeakness(password, 'strict', owner);

describe('a password', () => {
  it.each(['1234567', 'абвгдеж', '😀😀😀😀😀😀😀'])(
    'of seven characters is refused: %s (SEC-12)',
    (password) => {
      expect(underStandard(password)).toEqual({ rule: 'too_short', values: { min: 8 } });
    },
  );

  it.each(['password', 'PASSWORD', '12345678', 'iloveyou', 'qwertyuiop', 'ｐａｓｓｗｏｒｄ'])(
    'that is among the most common is refused: %s (SEC-12)',
    (password) => {
      expect(underStandard(password)).toEqual({ rule: 'common_password', values: {} });
    },
  );

  it.each([
    ['anna.petrova@EXAMPLE.com', 'email'],
    ['my Anna.Petrova 1', 'email'],
    ['anna petrova', 'username'],
    ['2026-ÁNNA-2026', 'username'],
    ['petrovapetrova', 'username'],
    ['Kupon-2026', 'product'],
    ['my küpon!', 'product'],
  ])('that names its owner or the product is refused: %s (SEC-12)', (password, part) => {
    expect(underStandard(password)).toEqual({ rule: 'password_contains_name', values: { part } });
  });

  it.each([
    ['Иван Петров', 'ivan@example.com', 'иван-2026'],
    ['Майя Йорданова', 'm@example.com', 'маия-2026'],
    ['root', 'root@example.com', 'rootroot1'],
    ['Li', 'info+shop@example.com', 'my info+shop'],
  ])('of %s <%s> is refused: %s', (username, email, password) => {
    expect(findWeakness(password, 'standard', { username, email })).toMatchObject({
      rule: 'password_contains_name',
    });
  });

  it('may contain parts of a name shorter than four letters', () => {
    expect(
      findWeakness('jolly good 42', 'standard', { username: 'Jo Li 42', email: 'jo@good.example' }),
    ).toBe(undefined);
  });

  it.each([
    'aaaaaaaaaaaaaaa',
    'onlysmallletters',
    'съвсемобикновена',
    'four words with blanks',
    '😀😃😄😁😆😅🤣😂',
  ])('needs no mix of kinds of characters: %s (SEC-09)', (password) => {
    expect(underStandard(password)).toBeUndefined();
  });

  it('has 15 characters or more under the strict policy (SEC-12)', () => {
    expect(underStrict('fourteen chars')).toEqual({ rule: 'too_short', values: { min: 15 } });
    expect(underStrict('fifteen chars!!')).toBeUndefined();
  });

  it('may be anything under the advisory policy, except for administrators (SEC-12)', () => {
    const advice = (password: string) => refuseWeakPassword({ password, policy: 'advisory', owner });
    expect(advice('1')).toBe('The password was accepted against advice: it must have at least 8 characters.');
    expect(advice('four words with blanks')).toBeUndefined();
    expect(policyFor('user', 'advisory')).toBe('advisory');
    expect(policyFor('admin', 'advisory')).toBe('standard');
    expect(policyFor('admin', 'strict')).toBe('strict');
  });
});
