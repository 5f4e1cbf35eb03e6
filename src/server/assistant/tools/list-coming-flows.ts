import { z } from 'zod';
import { ratesUsed } from '#domain/money/rates-used';
import {
  flowAmounts,
  storedFlows,
  termsFlows,
  selectFlows,
  soonestFlows,
  sumFlows,
  type ComingFlow,
} from '#domain/portfolio/coming-flows';
import { isBond } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { loadComingFlows } from '../../portfolio/holdings/load-portfolio.ts';
import { holdingFilter } from './holding-filter.ts';
import { period } from './period.ts';
import { findHoldings } from './portfolio.ts';
import { tool, type Portfolio } from './tool.ts';

const MAX_ROWS = 500;

/** What each active bond that fits is still to pay. */
async function flowsByBond(portfolio: Portfolio, filter: HoldingFilter): Promise<ComingFlow[][]> {
  const { today } = portfolio;
  const holdings = await findHoldings(portfolio, filter);
  const bonds = holdings.filter(isBond).filter(({ expired }) => !expired);
  const byTerms = bonds.map((bond) => ({ bond, flows: termsFlows(bond, today) }));
  const untold = byTerms.filter(({ flows }) => flows === undefined).map(({ bond }) => bond);
  const stored = await loadComingFlows(portfolio, untold, today);
  return byTerms.map(({ bond, flows }) => flows ?? storedFlows(bond, stored.get(bond.id) ?? []));
}

function flowFacts(flow: ComingFlow) {
  const { kind, id, isin, expired, bank } = flow.bond;
  return { ...{ kind, id, isin, expired, bank }, date: flow.date, from: flow.from, ...flowAmounts(flow) };
}

export const listComingFlows = tool({
  name: 'list_coming_flows',
  description:
    'Coupons and redemptions that active bonds are to pay from tomorrow on, or in a period to come, soonest first, with their sums before tax',
  input: z.object({
    filter: holdingFilter.default({}),
    period: period.optional(),
    only: z.enum(['coupons', 'redemptions']).optional(),
    most: z.int().min(1).max(MAX_ROWS).default(50),
  }),
  run: async (portfolio, { filter, period: wanted, only, most }) => {
    const { rates } = portfolio;
    const all = await flowsByBond(portfolio, filter);
    const chosen = all
      .map((flows) => selectFlows(flows, { period: wanted, only }))
      .filter((flows) => flows.length > 0);
    return {
      ...sumFlows(chosen, only, rates),
      flows: soonestFlows(chosen, most).map(flowFacts),
      /** Active bonds of which nothing to come is known. */
      unknown: all.filter((flows) => flows.length === 0).length,
      rates: ratesUsed(
        rates,
        chosen.flatMap(([first]) => first?.bond.currency ?? []),
      ),
    };
  },
});
