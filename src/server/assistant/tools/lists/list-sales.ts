import { z } from 'zod';
import { ratesUsed } from '#domain/money/rates-used';
import { roundedAmount, sumInEuro, sumsByCurrency } from '#domain/money/currency-amount';
import { isIn } from '#domain/portfolio/period';
import { dealFromHolding } from '#domain/portfolio/positions/deals-from-holdings';
import type { DisposalStep, Position, PositionStep } from '#domain/portfolio/positions/position';
import { computePositions } from '#domain/portfolio/positions/positions';
import { termsFromHoldings } from '#domain/portfolio/positions/security-terms';
import { holdingFilter } from '../holding-filter.ts';
import { period } from '../period.ts';
import { findDeals } from '../portfolio.ts';
import { tool, type Portfolio } from '../tool.ts';

const MAX_ROWS = 100;

interface Realised {
  readonly position: Position;
  readonly step: DisposalStep;
}

const isDisposal = (step: PositionStep): step is DisposalStep =>
  step.kind !== 'purchase' && step.kind !== 'spin_off';

export async function findPositions(portfolio: Portfolio): Promise<Position[]> {
  const rows = await portfolio.deals();
  return computePositions(rows.map(dealFromHolding), {
    asOf: portfolio.today,
    terms: termsFromHoldings(rows),
  });
}

/** Everything that was sold, repaid or closed, newest first; what is without a day comes first. */
const disposals = (positions: readonly Position[]): Realised[] =>
  positions
    .flatMap((position) => position.steps.filter(isDisposal).map((step) => ({ position, step })))
    .sort((one, other) => ((one.step.day ?? '9') > (other.step.day ?? '9') ? -1 : 1));

type Names = ReadonlyMap<string, string | null>;

function saleFacts(
  { position: { kind, isin, currency, deals }, step }: Realised,
  { names, rates }: { readonly names: Names } & Pick<Portfolio, 'rates'>,
) {
  const amount = (value: DisposalStep['gain']) => value && roundedAmount(value, currency);
  const gain = amount(step.gain);
  return {
    /** Of one of its deals. */
    ...{ kind, id: step.dealId ?? deals[0]?.id ?? 0, isin, name: names.get(isin) ?? null, expired: false },
    how: step.kind,
    day: step.day,
    /** Units; of a bond, nominal. */
    quantity: step.quantity,
    price: step.price,
    proceeds: amount(step.proceeds),
    cost: roundedAmount(step.cost, currency),
    /** Null: closed without a sale. */
    gain,
    gainInEuro: gain && sumInEuro([gain], rates),
  };
}

export const listSales = tool({
  name: 'list_sales',
  description:
    'What was sold, or repaid by the issuer, ever or in a period, newest first: quantity, price, proceeds less fees, cost (weighted average) and the realised gain, with their sums',
  input: z.object({
    filter: holdingFilter.default({}),
    period: period.optional(),
    only: z.literal('sales').optional().describe('without what issuers repaid'),
  }),
  run: async (portfolio, { filter, period: days, only }) => {
    const { directions: _directions, ...which } = filter;
    const isins = new Set((await findDeals(portfolio, which)).map(({ isin }) => isin));
    const names = new Map((await portfolio.deals()).map(({ isin, name }) => [isin, name]));
    const positions = (await findPositions(portfolio)).filter(({ isin }) => isins.has(isin));
    const found = disposals(positions).filter(
      ({ step }) => isIn(step.day, days) && (step.kind === 'sale' || only === undefined),
    );
    const sales = found.map((one) => saleFacts(one, { names, rates: portfolio.rates }));
    const gains = sales.flatMap(({ gain }) => gain ?? []);
    const proceeds = sales.flatMap((one) => one.proceeds ?? []);
    return {
      count: gains.length,
      byCurrency: sumsByCurrency(gains),
      inEuro: sumInEuro(gains, portfolio.rates),
      proceeds: { byCurrency: sumsByCurrency(proceeds), inEuro: sumInEuro(proceeds, portfolio.rates) },
      /** Marked as no longer held, without a sale: what came is not known. */
      closed: sales.filter(({ gain }) => gain === null).slice(0, MAX_ROWS),
      /** More was sold than was bought. */
      contradictory: positions
        .filter(({ problem }) => problem?.reason === 'sold-more-than-held')
        .map(({ isin }) => isin),
      sales: sales.filter(({ gain }) => gain !== null).slice(0, MAX_ROWS),
      rates: ratesUsed(
        portfolio.rates,
        gains.map(({ currency }) => currency),
      ),
    };
  },
});
