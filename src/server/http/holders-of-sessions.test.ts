import { expect, it } from 'vitest';
import { UserId } from '#api/ids';
import { holdersOfSessions } from './holders-of-sessions.ts';

const hash = (text: string) => Buffer.from(text);

it('the holders of so many sessions are known, the newest ones', () => {
  const holders = holdersOfSessions(2);
  for (const session of [1, 2, 3]) holders.note(hash(`session ${session}`), UserId.parse(session));
  holders.note(hash('session 3'), UserId.parse(4));
  const known = [1, 2, 3].map((session) => holders.find(hash(`session ${session}`)));
  expect(known).toEqual([undefined, 2, 4]);
});
