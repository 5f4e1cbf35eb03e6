import { z } from 'zod';
import { holdingAnalytics } from '#domain/bonds/holding-analytics';
import type { CalendarDate } from '#domain/calendar-date';
import { sumOf } from '#domain/money/decimal';
import { bondHolding } from '../../bonds/bond-holding.ts';
import type { BondRow } from '../../bonds/bond-on-wire.ts';
import { listBonds } from '../../bonds/bonds.store.ts';
import { listCashFlowsFrom, type CashFlowFrom } from '../coming-cash-flows.store.ts';
import { bondFact, type Holding } from './holding.ts';
import { fits, holdingFilter } from './holding-filter.ts';
import { money, sumInEuro, sumsByCurrency, type Money } from './money.ts';
import { isIn, period } from './period.ts';
import { ratesUsed } from './rates-used.ts';
import { tool, type Portfolio } from './tool.ts';

const MOST = 500;

/** What a bond is to pay on a day. */
export interface ComingFlow extends Pick<Holding, 'kind' | 'id' | 'isin' | 'expired' | 'bank'> {
  readonly date: CalendarDate;
  readonly coupon: Money;
  readonly principal: Money;
  readonly total: Money;
  /** Of the bond's terms, or a line of its stored cash flows where its terms are not known. */
  readonly from: 'terms' | 'cash flows';
}

type Due = Pick<ComingFlow, 'date' | 'from'> & { readonly coupon: string; readonly principal: string };

function duesOf(row: BondRow, stored: readonly CashFlowFrom[], today: CalendarDate): Due[] {
  const { running } = holdingAnalytics(bondHolding(row), today);
  if (running.ok) {
    return running.value.toCome.map(({ date, coupon, principal }) => ({
      date,
      coupon: coupon.toFixed(),
      principal: principal.toFixed(),
      from: 'terms',
    }));
  }
  return stored
    .filter(({ bond_id: bondId }) => bondId === row.id)
    .map((flow) => ({
      date: flow.date,
      coupon: flow.interim,
      principal: flow.principal,
      from: 'cash flows',
    }));
}

function flowsOf(row: BondRow, stored: readonly CashFlowFrom[], portfolio: Portfolio): ComingFlow[] {
  const { kind, id, isin, expired, bank, currency } = bondFact(row, portfolio);
  return duesOf(row, stored, portfolio.today).map(({ date, coupon, principal, from }) => ({
    ...{ kind, id, isin, expired, bank, date, from },
    coupon: money(coupon, currency),
    principal: money(principal, currency),
    total: money(sumOf([coupon, principal]), currency),
  }));
}

export const listComingFlows = tool({
  name: 'list_coming_flows',
  description:
    'Coupons and redemptions that active bonds are to pay from tomorrow on, or in a period to come, soonest first, with their sums before tax',
  input: z.object({
    filter: holdingFilter.default({}),
    period: period.optional(),
    only: z.enum(['coupons', 'redemptions']).optional(),
    most: z.int().min(1).max(MOST).default(50),
  }),
  run: async (portfolio, { filter, period: wanted, only, most }) => {
    const { db, scope, today } = portfolio;
    const [bonds, stored] = await Promise.all([
      listBonds(db, scope, false),
      listCashFlowsFrom(db, scope, today),
    ]);
    const fitting = bonds.filter((row) => fits(bondFact(row, portfolio), filter));
    const flows = fitting.map((row) => flowsOf(row, stored, portfolio));
    const chosen = flows
      .flat()
      .filter(({ date }) => isIn(date, wanted))
      .filter(({ coupon }) => only !== 'coupons' || Number(coupon.amount) !== 0)
      .filter(({ principal }) => only !== 'redemptions' || Number(principal.amount) !== 0)
      .sort((one, other) => one.date.localeCompare(other.date));
    const part = only === 'coupons' ? 'coupon' : only === 'redemptions' ? 'principal' : 'total';
    const amounts = chosen.map((flow) => flow[part]);
    return {
      count: chosen.length,
      flows: chosen.slice(0, most),
      byCurrency: sumsByCurrency(amounts),
      inEuro: sumInEuro(portfolio.rates, amounts),
      coupons: sumInEuro(
        portfolio.rates,
        chosen.map(({ coupon }) => coupon),
      ),
      principal: sumInEuro(
        portfolio.rates,
        chosen.map(({ principal }) => principal),
      ),
      /** Active bonds of which nothing to come is known. */
      unknown: flows.filter((of) => of.length === 0).length,
      rates: ratesUsed(
        portfolio.rates,
        amounts.map(({ currency }) => currency),
      ),
    };
  },
});
