import { addDays, EARLIEST_DATE, type CalendarDate } from '#domain/calendar-date';
import * as api from '#api/portfolio/distributions';
import { KINDS, type Kind } from '#api/portfolio/etfs-and-shares';
import { brokenRule } from '#api/platform/field-rules';
import type { DistributionId, EtfOrShareId } from '#api/platform/ids';
import { anyRows, ownRows, type Scope } from '../../../people/access/scope.ts';
import { configuredLimit, type ConfiguredLimits } from '../../../platform/config/limits.ts';
import { requireUpdated } from '../../../platform/database/optimistic-lock.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { invalidField } from '../../../platform/errors/field-messages.ts';
import { limitedForUser } from '../../../platform/http/limited-for-user.ts';
import { route, write, type Route } from '../../../platform/http/route.ts';
import { distributionOnWire } from './distribution-on-wire.ts';
import * as distributions from './distributions.store.ts';

interface DistributionTarget {
  readonly config: { readonly limits: ConfiguredLimits };
}

export function distributionRoutes({ config }: DistributionTarget): readonly Route[] {
  const limit = configuredLimit('paymentOfUser', config);
  return [
    ...KINDS.flatMap(readRoutes),

    ...[
      ...KINDS.map((kind) =>
        write(api.distributionEndpoints(kind).addMine, (request) =>
          add(request, ownRows(request.principal), kind),
        ),
      ),
      write(api.changeMyDistribution, (request) => change(request, ownRows(request.principal))),
      write(api.removeMyDistribution, (request) => remove(request, ownRows(request.principal))),
      write(api.restoreMyDistribution, (request) => restore(request, ownRows(request.principal))),
    ].map((mine) => limitedForUser(limit, mine)),

    ...KINDS.map((kind) =>
      write(api.distributionEndpoints(kind).add, (request) => add(request, anyRows(request.principal), kind)),
    ),
    write(api.changeDistribution, (request) => change(request, anyRows(request.principal))),
    write(api.removeDistribution, (request) => remove(request, anyRows(request.principal))),
    write(api.restoreDistribution, (request) => restore(request, anyRows(request.principal))),
  ];
}

function readRoutes(kind: Kind): Route[] {
  const { listMine, list } = api.distributionEndpoints(kind);
  return [
    route(listMine, async ({ db, principal, params: { id } }) => {
      const rows = await distributions.listDistributions(db, ownRows(principal), { kind, id });
      return rows.map(distributionOnWire);
    }),
    route(list, async ({ db, principal, params: { id } }) => {
      const rows = await distributions.listDistributions(db, anyRows(principal), { kind, id });
      return rows.map(distributionOnWire);
    }),
  ];
}

/** A distribution may be announced before it is paid. */
const DAYS_AHEAD = 366;

function requireNearPayDay({ payDay }: api.DistributionFields, today: CalendarDate): void {
  const last = addDays(today, DAYS_AHEAD);
  if (payDay > last)
    throw invalidField('payDay', brokenRule('date_between', { from: EARLIEST_DATE, to: last }));
}

interface WriteRequest {
  readonly tx: DatabaseTransaction;
  readonly body: api.DistributionFields;
  readonly today: CalendarDate;
}

async function add(
  { tx, params, body: fields, today }: WriteRequest & { readonly params: { readonly id: EtfOrShareId } },
  scope: Scope,
  kind: Kind,
) {
  requireNearPayDay(fields, today);
  return distributionOnWire(
    await distributions.insertDistribution(tx, scope, { kind, id: params.id, fields }),
  );
}

/** A call about one distribution, by its owner or an administrator. They differ only in the scope. */
interface DistributionRequest {
  readonly tx: DatabaseTransaction;
  readonly params: { readonly id: DistributionId };
}

type VersionedRequest = DistributionRequest & { readonly expectedVersion: number | undefined };

async function change(request: VersionedRequest & WriteRequest, scope: Scope) {
  const { tx, params, expectedVersion, body: fields, today } = request;
  requireNearPayDay(fields, today);
  const changed = await distributions.changeDistribution(tx, scope, {
    id: params.id,
    expectedVersion,
    fields,
  });
  return distributionOnWire(await requireUpdated(changed, () => findCurrent(request, scope)));
}

async function remove(request: VersionedRequest & { readonly now: Date }, scope: Scope): Promise<void> {
  const { tx, params, expectedVersion, now } = request;
  const removed = await distributions.removeDistribution(tx, scope, { id: params.id, expectedVersion, now });
  await requireUpdated(removed, () => findCurrent(request, scope));
}

async function restore({ tx, params }: DistributionRequest, scope: Scope) {
  return distributionOnWire(await distributions.restoreDistribution(tx, scope, params.id));
}

async function findCurrent({ tx, params }: DistributionRequest, scope: Scope) {
  return distributionOnWire(await distributions.findDistribution(tx, scope, params.id));
}
