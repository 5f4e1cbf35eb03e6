import { describe, expect, it } from 'vitest';
import { afterAnother, secondsToWait, type Attempts } from './attempts.ts';
import { LIMITS, type Limit } from '../config/limits.ts';

const START = new Date('2026-03-02T09:00:00Z');
const none: Attempts = { count: 0, consecutive: 0, address: null, countsUntil: START, blockedUntil: null };

/** The waits after attempts at these seconds after the start, each made as soon as it is allowed. */
function waitsAfter(limit: Limit, seconds: readonly number[], address = '203.0.113.7') {
  let attempts = none;
  return seconds.map((second) => {
    const now = new Date(START.getTime() + second * 1_000);
    expect(secondsToWait(limit, attempts, now)).toBe(0);
    attempts = afterAnother(limit, attempts, { now, address });
    return secondsToWait(limit, attempts, now);
  });
}

describe('failures to sign in', () => {
  it('cause no wait before the limit, then one that doubles up to 15 minutes (SEC-20)', () => {
    const nine = Array.from({ length: 9 }, (_, i) => i);
    const further = [10, 70, 190, 430, 910, 1_810, 2_710];
    expect(waitsAfter(LIMITS.loginOfAccount, [...nine, ...further])).toEqual([
      ...nine.map(() => 0),
      60,
      120,
      240,
      480,
      900,
      900,
      900,
    ]);
  });

  it('count for 15 minutes from the first (SEC-20)', () => {
    const nine = Array.from({ length: 9 }, (_, i) => i);
    expect(waitsAfter(LIMITS.loginOfAccount, [...nine, 899]).at(-1)).toBe(60);
    expect(waitsAfter(LIMITS.loginOfAccount, [...nine, 900]).at(-1)).toBe(0);
  });

  it('are forgotten 15 minutes after the wait', () => {
    const ten = Array.from({ length: 10 }, () => 0);
    expect(waitsAfter(LIMITS.loginOfAccount, [...ten, 60 + 899]).at(-1)).toBe(120);
    expect(waitsAfter(LIMITS.loginOfAccount, [...ten, 60 + 900]).at(-1)).toBe(0);
  });

  it('lock the account at 100 in a row, however slow (SEC-20)', () => {
    const daily = Array.from({ length: 100 }, (_, day) => day * 86_400);
    expect(waitsAfter(LIMITS.loginOfAccount, daily)).toEqual([...daily.slice(1).map(() => 0), 900]);
  });
});

it('one address can register 30 times an hour (SEC-22)', () => {
  const thirty = Array.from({ length: 30 }, (_, i) => i);
  expect(waitsAfter(LIMITS.registerFromAddress, [...thirty, 29 + 3_600])).toEqual([
    ...thirty.slice(1).map(() => 0),
    3_600,
    0,
  ]);
});

it('attempts from one address are distinguished from those from several', () => {
  const one = afterAnother(LIMITS.loginOfAccount, none, { now: START, address: '203.0.113.7' });
  expect(one.address).toBe('203.0.113.7');
  expect(afterAnother(LIMITS.loginOfAccount, one, { now: START, address: '203.0.113.7' }).address).toBe(
    '203.0.113.7',
  );
  expect(afterAnother(LIMITS.loginOfAccount, one, { now: START, address: '203.0.113.8' }).address).toBeNull();
});
