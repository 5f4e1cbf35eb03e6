import type { CalendarDate } from '#domain/calendar-date';
import { kindEndpoints, KINDS, type EtfOrShareOnWire, type Kind } from '#api/etfs-and-shares';
import { anyRows, ownRows, rowsOf, type Scope } from '../../people/access/scope.ts';
import type { Database } from '../../platform/database/schema.ts';
import { changedOrConflict } from '../../platform/database/version-fits.ts';
import { inSlices, routeInParts, type InParts } from '../../platform/http/answer-in-parts.ts';
import { oneAtATimeForUser } from '../../platform/http/in-turn.ts';
import { write, type Route } from '../../platform/http/route.ts';
import { requireUserRow } from '../../people/accounts/users.store.ts';
import { etfOrShareOnWire } from './etf-or-share-on-wire.ts';
import * as etfsAndShares from './etfs-and-shares.store.ts';

interface Where {
  readonly db: Database;
  readonly scope: Scope;
  readonly today: CalendarDate;
}

interface Which {
  readonly kind: Kind;
  readonly expired: boolean | undefined;
}

async function listOnWire({ db, scope, today }: Where, which: Which): Promise<InParts<EtfOrShareOnWire[]>> {
  const rows = await etfsAndShares.list(db, scope, which);
  return inSlices(rows, (row) => etfOrShareOnWire(row, today));
}

async function findOnWire({ db, scope, today }: Where, key: etfsAndShares.Key): Promise<EtfOrShareOnWire> {
  return etfOrShareOnWire(await etfsAndShares.find(db, scope, key), today);
}

function readingRoutesOf(kind: Kind): Route[] {
  const api = kindEndpoints(kind);
  return [
    routeInParts(api.listMine, ({ db, principal, query: { expired }, today }) =>
      listOnWire({ db, scope: ownRows(principal), today }, { kind, expired }),
    ),

    routeInParts(api.listOfUser, async ({ db, principal, params, query: { expired }, today }) => {
      const owner = await requireUserRow(db, params.id);
      return listOnWire({ db, scope: rowsOf(principal, owner.id), today }, { kind, expired });
    }),
  ].map(oneAtATimeForUser);
}

function writingRoutesOf(kind: Kind): Route[] {
  const api = kindEndpoints(kind);
  return [
    write(api.add, async ({ tx, params, body: fields, today }) =>
      etfOrShareOnWire(await etfsAndShares.insert(tx, params.id, { kind, fields }), today),
    ),

    write(api.change, async ({ tx, principal, params: { id }, body: changes, expectedVersion, today }) => {
      const scope = anyRows(principal);
      const changed = await etfsAndShares.change(tx, scope, { kind, id, expectedVersion, changes });
      const findCurrent = () => findOnWire({ db: tx, scope, today }, { kind, id });
      return etfOrShareOnWire(await changedOrConflict(changed, findCurrent), today);
    }),

    write(api.remove, async ({ tx, principal, params: { id }, expectedVersion, now, today }) => {
      const scope = anyRows(principal);
      const removed = await etfsAndShares.remove(tx, scope, { kind, id, expectedVersion, now });
      await changedOrConflict(removed, () => findOnWire({ db: tx, scope, today }, { kind, id }));
      return undefined;
    }),

    write(api.restore, async ({ tx, principal, params: { id }, today }) =>
      etfOrShareOnWire(await etfsAndShares.restore(tx, anyRows(principal), { kind, id }), today),
    ),
  ];
}

export const etfAndShareRoutes: readonly Route[] = KINDS.flatMap((kind) => [
  ...readingRoutesOf(kind),
  ...writingRoutesOf(kind),
]);
