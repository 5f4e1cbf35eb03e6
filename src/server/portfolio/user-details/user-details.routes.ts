import type { z } from 'zod';
import { findUserDetails, type UserDetails } from '#api/users';
import { rowsOf, type Scope } from '../../people/access/scope.ts';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import { answerInParts, inSlices, type InParts } from '../../platform/http/answer-in-parts.ts';
import { oneAtATimeForUser } from '../../platform/http/in-turn.ts';
import { ask, type Route } from '../../platform/http/route.ts';
import type { Incoming } from '../../platform/http/request.ts';
import { paymentOnWire } from '../payments/payment-on-wire.ts';
import { hasSecondFactor } from '../../people/access/second-factor.store.ts';
import { findUser } from '../../people/accounts/users.store.ts';
import { bondsOnWireInParts } from '../holdings/bonds-with-payments.store.ts';

/** As parts, each bond with its payments. */
async function* readBonds(
  { db, today }: Incoming,
  scope: Scope,
): AsyncGenerator<readonly InParts<z.input<typeof UserDetails>['bonds'][number]>[], void> {
  for await (const bonds of bondsOnWireInParts(db, scope, today))
    yield bonds.map(({ bond, payments }) => ({ ...bond, payments: inSlices(payments, paymentOnWire) }));
}

/** One at a time for an administrator: it may be all that a user holds. */
const findUserDetailsRoute: Route = {
  endpoint: findUserDetails,
  async answer(incoming) {
    const { db, dataKeys } = incoming;
    const { principal, params } = ask(findUserDetails, incoming);
    const [user, secondFactor] = await Promise.all([
      findUser(db, params.id, dataKeys),
      hasSecondFactor(db, params.id),
    ]);
    await recordEvent(db, { action: 'details_opened', holder: user.userId });
    const bonds = readBonds(incoming, rowsOf(principal, params.id));
    return answerInParts(findUserDetails, () => ({ ...user, secondFactor, bonds }));
  },
};

export const userDetailsRoutes: readonly Route[] = [oneAtATimeForUser(findUserDetailsRoute)];
