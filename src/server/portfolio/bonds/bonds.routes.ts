import * as api from '#api/portfolio/bonds';
import { anyRows, ownRows } from '../../people/access/scope.ts';
import { requireUpdated } from '../../platform/database/optimistic-lock.ts';
import { ratesFrom } from '../exchange-rates/active-rates.ts';
import { recordNewPrice } from '../price-history/record-new-price.ts';
import { conditionalRead } from '../../platform/http/answers/conditional-read.ts';
import { route, write, type Route } from '../../platform/http/route.ts';
import type { Semaphore } from '../../platform/runtime/semaphore.ts';
import {
  changeBond,
  changeBondStatus,
  findBondOfSomebody,
  findBondOnWire,
  insertBond,
  removeBond,
  restoreBond,
} from './bonds.store.ts';
import { findMyBonds, type Sums } from './my-bonds.store.ts';
import { summaryOnWire } from './summary-on-wire.ts';

/** The answer of the list, around the bonds that PostgreSQL has written. */
function myBondsAsJson(bonds: string, { totals, rates }: Sums, { expired }: { expired?: boolean }): string {
  return `{"data":[${bonds}],"summary":${JSON.stringify(summaryOnWire(totals, ratesFrom(rates), expired))}}`;
}

const oneBondRoutes: readonly Route[] = [
  route(api.findMyBond, ({ db, principal, params, today }) =>
    findBondOnWire(db, ownRows(principal), { id: params.id, today }),
  ),

  route(api.findBond, ({ db, principal, params, today }) =>
    findBondOfSomebody(db, anyRows(principal), { id: params.id, today }),
  ),
];

export const bondRoutes = ({ largeLists }: { readonly largeLists: Semaphore }): readonly Route[] => [
  conditionalRead(api.listMyBonds, { largeLists, read: findMyBonds(myBondsAsJson) }),

  ...oneBondRoutes,

  write(api.addBond, ({ tx, params, body, today }) => insertBond(tx, params.id, { fields: body, today })),

  write(api.changeBond, async ({ tx, principal, params: { id }, body: fields, expectedVersion, today }) => {
    const scope = anyRows(principal);
    const changed = await changeBond(tx, scope, { id, expectedVersion, fields, today });
    const findCurrent = () => findBondOnWire(tx, scope, { id, today });
    await recordNewPrice(tx, await requireUpdated(changed, findCurrent), {
      kind: 'clean',
      userId: principal.userId,
    });
    return findCurrent();
  }),

  write(api.changeBondStatus, async ({ tx, principal, params: { id }, body, expectedVersion, today }) => {
    const scope = anyRows(principal);
    const changed = await changeBondStatus(tx, scope, { id, expectedVersion, ...body, today });
    const findCurrent = () => findBondOnWire(tx, scope, { id, today });
    await requireUpdated(changed, findCurrent);
    return findCurrent();
  }),

  write(api.removeBond, async ({ tx, principal, params: { id }, expectedVersion, now, today }) => {
    const scope = anyRows(principal);
    const removed = await removeBond(tx, scope, { id, expectedVersion, now });
    await requireUpdated(removed, () => findBondOnWire(tx, scope, { id, today }));
  }),

  write(api.restoreBond, async ({ tx, principal, params: { id }, today }) => {
    const scope = anyRows(principal);
    await restoreBond(tx, scope, { id, today });
    return findBondOnWire(tx, scope, { id, today });
  }),
];
