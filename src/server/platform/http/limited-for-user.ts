import { addressKey } from '../limits/address-key.ts';
import { countAttempt } from '../limits/attempts.store.ts';
import type { Limit } from '../config/limits.ts';
import { refuseForNow } from '../limits/refuse-for-now.ts';
import { validateRequest, type Route } from './route.ts';

/** Wraps a route to limit the number of requests per user. Malformed or unauthorized requests are not counted. */
export function limitedForUser(limit: Limit, route: Route): Route {
  return {
    ...route,
    answer: async (incoming) => {
      const { principal } = validateRequest(route.endpoint, incoming);
      if (principal !== undefined) {
        const { db, now, ip } = incoming;
        const tally = { limit, of: { userId: principal.userId } };
        refuseForNow(await countAttempt(db, tally, { now, address: addressKey(ip) }));
      }
      return route.answer(incoming);
    },
  };
}
