import { listBondHistory, listMyBondHistory } from '#api/people/audit';
import { anyRows, ownRows } from '../../../people/access/scope.ts';
import { listBondEntries } from '../../../people/audit/audit.store.ts';
import { entriesPage } from '../../../people/audit/entries-page.ts';
import { historyEntryOnWire } from '../../../people/audit/entry-on-wire.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { requireBond } from './require-bond.store.ts';

export const bondHistoryRoutes: readonly Route[] = [
  route(listMyBondHistory, async ({ db, principal, params, query }) => {
    const { id: bondId } = await requireBond(db, ownRows(principal), params.id);
    const rows = await listBondEntries(db, ownRows(principal), { bondId, page: query });
    return entriesPage(rows, query.limit, (row) => historyEntryOnWire(row, principal.userId));
  }),

  route(listBondHistory, async ({ db, principal, params, query }) => {
    const { id: bondId } = await requireBond(db, anyRows(principal), params.id);
    const rows = await listBondEntries(db, anyRows(principal), { bondId, page: query });
    return entriesPage(rows, query.limit, (row) => historyEntryOnWire(row, principal.userId));
  }),
];
