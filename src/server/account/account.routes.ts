import { changeMyAccount, changePassword, findMyAccount } from '#api/account';
import type { PasswordHashing } from '../auth/password-hashing.ts';
import type { Config } from '../config.ts';
import { editConflict } from '../http/api-error.ts';
import { route, write, type Route } from '../http/route.ts';
import { changeUserProfile, findUser, findUserForChange } from '../users/users.store.ts';
import { changeOwnPassword } from './change-password.ts';

export function accountRoutes(given: { config: Config; hashing: PasswordHashing }): readonly Route[] {
  return [
    route(findMyAccount, ({ db, session }) => findUser(db, session.userId)),

    write(changeMyAccount, async ({ tx, session, body, expectedVersion }) => {
      const before = await findUserForChange(tx, session.userId);
      if (expectedVersion !== undefined && expectedVersion !== before.version) throw editConflict(before);
      return changeUserProfile(tx, session.userId, body);
    }),

    route(changePassword, ({ db, session, body, incoming }) =>
      changeOwnPassword(db, { session, ...body }, { ...given, incoming }),
    ),
  ];
}
