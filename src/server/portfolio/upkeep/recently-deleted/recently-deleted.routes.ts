import * as api from '#api/portfolio/recently-deleted';
import { ownRows, userRows } from '../../../people/access/scope.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { requireUserRow } from '../../../people/accounts/users.store.ts';
import { isPortfolioKeeper } from '../../../platform/http/principal.ts';
import { listDeleted, type DeletedRow } from './recently-deleted.store.ts';

function deletedOnWire({ deleted_at: deletedAt, ...row }: DeletedRow): api.DeletedObject {
  return { ...row, deletedAt: deletedAt.toISOString() };
}

const ALL = api.DeletedKind.options;
/** What a holder whose portfolio is kept by administrators can delete and restore. */
const OF_READERS = ALL.filter((kind) => api.RESTORE_MINE[kind].access === 'signed-in');

export const recentlyDeletedRoutes: readonly Route[] = [
  route(api.listRecentlyDeleted, async ({ db, principal, params, now }) => {
    const owner = await requireUserRow(db, params.id);
    const rows = await listDeleted(db, userRows(principal, owner.id), { kinds: ALL, now });
    return rows.map(deletedOnWire);
  }),

  route(api.listMyRecentlyDeleted, async ({ db, principal, now }) => {
    const kinds = isPortfolioKeeper(principal) ? ALL : OF_READERS;
    const rows = await listDeleted(db, ownRows(principal), { kinds, now });
    return rows.map(deletedOnWire);
  }),
];
