import { z } from 'zod';
import { sumInEuro } from '#domain/money/currency-amount';
import { ratesUsed } from '#domain/money/rates-used';
import {
  flowAmounts,
  storedFlows,
  promisedFlows,
  selectFlows,
  soonestFlows,
  sumFlows,
  type ComingFlow,
} from '#domain/portfolio/coming-flows';
import { isBond } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { isReceived, type IncomeEvent } from '#domain/portfolio/income/income-event';
import { INTEREST_PROBLEMS } from '#api/portfolio/figures/positions';
import { loadComingFlows } from '../../../portfolio/records/holdings/load-portfolio.ts';
import { loadIncome } from '../../../portfolio/figures/income/load-income.ts';
import { holdingFilter } from '../holding-filter.ts';
import { period } from '../period.ts';
import { once } from '../once.ts';
import { findHoldings } from '../portfolio.ts';
import { tool, type Portfolio } from '../tool.ts';

const MAX_ROWS = 500;

interface ExpectedFlows {
  /** Future flows that follow from the terms, by the id of the bond. */
  readonly events: ReadonlyMap<number, readonly IncomeEvent[]>;
  /** The ISINs of bonds whose terms do not say what they pay. */
  readonly withoutTerms: ReadonlySet<string>;
}

/** Future flows as on the income page. */
const findExpectedFlows = once(async ({ db, scope, today }: Portfolio): Promise<ExpectedFlows> => {
  const events = new Map<number, IncomeEvent[]>();
  const withoutTerms = new Set<string>();
  for await (const { isin, problem, events: ofSecurity } of loadIncome(
    { db, scope },
    { today, kinds: ['bond'] },
  )) {
    if (INTEREST_PROBLEMS.some((each) => each === problem)) withoutTerms.add(isin);
    for (const event of ofSecurity) {
      if (event.day <= today || isReceived(event)) continue;
      const known = events.get(event.holdingId);
      if (known === undefined) events.set(event.holdingId, [event]);
      else known.push(event);
    }
  }
  return { events, withoutTerms };
});

/** The future flows of each matching active bond. */
async function flowsByBond(portfolio: Portfolio, filter: HoldingFilter): Promise<ComingFlow[][]> {
  const holdings = await findHoldings(portfolio, filter);
  const bonds = holdings.filter(isBond).filter(({ expired }) => !expired);
  const { events, withoutTerms } = await findExpectedFlows(portfolio, 'all');
  const bondsWithoutTerms = bonds.filter(({ isin }) => withoutTerms.has(isin));
  const stored = await loadComingFlows(portfolio, bondsWithoutTerms, portfolio.today);
  return bonds.map((bond) => {
    const lines = stored.get(bond.id);
    return lines === undefined ? promisedFlows(bond, events.get(bond.id) ?? []) : storedFlows(bond, lines);
  });
}

/** What comes in each month, in euro. */
function byMonth(byBond: readonly (readonly ComingFlow[])[], rates: Portfolio['rates']) {
  const months = new Map<string, ComingFlow[]>();
  for (const flow of byBond.flat()) {
    const month = flow.date.slice(0, 7);
    const known = months.get(month);
    if (known === undefined) months.set(month, [flow]);
    else known.push(flow);
  }
  return [...months]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, flows]) => {
      const { coupons, principal, inEuro } = sumFlows(
        flows.map((flow) => [flow]),
        undefined,
        rates,
      );
      return { month, coupons, principal, inEuro };
    });
}

function flowFacts(flow: ComingFlow, rates: Portfolio['rates']) {
  const { kind, id, isin, expired, bank } = flow.bond;
  const amounts = flowAmounts(flow);
  return {
    ...{ kind, id, isin, expired, bank, date: flow.date, from: flow.from, ...amounts },
    inEuro: sumInEuro([amounts.total], rates),
  };
}

function bondFacts(
  flows: readonly ComingFlow[],
  only: 'coupons' | 'redemptions' | undefined,
  rates: Portfolio['rates'],
) {
  const [first] = flows;
  if (first === undefined) return [];
  const { kind, id, isin, expired } = first.bond;
  const { byCurrency, inEuro } = sumFlows([flows], only, rates);
  return [{ kind, id, isin, expired, count: flows.length, byCurrency, inEuro }];
}

export const listComingFlows = tool({
  name: 'list_coming_flows',
  description:
    'Coupons and redemptions that active bonds will pay from tomorrow on, or in a future period, soonest first, with their sums before tax',
  input: z.object({
    filter: holdingFilter.default({}),
    period: period.optional(),
    only: z.enum(['coupons', 'redemptions']).optional(),
    most: z.int().min(1).max(MAX_ROWS).default(50),
  }),
  run: async (portfolio, { filter, period: days, only, most }) => {
    const { rates } = portfolio;
    const all = await flowsByBond(portfolio, filter);
    const chosen = all
      .map((flows) => selectFlows(flows, { period: days, only }))
      .filter((flows) => flows.length > 0);
    return {
      ...sumFlows(chosen, only, rates),
      /** The bonds that pay most, first. */
      byBond: chosen
        .flatMap((flows) => bondFacts(flows, only, rates))
        .sort((one, other) => other.inEuro.amount.comparedTo(one.inEuro.amount))
        .slice(0, most),
      months: byMonth(chosen, rates),
      flows: soonestFlows(chosen, most).map((flow) => flowFacts(flow, rates)),
      /** Active bonds without known future flows. */
      unknown: all.filter((flows) => flows.length === 0).length,
      rates: ratesUsed(
        rates,
        chosen.flatMap(([first]) => first?.bond.currency ?? []),
      ),
    };
  },
});
