import type { CalendarDate } from '#domain/calendar-date';
import {
  kindEndpoints,
  KINDS,
  officeCalls,
  ownCalls,
  type EtfOrShareCalls,
  type EtfOrShareOnWire,
  type Kind,
} from '#api/portfolio/etfs-and-shares';
import type { WriterAccess } from '#api/portfolio/writer';
import { anyRows, ownRows, userRows, writableRows, type Scope } from '../../../people/access/scope.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { requireUpdated } from '../../../platform/database/optimistic-lock.ts';
import { toSlices, streamedRoute, type StreamedJson } from '../../../platform/http/answers/stream-json.ts';
import { oneAtATimeForUser } from '../../../platform/http/limit-concurrency.ts';
import type { CallerFor } from '../../../platform/http/authorize.ts';
import { write, type Route } from '../../../platform/http/route.ts';
import { requireUserRow } from '../../../people/accounts/users.store.ts';
import { recordNewPrice } from '../../market/price-history/record-new-price.ts';
import { etfOrShareOnWire } from './etf-or-share-on-wire.ts';
import * as etfsAndShares from './etfs-and-shares.store.ts';

interface ListContext {
  readonly db: Database;
  readonly scope: Scope;
  readonly today: CalendarDate;
}

interface ListSelection {
  readonly kind: Kind;
  readonly expired: boolean | undefined;
}

async function listOnWire(
  { db, scope, today }: ListContext,
  which: ListSelection,
): Promise<StreamedJson<EtfOrShareOnWire[]>> {
  const rows = await etfsAndShares.list(db, scope, which);
  return toSlices(rows, (row) => etfOrShareOnWire(row, today));
}

async function findOnWire(
  { db, scope, today }: ListContext,
  key: etfsAndShares.Key,
): Promise<EtfOrShareOnWire> {
  return etfOrShareOnWire(await etfsAndShares.find(db, scope, key), today);
}

function readRoutes(kind: Kind): Route[] {
  const api = kindEndpoints(kind);
  return [
    streamedRoute(api.listMine, ({ db, principal, query: { expired }, today }) =>
      listOnWire({ db, scope: ownRows(principal), today }, { kind, expired }),
    ),

    streamedRoute(api.listOfUser, async ({ db, principal, params, query: { expired }, today }) => {
      const owner = await requireUserRow(db, params.id);
      return listOnWire({ db, scope: userRows(principal, owner.id), today }, { kind, expired });
    }),
  ].map(oneAtATimeForUser);
}

function addRoutes(kind: Kind): Route[] {
  const api = kindEndpoints(kind);
  return [
    write(api.add, async ({ tx, params, body: fields, today }) =>
      etfOrShareOnWire(await etfsAndShares.insert(tx, params.id, { kind, fields, today }), today),
    ),

    write(api.addMine, async ({ tx, principal, body: fields, today }) =>
      etfOrShareOnWire(await etfsAndShares.insert(tx, principal.userId, { kind, fields, today }), today),
    ),
  ];
}

/** The routes that change one ETF or share: for administrators, and for users who keep their own portfolio. */
function changeRoutes<A extends WriterAccess>(
  kind: Kind,
  calls: EtfOrShareCalls<A>,
  scopeOf: (principal: CallerFor[A]) => Scope,
): Route[] {
  return [
    write(calls.change, async ({ tx, principal, params: { id }, body: changes, expectedVersion, today }) => {
      const scope = scopeOf(principal);
      const changed = await etfsAndShares.change(tx, scope, { kind, id, expectedVersion, changes, today });
      const findCurrent = () => findOnWire({ db: tx, scope, today }, { kind, id });
      const repriced = await requireUpdated(changed, findCurrent);
      await recordNewPrice(tx, repriced, { kind: 'unit', by: principal });
      return etfOrShareOnWire(repriced.row, today);
    }),

    write(calls.remove, async ({ tx, principal, params: { id }, expectedVersion, now, today }) => {
      const scope = scopeOf(principal);
      const removed = await etfsAndShares.remove(tx, scope, { kind, id, expectedVersion, now });
      await requireUpdated(removed, () => findOnWire({ db: tx, scope, today }, { kind, id }));
      return undefined;
    }),

    write(calls.restore, async ({ tx, principal, params: { id }, today }) =>
      etfOrShareOnWire(await etfsAndShares.restore(tx, scopeOf(principal), { kind, id }), today),
    ),
  ];
}

export const etfAndShareRoutes: readonly Route[] = KINDS.flatMap((kind) => [
  ...readRoutes(kind),
  ...addRoutes(kind),
  ...changeRoutes(kind, officeCalls(kind), anyRows),
  ...changeRoutes(kind, ownCalls(kind), writableRows),
]);
