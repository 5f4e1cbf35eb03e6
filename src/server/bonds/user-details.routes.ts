import { findUserDetails } from '#api/users';
import { rowsOf } from '../access/scope.ts';
import { recordEvent } from '../audit/record-event.ts';
import { route, type Route } from '../http/route.ts';
import { paymentOnWire } from '../payments/payment-on-wire.ts';
import { hasSecondFactor } from '../second-factor/second-factor.store.ts';
import { findUser } from '../users/users.store.ts';
import { listBondsWithPaymentsOnWire } from './bonds-with-payments.store.ts';

export const userDetailsRoutes: readonly Route[] = [
  route(findUserDetails, async ({ db, session, params, today, incoming }) => {
    const [user, bonds, secondFactor] = await Promise.all([
      findUser(db, params.id, incoming.dataKeys),
      listBondsWithPaymentsOnWire(db, rowsOf(session, params.id), today),
      hasSecondFactor(db, params.id),
    ]);
    await recordEvent(db, { action: 'details_opened', holder: user.userId });
    return {
      ...user,
      secondFactor,
      bonds: bonds.map(({ bond, payments }) => ({ ...bond, payments: payments.map(paymentOnWire) })),
    };
  }),
];
