import * as api from '#api/portfolio/bonds';
import type { WriterAccess } from '#api/portfolio/writer';
import { anyRows, ownRows, writableRows, type Scope } from '../../../people/access/scope.ts';
import { requireUpdated } from '../../../platform/database/optimistic-lock.ts';
import { ratesFrom } from '../../market/exchange-rates/active-rates.ts';
import { recordNewPrice } from '../../market/price-history/record-new-price.ts';
import { conditionalRead } from '../../../platform/http/answers/conditional-read.ts';
import type { CallerFor } from '../../../platform/http/authorize.ts';
import { route, write, type Route } from '../../../platform/http/route.ts';
import type { Semaphore } from '../../../platform/runtime/semaphore.ts';
import {
  changeBond,
  changeBondStatus,
  findBondWithOwner,
  findBondOnWire,
  insertBond,
  removeBond,
  restoreBond,
} from './bonds.store.ts';
import { findMyBonds, type Sums } from './my-bonds.store.ts';
import { summaryOnWire } from './summary-on-wire.ts';

/** The answer of the list. PostgreSQL has already written the bonds as JSON. */
function myBondsAsJson(bonds: string, { totals, rates }: Sums, { expired }: { expired?: boolean }): string {
  return `{"data":[${bonds}],"summary":${JSON.stringify(summaryOnWire(totals, ratesFrom(rates), expired))}}`;
}

const oneBondRoutes: readonly Route[] = [
  route(api.findMyBond, ({ db, principal, params, today }) =>
    findBondOnWire(db, ownRows(principal), { id: params.id, today }),
  ),

  route(api.findBond, ({ db, principal, params, today }) =>
    findBondWithOwner(db, anyRows(principal), { id: params.id, today }),
  ),
];

const addRoutes: readonly Route[] = [
  write(api.addBond, ({ tx, params, body, today }) => insertBond(tx, params.id, { fields: body, today })),

  write(api.addMyBond, ({ tx, principal, body, today }) =>
    insertBond(tx, principal.userId, { fields: body, today }),
  ),
];

/** The routes that change one bond: for administrators, and for users who keep their own portfolio. */
function changeRoutes<A extends WriterAccess>(
  calls: api.BondCalls<A>,
  scopeOf: (principal: CallerFor[A]) => Scope,
): readonly Route[] {
  return [
    write(calls.change, async ({ tx, principal, params: { id }, body: fields, expectedVersion, today }) => {
      const scope = scopeOf(principal);
      const changed = await changeBond(tx, scope, { id, expectedVersion, fields, today });
      const findCurrent = () => findBondOnWire(tx, scope, { id, today });
      await recordNewPrice(tx, await requireUpdated(changed, findCurrent), { kind: 'clean', by: principal });
      return findCurrent();
    }),

    write(calls.changeStatus, async ({ tx, principal, params: { id }, body, expectedVersion, today }) => {
      const scope = scopeOf(principal);
      const changed = await changeBondStatus(tx, scope, { id, expectedVersion, ...body, today });
      const findCurrent = () => findBondOnWire(tx, scope, { id, today });
      await requireUpdated(changed, findCurrent);
      return findCurrent();
    }),

    write(calls.remove, async ({ tx, principal, params: { id }, expectedVersion, now, today }) => {
      const scope = scopeOf(principal);
      const removed = await removeBond(tx, scope, { id, expectedVersion, now });
      await requireUpdated(removed, () => findBondOnWire(tx, scope, { id, today }));
    }),

    write(calls.restore, async ({ tx, principal, params: { id }, today }) => {
      const scope = scopeOf(principal);
      await restoreBond(tx, scope, { id, today });
      return findBondOnWire(tx, scope, { id, today });
    }),
  ];
}

export const bondRoutes = ({ largeLists }: { readonly largeLists: Semaphore }): readonly Route[] => [
  conditionalRead(api.listMyBonds, { largeLists, read: findMyBonds(myBondsAsJson) }),
  ...oneBondRoutes,
  ...addRoutes,
  ...changeRoutes(api.officeBondCalls, anyRows),
  ...changeRoutes(api.ownBondCalls, writableRows),
];
