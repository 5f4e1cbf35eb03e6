import type { CalendarDate } from '#domain/calendar-date';
import * as api from '#api/bond-analytics';
import type { BondId } from '#api/ids';
import { anyRows, ownRows, type Scope } from '../access/scope.ts';
import { bondHolding } from '../bonds/bond-holding.ts';
import { findBond } from '../bonds/bonds.store.ts';
import { listBondsWithPayments } from '../bonds/bonds-with-payments.store.ts';
import type { Database } from '../database/schema.ts';
import { route, type Route } from '../http/route.ts';
import { listPayments } from '../payments/payments.store.ts';
import { analyseBond } from './analyse-bond.ts';
import { bondAnalyticsOnWire } from './bond-analytics-on-wire.ts';
import { findRatesOfHolding } from './find-rates-of-holding.ts';
import { overdueBonds } from './overdue-bonds.ts';

interface Where {
  readonly db: Database;
  readonly scope: Scope;
  readonly today: CalendarDate;
}

async function findAnalytics({ db, scope, today }: Where, id: BondId): Promise<api.BondAnalyticsOnWire> {
  const [bond, payments] = await Promise.all([findBond(db, scope, id), listPayments(db, scope, id)]);
  const holding = bondHolding(bond);
  const rates = await findRatesOfHolding(db, holding, today);
  return bondAnalyticsOnWire(analyseBond({ holding, paymentRows: payments, rates }, today), id);
}

export const bondAnalyticsRoutes: readonly Route[] = [
  route(api.findMyBondAnalytics, ({ db, session, params, today }) =>
    findAnalytics({ db, scope: ownRows(session), today }, params.id),
  ),

  route(api.findBondAnalytics, ({ db, session, params, today }) =>
    findAnalytics({ db, scope: anyRows(session), today }, params.id),
  ),

  route(api.listMyOverdueBonds, async ({ db, session, today }) =>
    overdueBonds(await listBondsWithPayments(db, ownRows(session)), today),
  ),
];
