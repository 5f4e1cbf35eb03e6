import type { CalendarDate } from '#domain/calendar-date';
import { portfolioTotals } from '#domain/portfolio/portfolio-totals';
import {
  findMyTotals,
  findUserTotals,
  type TotalsKind,
  type TotalsOnWire,
} from '#api/portfolio/figures/totals';
import { ownRows, userRows, type Scope } from '../../../people/access/scope.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { findExchangeRates } from '../../market/exchange-rates/active-rates.ts';
import { oneAtATimeForUser } from '../../../platform/http/limit-concurrency.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { requireUserRow } from '../../../people/accounts/users.store.ts';
import { loadHeldValue } from './load-held-value.ts';
import { loadValuedHoldings } from './load-valued-holdings.ts';
import { totalsOnWire } from './totals-on-wire.ts';

interface TotalsQuery {
  readonly db: Database;
  readonly scope: Scope;
  readonly today: CalendarDate;
}

interface TotalsKindQuery {
  readonly kind: TotalsKind;
  readonly expired?: boolean | undefined;
}

async function findTotals(where: TotalsQuery, { kind, expired }: TotalsKindQuery): Promise<TotalsOnWire> {
  const [holdings, rates, held] = await Promise.all([
    loadValuedHoldings(where, { kind, today: where.today }),
    findExchangeRates(where.db, where.today),
    expired === true ? null : loadHeldValue(where, { kind, today: where.today }),
  ]);
  const totals = portfolioTotals(
    holdings,
    rates,
    (holding) => expired === undefined || holding.expired === expired,
  );
  return { ...totalsOnWire(kind, totals, rates), held };
}

export const portfolioTotalsRoutes: readonly Route[] = [
  route(findMyTotals, ({ db, principal, query, today }) =>
    findTotals({ db, scope: ownRows(principal), today }, query),
  ),

  route(findUserTotals, async ({ db, principal, params, query, today }) => {
    const { id } = await requireUserRow(db, params.id);
    return findTotals({ db, scope: userRows(principal, id), today }, query);
  }),
].map(oneAtATimeForUser);
