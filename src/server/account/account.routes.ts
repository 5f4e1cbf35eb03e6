import {
  changeMyAccount,
  changePassword,
  endMySession,
  exportMyAccount,
  findMyAccount,
  listMySessions,
} from '#api/account';
import { endSessionOf, listSessions } from '../access/sessions.store.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { PasswordHashing } from '../auth/password-hashing.ts';
import { tellAdvice } from '../auth/tell-advice.ts';
import type { Config } from '../config.ts';
import { openSnapshot } from '../database/snapshot.ts';
import { notFound } from '../http/api-error.ts';
import { answerInParts } from '../http/answer-in-parts.ts';
import { inTurn, oneAtATimeForUser } from '../http/in-turn.ts';
import { limitedForUser } from '../http/limited-for-user.ts';
import { ask, route, write, type Route } from '../http/route.ts';
import { configuredLimit } from '../limits/limits.ts';
import { turns } from '../turns.ts';
import { userOf, type UserRow } from '../users/user-row.ts';
import { changeUserProfile, findUser, findUserRowForChange } from '../users/users.store.ts';
import { changeOwnPassword } from './change-password.ts';
import { exportAccount } from './export-account.ts';
import { sessionOnWire } from './session-on-wire.ts';

/** Of one process: each holds a connection until it has been sent. */
const EXPORTS_AT_ONCE = 2;

const exportRoute: Route = {
  endpoint: exportMyAccount,
  async answer(incoming) {
    const { session } = ask(exportMyAccount, incoming);
    await recordEvent(incoming.db, { action: 'data_exported', holder: session.userId });
    return incoming.report(async (replica) => {
      const { tx, close } = await openSnapshot(replica);
      return answerInParts(exportMyAccount, () => exportAccount(tx, session, incoming), close);
    });
  },
};

export function accountRoutes(given: { config: Config; hashing: PasswordHashing }): readonly Route[] {
  return [
    route(findMyAccount, ({ db, session, incoming }) => findUser(db, session.userId, incoming.dataKeys)),

    limitedForUser(
      configuredLimit('profileChangeOfUser', given.config),
      write(changeMyAccount, async ({ tx, session, body, expectedVersion, incoming: { dataKeys } }) => {
        const shown = (row: UserRow) => userOf(row, dataKeys);
        const row = await findUserRowForChange(tx, { id: session.userId, expectedVersion }, shown);
        return changeUserProfile(tx, { ...shown(row), ...body }, dataKeys);
      }),
    ),

    route(changePassword, async ({ db, session, body, incoming }) =>
      tellAdvice(incoming, await changeOwnPassword(db, { session, ...body }, { ...given, incoming })),
    ),

    route(listMySessions, async ({ db, session, now }) => {
      const rows = await listSessions(db, session.userId, now);
      return rows.map((row) => ({ ...sessionOnWire(row), current: row.id === session.sessionId }));
    }),

    write(endMySession, async ({ tx, session, params }) => {
      if (!(await endSessionOf(tx, session.userId, params.id))) throw notFound();
      await recordEvent(tx, { action: 'session_ended', holder: session.userId });
    }),

    limitedForUser(
      configuredLimit('exportOfUser', given.config),
      oneAtATimeForUser(inTurn(turns(EXPORTS_AT_ONCE), exportRoute)),
    ),
  ];
}
