import fc from 'fast-check';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { SessionUser } from '#api/people/users';
import { sessionFrom } from './session.ts';

const SESSION = {
  userId: 7,
  username: 'mira',
  email: 'mira@example.com',
  role: 'user',
  personOrCompany: 'person',
  language: 'en',
  keepsOwnPortfolio: false,
  mustChangePassword: false,
  demo: false,
  token: 'a-token',
};
const Stored = SessionUser.extend({ token: z.string().min(1) });

describe('the value stored under the key user', () => {
  it('is a session if it is valid', () => {
    expect(sessionFrom(JSON.stringify(SESSION))).toEqual(SESSION);
  });

  it.each([
    '',
    'null',
    '[]',
    '"user"',
    '42',
    '{',
    'undefined',
    '{"__proto__":{"token":"x"}}',
    '[{"token":"x"}]',
  ])('means signed out if it is %s', (text) => {
    expect(sessionFrom(text)).toBeNull();
  });

  it('means signed out if it is five megabytes of something else', () => {
    expect(sessionFrom(JSON.stringify({ ...SESSION, role: 'x'.repeat(5_000_000) }))).toBeNull();
  });

  it.each(Object.keys(SESSION))('means signed out without %s', (name) => {
    expect(sessionFrom(JSON.stringify({ ...SESSION, [name]: undefined }))).toBeNull();
  });

  it('never throws, whatever it is', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => sessionFrom(text) === null));
  });

  it('is accepted exactly if the schema of the API accepts it', () => {
    const odd = fc.oneof(
      fc.anything(),
      fc.constantFrom('user', 'admin', 'person', 'company', '', 'x', 1, 0, -1, 1.5, true),
    );
    const names = [...Object.keys(SESSION), 'mustAddSecondFactor'];
    const altered = fc.record({ name: fc.constantFrom(...names), value: odd });
    fc.assert(
      fc.property(altered, ({ name, value }) => {
        const text = JSON.stringify({ ...SESSION, [name]: value });
        expect(sessionFrom(text) !== null).toBe(Stored.safeParse(JSON.parse(text)).success);
      }),
    );
  });
});
