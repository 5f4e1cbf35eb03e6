import { z } from 'zod';
import { runningOfHolding } from '#domain/bonds/holding-analytics';
import type { CalendarDate } from '#domain/calendar-date';
import { Decimal, sumOf } from '#domain/money/decimal';
import { bondHolding } from '../../bonds/bond-holding.ts';
import type { BondRow } from '../../bonds/bond-on-wire.ts';
import { mapInSlices } from '../../breathe.ts';
import { listCashFlowsFrom, type CashFlowFrom } from '../coming-cash-flows.store.ts';
import type { Holding } from './holding.ts';
import { holdingFilter, type HoldingFilter } from './holding-filter.ts';
import { money, sumInEuro, sumsByCurrency, type Money } from './money.ts';
import { isIn, period } from './period.ts';
import { findBonds } from './portfolio.ts';
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

interface Held {
  readonly row: BondRow;
  readonly bond: Holding;
}

interface Due {
  readonly bond: Holding;
  readonly date: CalendarDate;
  readonly coupon: Decimal;
  readonly principal: Decimal;
  readonly from: ComingFlow['from'];
}

/** Undefined where the terms do not tell. */
function duesByTerms({ row, bond }: Held, today: CalendarDate): Due[] | undefined {
  const running = runningOfHolding(bondHolding(row), today);
  return running.ok ? running.value.toCome.map((flow) => ({ bond, ...flow, from: 'terms' })) : undefined;
}

function storedDue({ date, interim, principal }: CashFlowFrom, bond: Holding): Due {
  return { bond, date, coupon: new Decimal(interim), principal: new Decimal(principal), from: 'cash flows' };
}

async function storedLines({ db, scope, today }: Portfolio, held: readonly Held[]) {
  const bondIds = held.map(({ row }) => row.id);
  const lines = new Map<number, CashFlowFrom[]>(bondIds.map((id) => [id, []]));
  for (const line of await listCashFlowsFrom(db, scope, { bondIds, after: today }))
    lines.get(line.bond_id)?.push(line);
  return lines;
}

/** What each active bond that fits is still to pay. */
async function duesOfBonds(portfolio: Portfolio, filter: HoldingFilter): Promise<Due[][]> {
  const bonds = await findBonds(portfolio, filter);
  const held = (await portfolio.bonds()).flatMap((row) => {
    const bond = bonds.get(row.id);
    return bond === undefined || row.expired ? [] : [{ row, bond }];
  });
  const told = await mapInSlices(held, (one) => duesByTerms(one, portfolio.today));
  const lines = await storedLines(
    portfolio,
    held.filter((_one, index) => told[index] === undefined),
  );
  return held.map(
    ({ row, bond }, index) => told[index] ?? (lines.get(row.id) ?? []).map((line) => storedDue(line, bond)),
  );
}

/** By days: all of thousands of bonds are too many to be sorted at once. */
async function soonest(dues: readonly (readonly Due[])[], most: number): Promise<ComingFlow[]> {
  const days = new Map<CalendarDate, Due[]>();
  await mapInSlices(dues, (ofBond) => {
    for (const due of ofBond) {
      const ofDay = days.get(due.date);
      if (ofDay === undefined) days.set(due.date, [due]);
      else ofDay.push(due);
    }
  });
  const first: Due[] = [];
  for (const day of [...days.keys()].sort()) {
    if (first.length >= most) break;
    first.push(...(days.get(day) ?? []));
  }
  return first.slice(0, most).map(flowOf);
}

function flowOf({ bond, date, coupon, principal, from }: Due): ComingFlow {
  const { kind, id, isin, expired, bank, currency } = bond;
  return {
    ...{ kind, id, isin, expired, bank, date, from },
    coupon: money(coupon, currency),
    principal: money(principal, currency),
    total: money(coupon.plus(principal), currency),
  };
}

/** For each bond the sum of a part of what it pays. */
function sumsOf(dues: readonly (readonly Due[])[], part: 'coupon' | 'principal'): Promise<Money[]> {
  return mapInSlices(dues, (of) => ({
    amount: sumOf(of.map((due) => due[part])).toFixed(),
    currency: of[0]?.bond.currency ?? 'EUR',
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
    const { rates } = portfolio;
    const all = await duesOfBonds(portfolio, filter);
    const wantedOf = await mapInSlices(all, (dues) =>
      dues
        .filter(({ date }) => isIn(date, wanted))
        .filter(({ coupon }) => only !== 'coupons' || !coupon.isZero())
        .filter(({ principal }) => only !== 'redemptions' || !principal.isZero()),
    );
    const chosen = wantedOf.filter((dues) => dues.length > 0);
    const coupons = await sumsOf(chosen, 'coupon');
    const principal = await sumsOf(chosen, 'principal');
    const amounts = { coupons, redemptions: principal, both: [...coupons, ...principal] }[only ?? 'both'];
    return {
      count: chosen.reduce((sum, dues) => sum + dues.length, 0),
      flows: await soonest(chosen, most),
      byCurrency: sumsByCurrency(amounts),
      inEuro: sumInEuro(rates, amounts),
      coupons: sumInEuro(rates, coupons),
      principal: sumInEuro(rates, principal),
      /** Active bonds of which nothing to come is known. */
      unknown: all.filter((of) => of.length === 0).length,
      rates: ratesUsed(
        rates,
        amounts.map(({ currency }) => currency),
      ),
    };
  },
});
