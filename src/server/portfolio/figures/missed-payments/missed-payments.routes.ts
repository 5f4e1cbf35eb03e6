import type { CalendarDate } from '#domain/calendar-date';
import * as api from '#api/portfolio/missed-payments';
import type { BondId } from '#api/platform/ids';
import { anyRows, ownRows, userRows } from '../../../people/access/scope.ts';
import { requireUserRow } from '../../../people/accounts/users.store.ts';
import { configuredLimit, type ConfiguredLimits } from '../../../platform/config/limits.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { oneAtATimeForUser } from '../../../platform/http/limit-concurrency.ts';
import { limitedForUser } from '../../../platform/http/limited-for-user.ts';
import type { Administrator, Principal } from '../../../platform/http/principal.ts';
import { route, write, type Route } from '../../../platform/http/route.ts';
import { requireBond } from '../../records/bonds/require-bond.store.ts';
import { paymentOnWire } from '../../records/payments/payment-on-wire.ts';
import { decideMissed, reopenMissed, type MissedTarget } from './decide-missed.ts';
import { findMissed } from './find-missed.ts';
import { listUsernames } from './missed-decisions.store.ts';
import { missedOnWire, officeMissedOnWire } from './missed-on-wire.ts';
import { recordMissed } from './record-missed.ts';

interface DecisionRequest<Caller> {
  readonly tx: DatabaseTransaction;
  readonly principal: Caller;
  readonly body: { readonly day: CalendarDate };
  readonly now: Date;
  readonly today: CalendarDate;
}

type OwnRequest = DecisionRequest<Principal> & { readonly params: { readonly bondId: BondId } };
type OfficeRequest = DecisionRequest<Administrator> & { readonly params: { readonly id: BondId } };

function ownTarget({
  tx,
  principal,
  params: { bondId },
  body: { day },
  now,
  today,
}: OwnRequest): MissedTarget {
  return { tx, scope: ownRows(principal), bondId, day, now, today };
}

async function officeTarget({
  tx,
  principal,
  params,
  body: { day },
  now,
  today,
}: OfficeRequest): Promise<MissedTarget> {
  const { id, user_id: owner } = await requireBond(tx, anyRows(principal), params.id);
  return { tx, scope: userRows(principal, owner), bondId: id, day, now, today };
}

const decisions: readonly Route[] = [
  write(api.snoozeMyMissedPayment, (request) =>
    decideMissed(ownTarget(request), { kind: 'snoozed', until: request.body.until }),
  ),
  write(api.markMyPaymentNotDue, (request) =>
    decideMissed(ownTarget(request), { kind: 'not-due', reason: request.body.reason }),
  ),
  write(api.reopenMyMissedPayment, (request) => reopenMissed(ownTarget(request))),

  write(api.snoozeMissedPayment, async (request) =>
    decideMissed(await officeTarget(request), { kind: 'snoozed', until: request.body.until }),
  ),
  write(api.markPaymentNotDue, async (request) =>
    decideMissed(await officeTarget(request), { kind: 'not-due', reason: request.body.reason }),
  ),
  write(api.reopenMissedPayment, async (request) => reopenMissed(await officeTarget(request))),
];

const lists: readonly Route[] = [
  route(api.listMyMissedPayments, async ({ db, principal, today }) =>
    missedOnWire(await findMissed({ db, scope: ownRows(principal) }, today)),
  ),

  route(api.listUserMissedPayments, async ({ db, principal, params, today }) => {
    const { id } = await requireUserRow(db, params.id);
    return missedOnWire(await findMissed({ db, scope: userRows(principal, id) }, today));
  }),

  route(api.listMissedPayments, async ({ db, principal, today }) => {
    const found = await findMissed({ db, scope: anyRows(principal) }, today);
    const owners = new Set([...found.open, ...found.setAside].map(({ owner }) => owner));
    return officeMissedOnWire(found, await listUsernames({ db }, [...owners]));
  }),
];

const records = (config: MissedPaymentTarget['config']): readonly Route[] => [
  limitedForUser(
    configuredLimit('paymentOfUser', config),
    write(api.recordMyMissedPayments, async ({ tx, principal, body: { payments }, today }) => {
      const rows = await recordMissed({ tx, scope: ownRows(principal), today }, payments);
      return rows.map(paymentOnWire);
    }),
  ),

  write(api.recordUserMissedPayments, async ({ tx, principal, params, body: { payments }, today }) => {
    const { id } = await requireUserRow(tx, params.id);
    const rows = await recordMissed({ tx, scope: userRows(principal, id), today }, payments);
    return rows.map(paymentOnWire);
  }),
];

interface MissedPaymentTarget {
  readonly config: { readonly limits: ConfiguredLimits };
}

export function missedPaymentRoutes({ config }: MissedPaymentTarget): readonly Route[] {
  return [...decisions, ...records(config), ...lists.map(oneAtATimeForUser)];
}
