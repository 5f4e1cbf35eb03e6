import * as api from '#api/people/audit';
import { anyRows } from '../access/scope.ts';
import type { Config } from '../../platform/config/config.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { listEntries } from './audit.store.ts';
import { entriesPage } from './entries-page.ts';
import { adminEntryOnWire } from './entry-on-wire.ts';

export function auditRoutes({ config: { timeZone } }: { readonly config: Config }): readonly Route[] {
  return [
    route(api.listAudit, async ({ incoming: { report }, principal, query }) => {
      const search = { search: query, timeZone };
      const rows = await report((db) => listEntries(db, anyRows(principal), search));
      return entriesPage(rows, query.limit, adminEntryOnWire);
    }),
  ];
}
