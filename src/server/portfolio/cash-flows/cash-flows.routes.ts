import * as api from '#api/portfolio/cash-flows';
import { anyRows, ownRows } from '../../people/access/scope.ts';
import { requireUpdated } from '../../platform/database/optimistic-lock.ts';
import { route, write, type Route } from '../../platform/http/route.ts';
import { cashFlowOnWire } from './cash-flow-on-wire.ts';
import { changeCashFlow } from './change-cash-flow.ts';
import {
  findCashFlow,
  insertCashFlow,
  listCashFlows,
  removeCashFlow,
  restoreCashFlow,
} from './cash-flows.store.ts';

export const cashFlowRoutes: readonly Route[] = [
  route(api.listMyCashFlows, async ({ db, principal, params }) => {
    const rows = await listCashFlows(db, ownRows(principal), params.bondId);
    return rows.map(cashFlowOnWire);
  }),

  route(api.listCashFlows, async ({ db, principal, params }) => {
    const rows = await listCashFlows(db, anyRows(principal), params.id);
    return rows.map(cashFlowOnWire);
  }),

  write(api.addCashFlow, async ({ tx, principal, params, body: fields }) =>
    cashFlowOnWire(await insertCashFlow(tx, anyRows(principal), { bondId: params.id, fields })),
  ),

  write(api.changeCashFlow, async ({ tx, principal, params: { id }, body: fields, expectedVersion }) => {
    const scope = anyRows(principal);
    const changed = await changeCashFlow(tx, scope, { id, expectedVersion, fields });
    const findCurrent = async () => cashFlowOnWire(await findCashFlow(tx, scope, id));
    return cashFlowOnWire(await requireUpdated(changed, findCurrent));
  }),

  write(api.removeCashFlow, async ({ tx, principal, params: { id }, expectedVersion, now }) => {
    const scope = anyRows(principal);
    const removed = await removeCashFlow(tx, scope, { id, expectedVersion, now });
    await requireUpdated(removed, async () => cashFlowOnWire(await findCashFlow(tx, scope, id)));
  }),

  write(api.restoreCashFlow, async ({ tx, principal, params }) =>
    cashFlowOnWire(await restoreCashFlow(tx, anyRows(principal), params.id)),
  ),
];
