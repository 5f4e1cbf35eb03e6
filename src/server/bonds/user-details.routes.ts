import { findUserDetails } from '#api/users';
import { rowsOf } from '../access/scope.ts';
import { recordEvent } from '../audit/record-event.ts';
import { route, type Route } from '../http/route.ts';
import { paymentOnWire } from '../payments/payment-on-wire.ts';
import { findUser } from '../users/users.store.ts';
import { bondOnWire } from './bond-on-wire.ts';
import { listBondsWithPayments } from './bonds-with-payments.store.ts';

export const userDetailsRoutes: readonly Route[] = [
  route(findUserDetails, async ({ db, session, params, today, incoming }) => {
    const [user, bonds] = await Promise.all([
      findUser(db, params.id, incoming.dataKeys),
      listBondsWithPayments(db, rowsOf(session, params.id)),
    ]);
    await recordEvent(db, { action: 'details_opened', holder: user.userId });
    return {
      ...user,
      bonds: bonds.map((bond) => ({
        ...bondOnWire(bond, today),
        payments: bond.payments.map(paymentOnWire),
      })),
    };
  }),
];
