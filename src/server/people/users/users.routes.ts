import { isMaskedTaxId, maskTaxId } from '#domain/identifiers/mask-tax-id';
import { brokenRule } from '#api/platform/field-rules';
import type { UserId } from '#api/platform/ids';
import {
  changeUser,
  countUsers,
  endUserSessions,
  findUser as findUserEndpoint,
  listUsers,
  removeUser,
  type User,
} from '#api/people/users';
import { endAllSessions } from '../access/sessions.store.ts';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import type { Config } from '../../platform/config/config.ts';
import { removeResetToken } from '../passwords/credentials.store.ts';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import type { DataKeys } from '../../platform/encryption/data-keys.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { invalidField } from '../../platform/errors/field-messages.ts';
import { streamJson } from '../../platform/http/answers/stream-json.ts';
import { setNextPageLink } from '../../platform/http/answers/next-page-link.ts';
import { jsonAnswer, validateRequest, route, write, type Route } from '../../platform/http/route.ts';
import { removeUserOutboxFiles } from '../../platform/mail/outbox-files.ts';
import { emailKey } from '../accounts/email-key.ts';
import { emailTaken } from '../accounts/email-taken.ts';
import { decryptTaxId } from '../accounts/tax-id.ts';
import { toMaskedUser, type UserRow } from '../accounts/user-row.ts';
import { countUsersByKind, listUserPage, listUsersInParts } from './list-users.store.ts';
import {
  changeUserFields,
  findUser,
  findUserRowForChange,
  requireUserRow,
  lockAdministrators,
  removeUserRow,
} from '../accounts/users.store.ts';

/** Throws if the user is the only administrator; no other administrator can be removed meanwhile. */
async function keepAnAdministrator(tx: DatabaseTransaction, leaving: UserId): Promise<void> {
  const administrators = await lockAdministrators(tx);
  if (administrators.length === 1 && administrators[0] === leaving) {
    throw new ApiError(
      'last_admin',
      'This is the only administrator. Make another user an administrator first.',
    );
  }
}

/** One page if there is a limit, otherwise all users as they are read. */
const listUsersRoute: Route = {
  endpoint: listUsers,
  async answer(incoming) {
    const { db, dataKeys } = incoming;
    const { limit, ...query } = validateRequest(listUsers, incoming).query;
    if (limit === undefined) return streamJson(listUsers, () => listUsersInParts(db, query, dataKeys));
    const { users, next } = await listUserPage(db, { ...query, limit }, dataKeys);
    if (next !== undefined) setNextPageLink(incoming, listUsers, { limit, q: query.q, cursor: next });
    return jsonAnswer(listUsers, users);
  },
};

/** The submitted number, or the stored one if its mask was submitted, since the form of a list sends back what it received. */
function taxIdToStore(sent: string, row: UserRow, dataKeys: DataKeys): string {
  if (!isMaskedTaxId(sent)) return sent;
  const stored = decryptTaxId(row, dataKeys);
  if (stored !== null && maskTaxId(stored) === sent) return stored;
  throw invalidField('bulstatOrEgn', brokenRule('whole_tax_id'));
}

function mustSignInAgain(before: User, after: User): boolean {
  return before.role !== after.role || emailKey(before.email) !== emailKey(after.email);
}

/** Removes the user with all their data. Their emails are files, which no transaction could restore. */
function removeUserRoute(dataDir: string): Route {
  const removal = write(removeUser, async ({ tx, params, principal, expectedVersion, incoming }) => {
    await keepAnAdministrator(tx, params.id);
    if (params.id === principal.userId) {
      throw new ApiError('own_account', 'You cannot delete your own account.');
    }
    const masked = (row: UserRow) => toMaskedUser(row, incoming.dataKeys);
    await findUserRowForChange(tx, { id: params.id, expectedVersion }, masked);
    await removeUserRow(tx, params.id);
  });
  return {
    ...removal,
    async answer(incoming) {
      const removed = await removal.answer(incoming);
      await removeUserOutboxFiles(dataDir, validateRequest(removeUser, incoming).params.id);
      return removed;
    },
  };
}

export const userRoutes = ({ dataDir }: Pick<Config, 'dataDir'>): readonly Route[] => [
  listUsersRoute,

  route(countUsers, ({ db }) => countUsersByKind(db)),

  route(findUserEndpoint, async ({ db, params, incoming }) => {
    const user = await findUser(db, params.id, incoming.dataKeys);
    await recordEvent(db, { action: 'details_opened', holder: user.userId });
    return user;
  }),

  write(changeUser, async ({ tx, params, body, expectedVersion, incoming: { dataKeys } }) => {
    if (body.role === 'user') await keepAnAdministrator(tx, params.id);
    const masked = (row: UserRow) => toMaskedUser(row, dataKeys);
    const row = await findUserRowForChange(tx, { id: params.id, expectedVersion }, masked);
    const before = masked(row);
    const bulstatOrEgn = taxIdToStore(body.bulstatOrEgn, row, dataKeys);
    const after = await changeUserFields(tx, { ...before, ...body, bulstatOrEgn }, dataKeys);
    if (after === undefined) throw emailTaken();
    if (mustSignInAgain(before, after)) {
      await endAllSessions(tx, params.id);
      await removeResetToken(tx, params.id);
    }
    // As it was submitted: a mask reveals no more than before.
    return { ...after, bulstatOrEgn: body.bulstatOrEgn };
  }),

  write(endUserSessions, async ({ tx, params }) => {
    const { id } = await requireUserRow(tx, params.id);
    await endAllSessions(tx, id);
    await recordEvent(tx, { action: 'signed_out_everywhere', holder: id });
  }),

  removeUserRoute(dataDir),
];
