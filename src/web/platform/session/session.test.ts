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
  keepsOwnPortfolio: false,
  mustChangePassword: false,
  demo: false,
  token: 'a-token',
};
const Stored = SessionUser.extend({ token: z.string().min(1) });

describe('what is stored under the key user', () => {
  it('is a session where it is one', () => {
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
  ])('means signed out where it is %s', (text) => {
    expect(sessionFrom(text)).toBeNull();
  });

  it('means signed out where five megabytes of something else stand there', () => {
    expect(sessionFrom(JSON.stringify({ ...SESSION, role: 'x'.repeat(5_000_000) }))).toBeNull();
  });

  it.each(Object.keys(SESSION))('means signed out without %s', (name) => {
    expect(sessionFrom(JSON.stringify({ ...SESSION, [name]: undefined }))).toBeNull();
  });

  it('never throws, whatever stands there', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => sessionFrom(text) === null));
  });

  it('is judged as the schema of the API judges it', () => {
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
