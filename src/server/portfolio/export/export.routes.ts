import { exportMyAccount } from '#api/people/account';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import type { Config } from '../../platform/config/config.ts';
import { configuredLimit } from '../../platform/config/limits.ts';
import { openSnapshot } from '../../platform/database/snapshot.ts';
import { streamJson } from '../../platform/http/answers/stream-json.ts';
import { limitConcurrency, oneAtATimeForUser } from '../../platform/http/limit-concurrency.ts';
import { limitedForUser } from '../../platform/http/limited-for-user.ts';
import { validateRequest, type Route } from '../../platform/http/route.ts';
import { createSemaphore } from '../../platform/runtime/semaphore.ts';
import { exportAccount } from './export-account.ts';

/** Of one process: each holds a connection until it has been sent. */
const EXPORTS_AT_ONCE = 2;

const exportRoute: Route = {
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

export function exportRoutes({ config }: { readonly config: Config }): readonly Route[] {
  return [
    limitedForUser(
      configuredLimit('exportOfUser', config),
      oneAtATimeForUser(limitConcurrency(createSemaphore(EXPORTS_AT_ONCE), exportRoute)),
    ),
  ];
}
