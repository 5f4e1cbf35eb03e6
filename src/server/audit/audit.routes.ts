import * as api from '#api/audit';
import { anyRows, ownRows } from '../access/scope.ts';
import { requireBond } from '../bonds/require-bond.ts';
import type { Config } from '../config.ts';
import { route, type Route } from '../http/route.ts';
import { listBondEntries, listEntries, type EntryRow } from './audit.store.ts';
import { adminEntryOf, historyEntryOf } from './entry-on-wire.ts';

/** The rows are one more than the page where there is a next one. */
function pageOf<T>(rows: readonly EntryRow[], limit: number, onWire: (row: EntryRow) => T) {
  const page = rows.slice(0, limit);
  return { entries: page.map(onWire), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

export function auditRoutes({ config: { timeZone } }: { readonly config: Config }): readonly Route[] {
  return [
    route(api.listAudit, async ({ incoming: { report }, session, query }) => {
      const search = { search: query, timeZone };
      const rows = await report((db) => listEntries(db, anyRows(session), search));
      return pageOf(rows, query.limit, adminEntryOf);
    }),

    route(api.listMyBondHistory, async ({ db, session, params, query }) => {
      const { id: bondId } = await requireBond(db, ownRows(session), params.id);
      const rows = await listBondEntries(db, ownRows(session), { bondId, page: query });
      return pageOf(rows, query.limit, (row) => historyEntryOf(row, session.userId));
    }),

    route(api.listBondHistory, async ({ db, session, params, query }) => {
      const { id: bondId } = await requireBond(db, anyRows(session), params.id);
      const rows = await listBondEntries(db, anyRows(session), { bondId, page: query });
      return pageOf(rows, query.limit, (row) => historyEntryOf(row, session.userId));
    }),
  ];
}
