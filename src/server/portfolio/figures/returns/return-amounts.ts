import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { Decimal, roundTo } from '#domain/money/decimal';
import { roundedParts } from '#domain/money/rounded-parts';
import type { PortfolioReturn } from '#domain/portfolio/returns/portfolio-return';
import type { ProfitParts } from '#domain/portfolio/returns/profit-parts';
import type { ReturnFigures } from '#domain/portfolio/returns/return-figures';
import { shownValue } from '#domain/portfolio/valuation/shown-value';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';

interface Amounts {
  readonly startValue: Decimal;
  readonly moneyIn: Decimal;
  readonly moneyOut: Decimal;
  readonly endValue: Decimal;
}

/** In euro, 2 places: the profit is end − start − in + out. */
export interface ShownAmounts extends Amounts {
  readonly profit: Decimal;
}

const ZERO = new Decimal(0);

const withProfit = (amounts: Amounts): ShownAmounts => ({
  ...amounts,
  profit: amounts.endValue.minus(amounts.startValue).minus(amounts.moneyIn).plus(amounts.moneyOut),
});

const rounded = ({ startValue, moneyIn, moneyOut, endValue }: ReturnFigures): Amounts => ({
  startValue: shownValue(startValue),
  moneyIn: roundTo(moneyIn, AMOUNT_PLACES),
  moneyOut: roundTo(moneyOut, AMOUNT_PLACES),
  endValue: shownValue(endValue),
});

/**
 * The amounts of each position, with the values that other pages show, and their sums, without what moved from one position to another
 * in a spin-off. Yields between positions, because there may be tens of thousands.
 */
export async function shownAmounts({ whole, positions }: PortfolioReturn) {
  const ofPositions: ShownAmounts[] = [];
  let [startValue, endValue, moneyIn, moneyOut, exactIn] = [ZERO, ZERO, ZERO, ZERO, ZERO];
  for (const position of positions) {
    await yieldToEventLoop();
    const amounts = withProfit(rounded(position));
    ofPositions.push(amounts);
    startValue = startValue.plus(amounts.startValue);
    endValue = endValue.plus(amounts.endValue);
    moneyIn = moneyIn.plus(amounts.moneyIn);
    moneyOut = moneyOut.plus(amounts.moneyOut);
    exactIn = exactIn.plus(position.moneyIn);
  }
  const moved = whole === null ? ZERO : roundTo(exactIn.minus(whole.moneyIn), AMOUNT_PLACES);
  const sums = { startValue, moneyIn: moneyIn.minus(moved), moneyOut: moneyOut.minus(moved), endValue };
  return { ofPositions, ofWhole: withProfit(sums) };
}

/** The parts of a profit, which add up to the shown one. Whatever rounding moved, it moved values, so it belongs to prices. */
export function shownParts({ profit, parts }: Pick<ReturnFigures, 'profit' | 'parts'>, shown: Decimal) {
  const { income, currency, fees, tax }: ProfitParts = parts;
  const exact = [parts.price.plus(shown).minus(profit), income, currency, fees, tax];
  return roundedParts(exact, AMOUNT_PLACES).map(Number);
}
