import { Decimal } from '#domain/money/decimal';
import { dealAccrued } from '#domain/portfolio/positions/deal-accrued';
import type { Deal } from '#domain/portfolio/positions/deal';
import type { DisposalStep, PositionStep } from '#domain/portfolio/positions/position';
import { interestProblem, type SecurityTerms } from '#domain/portfolio/positions/security-terms';
import type { Figure, PositionStepOnWire } from '#api/portfolio/figures/positions';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { LoadedPosition } from './load-positions.ts';
import { INTEREST_PROBLEM_CODES, lotOnWire, unknown } from './position-on-wire.ts';

const orClosed = (figure: Decimal | null): Figure => figure?.toNumber() ?? unknown('closed_without_sale');

function amountsOnWire(step: PositionStep) {
  if (step.kind === 'purchase') {
    const { price, amount, fees } = step;
    return {
      price: price.toNumber(),
      amount: amount.toNumber(),
      fees: fees.toNumber(),
      gain: null,
      lots: [],
    };
  }
  const { price, amount, fees, gain, lots }: DisposalStep = step;
  return {
    price: orClosed(price),
    amount: orClosed(amount),
    fees: orClosed(fees),
    gain: orClosed(gain),
    lots: lots.map(lotOnWire),
  };
}

function accruedOnWire(deal: Deal, terms: SecurityTerms | undefined): Figure {
  const accrued = dealAccrued(deal, terms);
  if (accrued !== null) return accrued.toNumber();
  const day = deal.settlementDay ?? deal.day;
  const problem = day === null ? null : interestProblem(terms, day);
  return unknown(INTEREST_PROBLEM_CODES[problem ?? 'no-terms']);
}

/** Every step of a position, with the quantity, cost and total gain after it. */
export async function stepsOnWire({ position, terms }: LoadedPosition): Promise<PositionStepOnWire[]> {
  const deals = new Map<number, Deal>(position.deals.map((deal) => [deal.id, deal]));
  const securityTerms = terms.get(position.isin);
  let gained: Decimal | null = new Decimal(0);
  const steps: PositionStepOnWire[] = [];
  for (const step of position.steps) {
    await yieldToEventLoop();
    const { kind, dealId, day, quantity, cost, quantityAfter, costAfter } = step;
    const deal = kind === 'purchase' || kind === 'sale' ? deals.get(step.dealId ?? 0) : undefined;
    const accrued = deal === undefined ? null : accruedOnWire(deal, securityTerms);
    if (step.kind !== 'purchase') gained = step.gain === null ? null : (gained?.plus(step.gain) ?? null);
    steps.push({
      kind,
      dealId,
      day,
      quantity: quantity.toNumber(),
      ...amountsOnWire(step),
      accrued,
      cost: cost.toNumber(),
      quantityAfter: quantityAfter.toNumber(),
      costAfter: costAfter.toNumber(),
      gainAfter: orClosed(gained),
    });
  }
  return steps;
}
