import type { UserId } from '#api/platform/ids';
import { insertSession, sessionLifetime } from '../../server/people/access/sessions.store.ts';
import { retryStatement } from './retry-statement.ts';
import type { TestApp } from './start-test-app.ts';

/** Creates a session of this user without a login, and returns its token. */
export async function signIn({ db, config, clock }: TestApp, userId: UserId): Promise<string> {
  const { role } = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return retryStatement(db, () =>
    insertSession(db, {
      userId,
      lifetime: sessionLifetime(role, config),
      now: clock.now(),
      ip: '127.0.0.1',
      userAgent: 'test',
    }),
  );
}
