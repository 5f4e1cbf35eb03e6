import { expectedCashFlows } from '../bonds/cash-flows/expected-cash-flows.ts';
import { nominalLeft, priceGain, repaidInParts } from '../bonds/holding/held-nominal.ts';
import { holdingTerms } from '../bonds/terms/holding-terms.ts';
import { interestReceived } from '../bonds/cash-flows/profit-split.ts';
import { matchPayments, paymentsBy } from '../bonds/cash-flows/received-payments.ts';
import type { CalendarDate } from '../calendar-date.ts';
import { Decimal, sumDecimals } from '../money/decimal.ts';
import { holdingCost, isSale, knownMarketPrice } from './holding.ts';
import type { BondWithPayments } from './payments-received.ts';
import type { ValuedHolding } from './valued-holding.ts';

function bondIncome({ bond, payments }: BondWithPayments): Decimal {
  if (payments.length === 0) return new Decimal(0);
  if (isSale(bond)) return sumDecimals(payments.map(({ profit }) => profit));
  const flows = expectedCashFlows(bond);
  return interestReceived(matchPayments(flows.ok ? flows.value : [], payments, bond.currency));
}

/** Cost, profit and income of a bond on a day. A matured bond counts at its redemption price. */
export function valueBond({ bond, payments }: BondWithPayments, today: CalendarDate): ValuedHolding {
  const { currency, expired, nominal, redemption, maturityDate } = bond;
  const marketPrice = knownMarketPrice(bond);
  const hasMarketPrice = marketPrice !== null;
  const terms = holdingTerms(bond);
  const repaid = terms.ok ? repaidInParts(bond, terms.value.terms, today) : [];
  const left = nominalLeft(nominal, repaid);
  const isMatured = (maturityDate !== null && maturityDate <= today) || (repaid.length > 0 && left.isZero());
  const lastPrice = isMatured ? new Decimal(redemption) : marketPrice;
  return {
    currency,
    expired,
    isSale: isSale(bond),
    isMatured,
    hasMarketPrice,
    cost: holdingCost(bond).amount,
    profit: bond.profit,
    priceGain: isSale(bond) || lastPrice === null ? null : priceGain(bond, repaid, lastPrice),
    income: bondIncome({ bond, payments: paymentsBy(payments, today) }),
    distributed: [],
    enteredYield: bond.yieldPercent,
    computedYield: bond.computedYieldPercent,
  };
}
