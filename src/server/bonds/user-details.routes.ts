import type { z } from 'zod';
import { findUserDetails, type UserDetails } from '#api/users';
import { rowsOf, type Scope } from '../access/scope.ts';
import { recordEvent } from '../audit/record-event.ts';
import { answerInParts, inSlices, type InParts } from '../http/answer-in-parts.ts';
import { oneAtATimeForUser } from '../http/in-turn.ts';
import { ask, type Incoming, type Route } from '../http/route.ts';
import { paymentOnWire } from '../payments/payment-on-wire.ts';
import { hasSecondFactor } from '../second-factor/second-factor.store.ts';
import { findUser } from '../users/users.store.ts';
import { bondsOnWireInParts } from './bonds-with-payments.store.ts';

/** As parts, each bond with its payments. */
async function* bondsOf(
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
    const { session, params } = ask(findUserDetails, incoming);
    const [user, secondFactor] = await Promise.all([
      findUser(db, params.id, dataKeys),
      hasSecondFactor(db, params.id),
    ]);
    await recordEvent(db, { action: 'details_opened', holder: user.userId });
    const bonds = bondsOf(incoming, rowsOf(session, params.id));
    return answerInParts(findUserDetails, () => ({ ...user, secondFactor, bonds }));
  },
};

export const userDetailsRoutes: readonly Route[] = [oneAtATimeForUser(findUserDetailsRoute)];
