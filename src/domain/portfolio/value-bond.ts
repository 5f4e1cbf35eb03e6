import { accruedAmount, settleBond } from '../bonds/pricing/accrued-interest.ts';
import { settlesExDividend } from '../bonds/pricing/ex-dividend.ts';
import { expectedCashFlows } from '../bonds/cash-flows/expected-cash-flows.ts';
import { nominalLeft, priceGain, repaidInParts } from '../bonds/holding/held-nominal.ts';
import { holdingTerms, type HoldingTerms } from '../bonds/terms/holding-terms.ts';
import { interestReceived } from '../bonds/cash-flows/profit-split.ts';
import { matchPayments } from '../bonds/cash-flows/received-payments.ts';
import type { CalendarDate } from '../calendar-date.ts';
import { Decimal, roundTo, sumDecimals } from '../money/decimal.ts';
import { needsNewerPrice } from '../prices/needs-newer-price.ts';
import { holdingCost, isSale, knownMarketPrice } from './holding.ts';
import type { BondWithPayments } from './payments-received.ts';
import type { ValuedHolding } from './valued-holding.ts';

/** Decimal places of an amount per 100 nominal that are exact in a double. */
const DOUBLE_PLACES = 12;

/** Accrued interest per 100 of outstanding nominal; undefined if the terms do not determine it. */
function accruedOn(found: HoldingTerms, today: CalendarDate): Decimal | undefined {
  const bond = settleBond(found.terms, today);
  if (!bond.ok) return undefined;
  return roundTo(accruedAmount(bond.value, settlesExDividend(found, today)), DOUBLE_PLACES);
}

function bondIncome({ bond, payments }: BondWithPayments): Decimal {
  if (payments.length === 0) return new Decimal(0);
  if (isSale(bond)) return sumDecimals(payments.map(({ profit }) => profit));
  const flows = expectedCashFlows(bond);
  return interestReceived(matchPayments(flows.ok ? flows.value : [], payments, bond.currency));
}

/** Values a bond on a day, with accrued interest. A matured bond has no market value. */
export function valueBond({ bond, payments }: BondWithPayments, today: CalendarDate): ValuedHolding {
  const { currency, expired, nominal, redemption, maturityDate } = bond;
  const marketPrice = knownMarketPrice(bond);
  const hasMarketPrice = marketPrice !== null;
  const terms = holdingTerms(bond);
  const accrued = terms.ok ? accruedOn(terms.value, today) : undefined;
  const repaid = terms.ok ? repaidInParts(bond, terms.value.terms, today) : [];
  const left = nominalLeft(nominal, repaid);
  const isMatured = (maturityDate !== null && maturityDate <= today) || (repaid.length > 0 && left.isZero());
  const isValued = !isSale(bond) && !isMatured && !expired && hasMarketPrice;
  const lastPrice = isMatured ? new Decimal(redemption) : marketPrice;
  return {
    currency,
    expired,
    isSale: isSale(bond),
    isMatured,
    hasMarketPrice,
    cost: holdingCost(bond).amount,
    profit: bond.profit,
    marketValue: isValued
      ? marketPrice
          .plus(accrued ?? 0)
          .times(left)
          .div(100)
      : null,
    pricedOn: isValued && needsNewerPrice(bond, today) ? bond.marketPriceOn : null,
    lacksAccrued: isValued && accrued === undefined,
    priceGain: isSale(bond) || lastPrice === null ? null : priceGain(bond, repaid, lastPrice),
    income: bondIncome({ bond, payments }),
    distributed: [],
    enteredYield: bond.yieldPercent,
    computedYield: bond.computedYieldPercent,
  };
}
