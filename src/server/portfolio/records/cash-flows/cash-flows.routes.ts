import * as api from '#api/portfolio/cash-flows';
import type { WriterAccess } from '#api/portfolio/writer';
import { anyRows, ownRows, writableRows, type Scope } from '../../../people/access/scope.ts';
import { requireUpdated } from '../../../platform/database/optimistic-lock.ts';
import type { CallerFor } from '../../../platform/http/authorize.ts';
import { route, write, type Route } from '../../../platform/http/route.ts';
import { cashFlowOnWire } from './cash-flow-on-wire.ts';
import { changeCashFlow } from './change-cash-flow.ts';
import {
  findCashFlow,
  insertCashFlow,
  listCashFlows,
  removeCashFlow,
  restoreCashFlow,
} from './cash-flows.store.ts';

const readRoutes: readonly Route[] = [
  route(api.listMyCashFlows, async ({ db, principal, params }) => {
    const rows = await listCashFlows(db, ownRows(principal), params.bondId);
    return rows.map(cashFlowOnWire);
  }),

  route(api.listCashFlows, async ({ db, principal, params }) => {
    const rows = await listCashFlows(db, anyRows(principal), params.id);
    return rows.map(cashFlowOnWire);
  }),
];

/** The routes that write cash flows: for administrators, and for users who keep their own portfolio. */
function writeRoutes<A extends WriterAccess>(
  calls: api.CashFlowCalls<A>,
  scopeOf: (principal: CallerFor[A]) => Scope,
): readonly Route[] {
  return [
    write(calls.add, async ({ tx, principal, params, body: fields }) =>
      cashFlowOnWire(await insertCashFlow(tx, scopeOf(principal), { bondId: params.id, fields })),
    ),

    write(calls.change, async ({ tx, principal, params: { id }, body: fields, expectedVersion }) => {
      const scope = scopeOf(principal);
      const changed = await changeCashFlow(tx, scope, { id, expectedVersion, fields });
      const findCurrent = async () => cashFlowOnWire(await findCashFlow(tx, scope, id));
      return cashFlowOnWire(await requireUpdated(changed, findCurrent));
    }),

    write(calls.remove, async ({ tx, principal, params: { id }, expectedVersion, now }) => {
      const scope = scopeOf(principal);
      const removed = await removeCashFlow(tx, scope, { id, expectedVersion, now });
      await requireUpdated(removed, async () => cashFlowOnWire(await findCashFlow(tx, scope, id)));
    }),

    write(calls.restore, async ({ tx, principal, params }) =>
      cashFlowOnWire(await restoreCashFlow(tx, scopeOf(principal), params.id)),
    ),
  ];
}

export const cashFlowRoutes: readonly Route[] = [
  ...readRoutes,
  ...writeRoutes(api.officeCashFlowCalls, anyRows),
  ...writeRoutes(api.ownCashFlowCalls, writableRows),
];
