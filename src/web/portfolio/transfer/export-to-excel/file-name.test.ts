import { describe, expect, it } from 'vitest';
import { fileName } from './file-name.ts';

const now = new Date('2026-03-09T22:05:07.891Z');
const named = (username: string) => fileName({ prefix: 'Bond_Report', username, now });
const usernamePart = (username: string) =>
  named(username).slice('Bond_Report_'.length, -'_2026-03-09_22-05-07.xlsx'.length);

describe('the name of a file', () => {
  it('has the user’s name and the time in UTC', () => {
    expect(named('mira')).toBe('Bond_Report_mira_2026-03-09_22-05-07.xlsx');
    expect(named('Мира Иванова')).toBe('Bond_Report_Мира Иванова_2026-03-09_22-05-07.xlsx');
  });

  it.each([
    ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j'],
    ['../../etc/passwd', '____etc_passwd'],
    ['a...b', 'a_b'],
    ['Mira Ltd.', 'Mira Ltd.'],
    ['a\u0000b\tc\u007fd', 'a_b_c_d'],
    ['gpj\u202exe\u2066', 'gpj_xe_'],
    ['a\ud800b', 'a_b'],
    ['  mira  ', 'mira'],
  ])('of %j contains nothing that a file system refuses (SEC-114)', (username, middle) => {
    expect(usernamePart(username)).toBe(middle);
  });

  it.each(['', '   '])('of a user without a name is User: %j', (username) => {
    expect(usernamePart(username)).toBe('User');
  });

  it('is truncated to 120 bytes, between characters', () => {
    expect(usernamePart('Я'.repeat(200))).toBe('Я'.repeat(60));
    expect(usernamePart(`x${'🏦'.repeat(50)}`)).toBe(`x${'🏦'.repeat(29)}`);
    expect(usernamePart(`${'x'.repeat(118)}👩‍💼`)).toBe('x'.repeat(118));
  });
});
