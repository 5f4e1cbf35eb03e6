import { includesPrincipal, type ReceivedPayment } from '../bonds/cash-flows/received-payments.ts';
import type { CalendarDate } from '../calendar-date.ts';
import { Decimal, type DecimalLike } from '../money/decimal.ts';
import { redemptionAmount } from '../portfolio/corporate-actions/redeem-bond.ts';
import type { HeldBond } from '../portfolio/holding.ts';
import { dealFromHolding, type Dated } from '../portfolio/positions/deals-from-holdings.ts';
import type { Position, PositionStep } from '../portfolio/positions/position.ts';
import { computePositions } from '../portfolio/positions/positions.ts';
import { termsFromHoldings, type SecurityTerms } from '../portfolio/positions/security-terms.ts';
import type { RecordedDeal } from './portfolio-record.ts';

/** The principal of a purchase that the issuer repaid, as a sale, and the id of the purchase. */
export type RepaidBond = RecordedDeal & { readonly bondId: number };

/**
 * The price of a repayment by the terms. A purchase that was marked as no longer held before maturity counts as redeemed, because
 * the other program would hold it forever. Undefined for purchases and entered sales.
 */
function repaymentPrice({ kind, price }: PositionStep, terms: SecurityTerms | undefined) {
  if (kind === 'instalment' || kind === 'redemption') return price ?? undefined;
  return kind === 'closing' ? (terms?.repayment?.redemption ?? 100) : undefined;
}

function repaidLots({ isin, currency }: Position, step: PositionStep, price: DecimalLike): RepaidBond[] {
  if (step.kind === 'purchase') return [];
  const facts = { kind: 'bond', isin, name: null, currency, day: step.day, isSale: true } as const;
  return step.lots.map(({ dealId, quantity }) => ({
    ...{ ...facts, fee: null, tax: null, bondId: dealId, quantity },
    amount: redemptionAmount(quantity, price),
  }));
}

/** What issuers repaid until today and no sale records: redemptions, instalments, and purchases marked as no longer held. */
export function repaidBonds(bonds: readonly Dated<HeldBond>[], today: CalendarDate): RepaidBond[] {
  const terms = termsFromHoldings(bonds);
  const positions = computePositions(bonds.map(dealFromHolding), { method: 'fifo', asOf: today, terms });
  return positions.flatMap((position) =>
    position.steps.flatMap((step) => {
      const price = repaymentPrice(step, terms.get(position.isin));
      return price === undefined ? [] : repaidLots(position, step, price);
    }),
  );
}

/** A payment of a purchase without the principal that is in it, since `repaidBonds` lists it. Both are in one currency. */
export function withoutPrincipal(
  payment: Pick<ReceivedPayment, 'paymentDate' | 'profit'>,
  repaid: readonly Pick<RepaidBond, 'day' | 'amount'>[],
): Decimal {
  const gross = new Decimal(payment.profit);
  const principal = repaid.find(({ day, amount }) => includesPrincipal(payment, day, amount));
  return principal === undefined ? gross : Decimal.max(0, gross.minus(principal.amount));
}
