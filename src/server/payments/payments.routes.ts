import * as api from '#api/payments';
import { anyRows, ownRows } from '../access/scope.ts';
import { changedOrConflict } from '../database/version-fits.ts';
import { route, write, type Route } from '../http/route.ts';
import { writeAtOnce } from '../http/write-at-once.ts';
import { addPaymentAtOnce } from './add-payment-at-once.ts';
import { paymentOnWire } from './payment-on-wire.ts';
import {
  changePayment,
  findPayment,
  insertPayment,
  listPayments,
  removePayment,
  restorePayment,
} from './payments.store.ts';

export const paymentRoutes: readonly Route[] = [
  route(api.listMyPayments, async ({ db, session, params }) => {
    const rows = await listPayments(db, ownRows(session), params.bondId);
    return rows.map(paymentOnWire);
  }),

  writeAtOnce(api.addMyPayment, {
    atOnce: (db, { session, params: { bondId }, body: fields, now }, key) =>
      addPaymentAtOnce(db, { owner: session.userId, bondId, fields, key, now }),
    ordinary: write(api.addMyPayment, async ({ tx, session, params: { bondId }, body: fields }) =>
      paymentOnWire(await insertPayment(tx, ownRows(session), { bondId, fields })),
    ),
  }),

  write(api.addPayment, async ({ tx, session, params, body: fields }) =>
    paymentOnWire(await insertPayment(tx, anyRows(session), { bondId: params.id, fields })),
  ),

  write(api.changePayment, async ({ tx, session, params: { id }, body: fields, expectedVersion }) => {
    const scope = anyRows(session);
    const changed = await changePayment(tx, scope, { id, expectedVersion, fields });
    const findCurrent = async () => paymentOnWire(await findPayment(tx, scope, id));
    return paymentOnWire(await changedOrConflict(changed, findCurrent));
  }),

  write(api.removePayment, async ({ tx, session, params: { id }, expectedVersion, now }) => {
    const scope = anyRows(session);
    const removed = await removePayment(tx, scope, { id, expectedVersion, now });
    await changedOrConflict(removed, async () => paymentOnWire(await findPayment(tx, scope, id)));
  }),

  write(api.restorePayment, async ({ tx, session, params }) =>
    paymentOnWire(await restorePayment(tx, anyRows(session), params.id)),
  ),
];
