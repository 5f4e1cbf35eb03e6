import { afterAll, beforeAll, expect, it } from 'vitest';
import { listUsers } from '#api/people/users';
import { anAdministrator } from '#testing/factories/a-user';
import { startTestApp, type TestAnswer, type TestApp } from '#testing/app/start-test-app';
import { seedUsers } from '../../bench/seed-users.ts';
import { failingCalls } from './failing-calls.ts';
import { reportFault } from './fault-table.ts';

/** Three parts (src/server/people/users/list-users.store.ts). */
const USERS = 1_200;
const PARTS = 3;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedUsers(app.db, app.dataKeys, { users: USERS, bonds: 0 });
});
afterAll(() => app.stop());

/** 'whole', 'broken off' in the middle, or the status of a problem document. */
function requestOutcome(asked: Promise<TestAnswer<unknown>>): Promise<string | number> {
  return asked.then(
    ({ status, problem }) => problem?.status ?? (status === 200 ? 'whole' : status),
    (error: unknown) =>
      error instanceof Error && /destroyed/.test(error.message) ? 'broken off' : String(error),
  );
}

it.each([
  ['is refused', 500],
  ['is never sent', 503],
] as const)(
  'the list of all users is a problem document if the database fails before the first user is read, and breaks off after that (a call that %s)',
  async (manner, refused) => {
    const { token } = await anAdministrator(app);
    const database = failingCalls();
    const ask = () => app.request(listUsers, { token });
    const calls = await database.count(ask);
    const outcomes: (string | number)[] = [];
    for (let number = 1; number <= calls; number += 1)
      outcomes.push(await requestOutcome(database.failing(number, manner, ask)));
    const before = calls - PARTS + 1;
    expect(before).toBeGreaterThan(1);
    expect(outcomes).toEqual(
      Array.from({ length: calls }, (_, index) => (index < before ? refused : 'broken off')),
    );
    expect(await requestOutcome(ask())).toBe('whole');
    reportFault({
      fault: `a list of users whose reading fails: ${manner}`,
      rounds: calls,
      result: outcomes.join(', '),
    });
  },
);
