import * as api from '#api/portfolio/payments';
import type { PaymentId } from '#api/platform/ids';
import { anyRows, ownRows, type Scope } from '../../../people/access/scope.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { requireUpdated } from '../../../platform/database/optimistic-lock.ts';
import { route, write, type Route } from '../../../platform/http/route.ts';
import { limitedForUser } from '../../../platform/http/limited-for-user.ts';
import { configuredLimit, type ConfiguredLimits } from '../../../platform/config/limits.ts';
import { paymentOnWire } from './payment-on-wire.ts';
import {
  changePayment,
  findPayment,
  insertPayment,
  listPayments,
  removePayment,
  restorePayment,
} from './payments.store.ts';

interface PaymentTarget {
  readonly config: { readonly limits: ConfiguredLimits };
}

export function paymentRoutes({ config }: PaymentTarget): readonly Route[] {
  const limit = configuredLimit('paymentOfUser', config);
  return [
    route(api.listMyPayments, async ({ db, principal, params }) => {
      const rows = await listPayments(db, ownRows(principal), params.bondId);
      return rows.map(paymentOnWire);
    }),

    ...[
      write(api.addMyPayment, async ({ tx, principal, params: { bondId }, body: fields }) =>
        paymentOnWire(await insertPayment(tx, ownRows(principal), { bondId, fields })),
      ),
      write(api.changeMyPayment, (request) => change(request, ownRows(request.principal))),
      write(api.removeMyPayment, (request) => remove(request, ownRows(request.principal))),
      write(api.restoreMyPayment, (request) => restore(request, ownRows(request.principal))),
    ].map((mine) => limitedForUser(limit, mine)),

    write(api.addPayment, async ({ tx, principal, params, body: fields }) =>
      paymentOnWire(await insertPayment(tx, anyRows(principal), { bondId: params.id, fields })),
    ),
    write(api.changePayment, (request) => change(request, anyRows(request.principal))),
    write(api.removePayment, (request) => remove(request, anyRows(request.principal))),
    write(api.restorePayment, (request) => restore(request, anyRows(request.principal))),
  ];
}

/** A request about one payment. Requests of its owner and of an administrator differ only in their scope. */
interface PaymentRequest {
  readonly tx: DatabaseTransaction;
  readonly params: { readonly id: PaymentId };
}

type VersionedRequest = PaymentRequest & { readonly expectedVersion: number | undefined };

async function change(request: VersionedRequest & { readonly body: api.PaymentFields }, scope: Scope) {
  const { tx, params, expectedVersion, body: fields } = request;
  const changed = await changePayment(tx, scope, { id: params.id, expectedVersion, fields });
  return paymentOnWire(await requireUpdated(changed, () => findCurrent(request, scope)));
}

async function remove(request: VersionedRequest & { readonly now: Date }, scope: Scope): Promise<void> {
  const { tx, params, expectedVersion, now } = request;
  const removed = await removePayment(tx, scope, { id: params.id, expectedVersion, now });
  await requireUpdated(removed, () => findCurrent(request, scope));
}

async function restore({ tx, params }: PaymentRequest, scope: Scope) {
  return paymentOnWire(await restorePayment(tx, scope, params.id));
}

async function findCurrent({ tx, params }: PaymentRequest, scope: Scope) {
  return paymentOnWire(await findPayment(tx, scope, params.id));
}
