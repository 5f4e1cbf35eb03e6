import type { z } from 'zod';
import { findUserDetails, type UserDetails } from '#api/people/users';
import { userRows, type Scope } from '../../../people/access/scope.ts';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import { streamJson, toSlices, type StreamedJson } from '../../../platform/http/answers/stream-json.ts';
import { oneAtATimeForUser } from '../../../platform/http/limit-concurrency.ts';
import { validateRequest, type Route } from '../../../platform/http/route.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { paymentOnWire } from '../payments/payment-on-wire.ts';
import { hasSecondFactor } from '../../../people/access/second-factor.store.ts';
import { findUser } from '../../../people/accounts/users.store.ts';
import { bondsOnWireInParts } from '../holdings/bonds-with-payments.store.ts';

/** Streams the bonds in parts, each bond with its payments. */
async function* readBonds(
  { db, today }: RequestContext,
  scope: Scope,
): AsyncGenerator<readonly StreamedJson<z.input<typeof UserDetails>['bonds'][number]>[], void> {
  for await (const bonds of bondsOnWireInParts(db, scope, today))
    yield bonds.map(({ bond, payments }) => ({ ...bond, payments: toSlices(payments, paymentOnWire) }));
}

/** An administrator can read one at a time, since a user may have many holdings. */
const findUserDetailsRoute: Route = {
  endpoint: findUserDetails,
  async answer(incoming) {
    const { db, dataKeys } = incoming;
    const { principal, params } = validateRequest(findUserDetails, incoming);
    const [user, secondFactor] = await Promise.all([
      findUser(db, params.id, dataKeys),
      hasSecondFactor(db, params.id),
    ]);
    await recordEvent(db, { action: 'details_opened', holder: user.userId });
    const bonds = readBonds(incoming, userRows(principal, params.id));
    return streamJson(findUserDetails, () => ({ ...user, secondFactor, bonds }));
  },
};

export const userDetailsRoutes: readonly Route[] = [oneAtATimeForUser(findUserDetailsRoute)];
