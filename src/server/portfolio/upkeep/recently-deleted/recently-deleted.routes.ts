import * as api from '#api/portfolio/recently-deleted';
import { userRows, writableRows } from '../../../people/access/scope.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { requireUserRow } from '../../../people/accounts/users.store.ts';
import { listDeleted, type DeletedRow } from './recently-deleted.store.ts';

function deletedOnWire({ deleted_at: deletedAt, ...row }: DeletedRow): api.DeletedObject {
  return { ...row, deletedAt: deletedAt.toISOString() };
}

export const recentlyDeletedRoutes: readonly Route[] = [
  route(api.listRecentlyDeleted, async ({ db, principal, params, now }) => {
    const owner = await requireUserRow(db, params.id);
    const rows = await listDeleted(db, userRows(principal, owner.id), now);
    return rows.map(deletedOnWire);
  }),

  route(api.listMyRecentlyDeleted, async ({ db, principal, now }) => {
    const rows = await listDeleted(db, writableRows(principal), now);
    return rows.map(deletedOnWire);
  }),
];
