import * as api from '#api/portfolio/figures/bond-analytics';
import { listMyOverdueBonds, listOverdueBonds, type OverdueBondOnWire } from '#api/portfolio/overdue-bonds';
import { listDuePayments, listMyDuePayments } from '#api/portfolio/due-payments';
import type { BondId } from '#api/platform/ids';
import { anyRows, ownRows, userRows } from '../../../people/access/scope.ts';
import { bondHolding } from '../../records/bonds/bond-holding.ts';
import { findBond } from '../../records/bonds/bonds.store.ts';
import { bondsWithPaymentsInParts } from '../../records/holdings/bonds-with-payments.store.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import { findExchangeRates } from '../../market/exchange-rates/active-rates.ts';
import { streamedRoute } from '../../../platform/http/answers/stream-json.ts';
import { oneAtATimeForUser } from '../../../platform/http/limit-concurrency.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { listPayments } from '../../records/payments/payments.store.ts';
import { requireUserRow } from '../../../people/accounts/users.store.ts';
import { analyseBond } from './analyse-bond.ts';
import { bondAnalyticsOnWire } from './bond-analytics-on-wire.ts';
import { findDuePayments, type DueQuery } from './find-due-payments.ts';
import { loadDecisions, notDueDays } from '../missed-payments/load-payment-records.ts';
import { findSecurityName } from '../positions/security-names.store.ts';
import { findHoldingRates } from './find-holding-rates.ts';
import { overdueBond, overdueOnWire } from './overdue-bonds.ts';

async function findAnalytics({ db, scope, today }: DueQuery, id: BondId): Promise<api.BondAnalyticsOnWire> {
  const [bond, payments] = await Promise.all([findBond(db, scope, id), listPayments(db, scope, id)]);
  const holding = bondHolding(bond);
  const [rates, decisions, security] = await Promise.all([
    findHoldingRates(db, holding, today),
    loadDecisions({ db, scope }, { id }),
    findSecurityName(db, holding.isin),
  ]);
  const analysed = await analyseBond({ holding, paymentRows: payments, rates }, today);
  await yieldToEventLoop();
  const notDue = notDueDays(decisions, id);
  const figures = await bondAnalyticsOnWire(analysed, {
    bondId: id,
    marketPriceOn: bond.market_price_on,
    notDue,
  });
  return { ...figures, security };
}

/** One bond at a time, because each may wait for thousands of payments. */
async function* overdueBonds(
  { db, scope, today }: DueQuery,
  { flows: withFlows }: { readonly flows: boolean },
): AsyncGenerator<readonly OverdueBondOnWire[], void> {
  const rates = await findExchangeRates(db, today);
  const decisions = await loadDecisions({ db, scope });
  for await (const rows of bondsWithPaymentsInParts(db, scope)) {
    for (const row of rows) {
      await yieldToEventLoop();
      const overdue = overdueBond(row, notDueDays(decisions, row.id), today);
      if (overdue !== undefined) yield [overdueOnWire(overdue, rates, withFlows)];
    }
  }
}

export const bondAnalyticsRoutes: readonly Route[] = [
  route(api.findMyBondAnalytics, ({ db, principal, params, today }) =>
    findAnalytics({ db, scope: ownRows(principal), today }, params.id),
  ),

  route(api.findBondAnalytics, ({ db, principal, params, today }) =>
    findAnalytics({ db, scope: anyRows(principal), today }, params.id),
  ),

  streamedRoute(listMyOverdueBonds, ({ db, principal, query, today }) =>
    overdueBonds({ db, scope: ownRows(principal), today }, query),
  ),

  streamedRoute(listOverdueBonds, async ({ db, principal, params, query, today }) => {
    const holder = await requireUserRow(db, params.id);
    return overdueBonds({ db, scope: userRows(principal, holder.id), today }, query);
  }),

  route(listMyDuePayments, ({ db, principal, params: { bondId: id }, today }) =>
    findDuePayments({ db, scope: ownRows(principal), today }, id),
  ),

  route(listDuePayments, ({ db, principal, params: { id }, today }) =>
    findDuePayments({ db, scope: anyRows(principal), today }, id),
  ),
].map(oneAtATimeForUser);
