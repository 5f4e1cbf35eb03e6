import { describe, expect, it } from 'vitest';
import { signInTexts } from '../../texts/people/sign-in.ts';
import { passwordAdvice } from './password-advice.ts';
import { readSetupCode } from '../../../people/sign-in/setup-code.ts';

const advice = signInTexts.en.strength;
const PETROV = { username: 'Petrov', email: 'ivan.p@example.com', error: undefined };
const on = (password: string, rules = { fewest: 15, binding: true }) =>
  passwordAdvice({ ...PETROV, password, rules }, advice);

describe('the advice on a password', () => {
  it('counts missing characters as a person counts them', () => {
    expect(on('')).toBe(advice.empty(15));
    expect(on('дълга парола')).toBe(advice.short(3));
    expect(on('🔑'.repeat(14))).toBe('One more character is needed.');
  });

  it('does not call advice a requirement (SEC-12)', () => {
    const advised = { fewest: 8, binding: false };
    expect(on('', advised)).toBe(advice.unbinding.empty(8));
    expect(on('seven..', advised)).toBe('One more character is advised.');
  });

  it('warns of names and of repetition', () => {
    expect(on('petrov petrov petrov')).toBe(advice.own);
    expect(on('aaaaaaaaaaaaaaaaaaaa')).toBe(advice.repetitive);
  });

  it.each(['password1', 'Kingfisher', 'парола2026', '31415926'])('does not praise %s', (password) => {
    expect(on(password, { fewest: 8, binding: true })).toBe(advice.word);
  });

  it('does not praise what was refused', () => {
    const refused = { ...PETROV, password: '1qaz2wsx', rules: { fewest: 8, binding: true } };
    expect(passwordAdvice(refused, advice)).toBe(advice.good);
    expect(passwordAdvice({ ...refused, error: 'too common' }, advice)).toBeUndefined();
  });

  it('accepts a sentence', () => {
    expect(on('три жълти коня под моста')).toBe(advice.good);
  });
});

describe('the code of the set-up link', () => {
  it('is read from the hash or the query', () => {
    expect(readSetupCode('#abc-DEF_1', '')).toBe('abc-DEF_1');
    expect(readSetupCode('', '?code=abc')).toBe('abc');
    expect(readSetupCode('', '')).toBe('');
  });
});
