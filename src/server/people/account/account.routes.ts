import {
  changeMyAccount,
  changePassword,
  endMySession,
  findMyAccount,
  listMySessions,
} from '#api/people/account';
import { endSessionById, listSessions } from '../access/sessions.store.ts';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import type { PasswordHashing } from '../passwords/password-hashing.ts';
import { setPasswordAdvice } from '../passwords/password-advice-header.ts';
import type { Config } from '../../platform/config/config.ts';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { limitedForUser } from '../../platform/http/limited-for-user.ts';
import { route, write, writeInOwnTransaction, type Route } from '../../platform/http/route.ts';
import { configuredLimit } from '../../platform/config/limits.ts';
import { toUser, type UserRow } from '../accounts/user-row.ts';
import { changeUserProfile, findUser, findUserRowForChange } from '../accounts/users.store.ts';
import { changeOwnPassword } from './change-password.ts';
import { sessionOnWire } from './session-on-wire.ts';

export function accountRoutes(options: { config: Config; hashing: PasswordHashing }): readonly Route[] {
  return [
    route(findMyAccount, ({ db, principal, incoming }) => findUser(db, principal.userId, incoming.dataKeys)),

    limitedForUser(
      configuredLimit('profileChangeOfUser', options.config),
      write(changeMyAccount, async ({ tx, principal, body, expectedVersion, incoming: { dataKeys } }) => {
        const shown = (row: UserRow) => toUser(row, dataKeys);
        const row = await findUserRowForChange(tx, { id: principal.userId, expectedVersion }, shown);
        return changeUserProfile(tx, { ...shown(row), ...body }, dataKeys);
      }),
    ),

    writeInOwnTransaction(changePassword, async ({ db, principal, body, incoming, keepAnswer }) => {
      const change = {
        principal,
        ...body,
        keepAnswer: (tx: DatabaseTransaction) => keepAnswer(tx, undefined),
      };
      setPasswordAdvice(incoming, await changeOwnPassword(db, change, { ...options, incoming }));
    }),

    route(listMySessions, async ({ db, principal, now }) => {
      const rows = await listSessions(db, principal.userId, now);
      return rows.map((row) => ({ ...sessionOnWire(row), current: row.id === principal.via.sessionId }));
    }),

    write(endMySession, async ({ tx, principal, params }) => {
      if (!(await endSessionById(tx, principal.userId, params.id))) throw notFound();
      await recordEvent(tx, { action: 'session_ended', holder: principal.userId });
    }),
  ];
}
