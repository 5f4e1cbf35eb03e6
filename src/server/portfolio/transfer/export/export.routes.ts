import { exportMyAccount } from '#api/people/account-export';
import { listHoldingsToEdit, listMyHoldingsToEdit } from '#api/portfolio/imports/holdings-to-edit';
import { ownRows, userRows } from '../../../people/access/scope.ts';
import { requireUserRow } from '../../../people/accounts/users.store.ts';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { Config } from '../../../platform/config/config.ts';
import { configuredLimit } from '../../../platform/config/limits.ts';
import { openSnapshot } from '../../../platform/database/snapshot.ts';
import { streamJson } from '../../../platform/http/answers/stream-json.ts';
import { limitConcurrency, oneAtATimeForUser } from '../../../platform/http/limit-concurrency.ts';
import { limitedForUser } from '../../../platform/http/limited-for-user.ts';
import { validateRequest, type Route } from '../../../platform/http/route.ts';
import { createSemaphore } from '../../../platform/runtime/semaphore.ts';
import { exportAccount } from './export-account.ts';
import { exportHoldingsToEdit } from './export-holdings.ts';

/** The limit per process: each export holds a connection until it has been sent. */
const MAX_CONCURRENT_EXPORTS = 2;

const accountRoute: Route = {
  endpoint: exportMyAccount,
  async answer(incoming) {
    const { principal } = validateRequest(exportMyAccount, incoming);
    await recordEvent(incoming.db, { action: 'data_exported', holder: principal.userId });
    return incoming.report(async (replica) => {
      const { tx, close } = await openSnapshot(replica);
      return streamJson(exportMyAccount, () => exportAccount(tx, principal, incoming), close);
    });
  },
};

/** Read from the primary database, never from a replica that lags: users edit this file and import it again. */
const holdingsRoutes: readonly Route[] = [
  {
    endpoint: listMyHoldingsToEdit,
    async answer(incoming) {
      const { principal } = validateRequest(listMyHoldingsToEdit, incoming);
      const { tx, close } = await openSnapshot(incoming.db);
      const holdings = () => exportHoldingsToEdit(tx, ownRows(principal), incoming.today);
      return streamJson(listMyHoldingsToEdit, holdings, close);
    },
  },
  {
    endpoint: listHoldingsToEdit,
    async answer(incoming) {
      const { principal, params } = validateRequest(listHoldingsToEdit, incoming);
      const { id } = await requireUserRow(incoming.db, params.id);
      const { tx, close } = await openSnapshot(incoming.db);
      const holdings = () => exportHoldingsToEdit(tx, userRows(principal, id), incoming.today);
      return streamJson(listHoldingsToEdit, holdings, close);
    },
  },
];

export function exportRoutes({ config }: { readonly config: Config }): readonly Route[] {
  const semaphore = createSemaphore(MAX_CONCURRENT_EXPORTS);
  const limited = (route: Route) => oneAtATimeForUser(limitConcurrency(semaphore, route));
  return [
    limitedForUser(configuredLimit('exportOfUser', config), limited(accountRoute)),
    ...holdingsRoutes.map(limited),
  ];
}
