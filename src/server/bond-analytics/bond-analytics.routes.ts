import type { CalendarDate } from '#domain/calendar-date';
import * as api from '#api/bond-analytics';
import { listDuePayments, listMyDuePayments } from '#api/due-payments';
import type { BondId } from '#api/ids';
import { anyRows, ownRows, rowsOf, type Scope } from '../access/scope.ts';
import { bondHolding } from '../bonds/bond-holding.ts';
import { findBond } from '../bonds/bonds.store.ts';
import { listBondsWithPayments } from '../bonds/bonds-with-payments.store.ts';
import type { Database } from '../database/schema.ts';
import { findExchangeRates } from '../exchange-rates/rates-in-use.ts';
import { route, type Route } from '../http/route.ts';
import { listPayments } from '../payments/payments.store.ts';
import { requireUserRow } from '../users/users.store.ts';
import { analyseBond } from './analyse-bond.ts';
import { bondAnalyticsOnWire } from './bond-analytics-on-wire.ts';
import { findDuePayments } from './find-due-payments.ts';
import { findRatesOfHolding } from './find-rates-of-holding.ts';
import { overdueBonds, withEuro } from './overdue-bonds.ts';

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

async function findOverdue({ db, scope, today }: Where): Promise<api.OverdueBondOnWire[]> {
  const [rows, rates] = await Promise.all([listBondsWithPayments(db, scope), findExchangeRates(db, today)]);
  const overdue = await overdueBonds(rows, today);
  return overdue.map((bond) => withEuro(bond, rates));
}

export const bondAnalyticsRoutes: readonly Route[] = [
  route(api.findMyBondAnalytics, ({ db, session, params, today }) =>
    findAnalytics({ db, scope: ownRows(session), today }, params.id),
  ),

  route(api.findBondAnalytics, ({ db, session, params, today }) =>
    findAnalytics({ db, scope: anyRows(session), today }, params.id),
  ),

  route(api.listMyOverdueBonds, ({ db, session, today }) =>
    findOverdue({ db, scope: ownRows(session), today }),
  ),

  route(api.listOverdueBonds, async ({ db, session, params, today }) => {
    const holder = await requireUserRow(db, params.id);
    return findOverdue({ db, scope: rowsOf(session, holder.id), today });
  }),

  route(listMyDuePayments, ({ db, session, params: { bondId: id }, today }) =>
    findDuePayments(db, ownRows(session), { id, today }),
  ),

  route(listDuePayments, ({ db, session, params: { id }, today }) =>
    findDuePayments(db, anyRows(session), { id, today }),
  ),
];
