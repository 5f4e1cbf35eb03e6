import type { CalendarDate } from '../calendar-date.ts';
import { Decimal, roundTo, sumOf, type DecimalLike } from '../money/decimal.ts';
import type { Position } from '../portfolio/position.ts';
import { accruedAmount, settleBond } from './accrued-interest.ts';
import { settlesExDividend } from './ex-dividend.ts';
import { expectedCashFlows } from './expected-cash-flows.ts';
import { termsOfHolding, type BondHolding } from './holding-terms.ts';
import { interestReceived } from './profit-split.ts';
import { matchPayments, type ReceivedPayment } from './received-payments.ts';

/** What doubles keep of an amount per 100 nominal. */
const PLACES_OF_DOUBLES = 12;

/** A bond with its payments and its stored figures. */
export interface BondRecord {
  readonly holding: BondHolding;
  readonly payments: readonly ReceivedPayment[];
  /** As specified, in the bond's currency. */
  readonly profit: DecimalLike;
  /** Percent, as of the day; null where none could be computed. */
  readonly computedYield: DecimalLike | null;
}

/** Accrued interest per 100 nominal; undefined where the terms do not tell it. */
function accruedOn(holding: BondHolding, today: CalendarDate): Decimal | undefined {
  const found = termsOfHolding(holding);
  if (!found.ok) return undefined;
  const bond = settleBond(found.value.terms, today);
  if (!bond.ok) return undefined;
  return roundTo(accruedAmount(bond.value, settlesExDividend(found.value, today)), PLACES_OF_DOUBLES);
}

function incomeOf({ holding, payments }: BondRecord): Decimal {
  if (payments.length === 0) return new Decimal(0);
  if (holding.direction === 'Sell') return sumOf(payments.map(({ profit }) => profit));
  const flows = expectedCashFlows(holding);
  return interestReceived(matchPayments(flows.ok ? flows.value : [], payments, holding.currency));
}

/** A bond as the sums of a portfolio take it on a day: a matured bond is worth nothing more on the market. */
export function bondPosition(record: BondRecord, today: CalendarDate): Position {
  const { holding, profit, computedYield } = record;
  const { currency, expired, nominal, buyPrice, marketPrice, redemption, maturityDate } = holding;
  const isSale = holding.direction === 'Sell';
  const isMatured = maturityDate !== null && maturityDate <= today;
  const hasMarketPrice = new Decimal(marketPrice).gt(0);
  const ofNominal = (percent: Decimal) => percent.times(nominal).div(100);
  const accrued = accruedOn(holding, today);
  const isValued = !isSale && !isMatured && !expired && hasMarketPrice;
  const lastPrice = isMatured ? redemption : marketPrice;
  const hasGain = !isSale && (isMatured || hasMarketPrice);
  return {
    currency,
    expired,
    isSale,
    isMatured,
    hasMarketPrice,
    cost: ofNominal(new Decimal(buyPrice)),
    profit,
    marketValue: isValued ? ofNominal(sumOf([marketPrice, accrued ?? 0])) : null,
    lacksAccrued: isValued && accrued === undefined,
    priceGain: hasGain ? ofNominal(new Decimal(lastPrice).minus(buyPrice)) : null,
    income: incomeOf(record),
    enteredYield: holding.yieldPercent,
    computedYield,
  };
}
