import { accruedAmount, settleBond } from '../bonds/pricing/accrued-interest.ts';
import { settlesExDividend } from '../bonds/pricing/ex-dividend.ts';
import { expectedCashFlows } from '../bonds/cash-flows/expected-cash-flows.ts';
import { holdingTerms, type BondHolding } from '../bonds/terms/holding-terms.ts';
import { interestReceived } from '../bonds/cash-flows/profit-split.ts';
import { matchPayments } from '../bonds/cash-flows/received-payments.ts';
import type { CalendarDate } from '../calendar-date.ts';
import { Decimal, roundTo, sumDecimals } from '../money/decimal.ts';
import { needsNewerPrice } from '../prices/needs-newer-price.ts';
import { holdingCost, isSale, knownMarketPrice } from './holding.ts';
import type { BondWithPayments } from './payments-received.ts';
import type { ValuedHolding } from './valued-holding.ts';

/** The places of an amount per 100 nominal that a double keeps. */
const DOUBLE_PLACES = 12;

/** Accrued interest per 100 nominal; undefined where the terms don't say. */
function accruedOn(holding: BondHolding, today: CalendarDate): Decimal | undefined {
  const found = holdingTerms(holding);
  if (!found.ok) return undefined;
  const bond = settleBond(found.value.terms, today);
  if (!bond.ok) return undefined;
  return roundTo(accruedAmount(bond.value, settlesExDividend(found.value, today)), DOUBLE_PLACES);
}

function bondIncome({ bond, payments }: BondWithPayments): Decimal {
  if (payments.length === 0) return new Decimal(0);
  if (isSale(bond)) return sumDecimals(payments.map(({ profit }) => profit));
  const flows = expectedCashFlows(bond);
  return interestReceived(matchPayments(flows.ok ? flows.value : [], payments, bond.currency));
}

/** A bond's value on a day, with accrued interest. A matured bond is worth nothing more on the market. */
export function valueBond({ bond, payments }: BondWithPayments, today: CalendarDate): ValuedHolding {
  const { currency, expired, nominal, buyPrice, redemption, maturityDate } = bond;
  const marketPrice = knownMarketPrice(bond);
  const hasMarketPrice = marketPrice !== null;
  const isMatured = maturityDate !== null && maturityDate <= today;
  const ofNominal = (percent: Decimal) => percent.times(nominal).div(100);
  const accrued = accruedOn(bond, today);
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
    marketValue: isValued ? ofNominal(marketPrice.plus(accrued ?? 0)) : null,
    pricedOn: isValued && needsNewerPrice(bond, today) ? bond.marketPriceOn : null,
    lacksAccrued: isValued && accrued === undefined,
    priceGain: isSale(bond) || lastPrice === null ? null : ofNominal(lastPrice.minus(buyPrice)),
    income: bondIncome({ bond, payments }),
    distributed: [],
    enteredYield: bond.yieldPercent,
    computedYield: bond.computedYieldPercent,
  };
}
