import { listBondHistory, listMyBondHistory } from '#api/audit';
import { anyRows, ownRows } from '../../people/access/scope.ts';
import { listBondEntries } from '../../people/audit/audit.store.ts';
import { entriesPage } from '../../people/audit/entries-page.ts';
import { historyEntryOf } from '../../people/audit/entry-on-wire.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { requireBond } from './require-bond.store.ts';

export const bondHistoryRoutes: readonly Route[] = [
  route(listMyBondHistory, async ({ db, session, params, query }) => {
    const { id: bondId } = await requireBond(db, ownRows(session), params.id);
    const rows = await listBondEntries(db, ownRows(session), { bondId, page: query });
    return entriesPage(rows, query.limit, (row) => historyEntryOf(row, session.userId));
  }),

  route(listBondHistory, async ({ db, session, params, query }) => {
    const { id: bondId } = await requireBond(db, anyRows(session), params.id);
    const rows = await listBondEntries(db, anyRows(session), { bondId, page: query });
    return entriesPage(rows, query.limit, (row) => historyEntryOf(row, session.userId));
  }),
];
