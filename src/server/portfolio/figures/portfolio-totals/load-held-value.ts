import type { CalendarDate } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import { replaceablePriceDay } from '#domain/portfolio/valuation/position-price';
import type { InterestProblem } from '#domain/portfolio/positions/security-terms';
import { shownValue } from '#domain/portfolio/valuation/shown-value';
import { oldestDay } from '#domain/prices/price-age';
import type { HeldValue, TotalsKind } from '#api/portfolio/figures/totals';
import { runInSteps } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import {
  loadSecuritiesInParts,
  type LoadedPosition,
  type LoadedSecurities,
} from '../positions/load-positions.ts';
import { INTEREST_PROBLEM_CODES } from '../positions/position-on-wire.ts';

interface HeldSum {
  eur: Decimal | null;
  oldestPriceDay: CalendarDate | null;
  withoutValue: number;
  atPurchasePrice: number;
  readonly withoutAccrued: Map<InterestProblem, number>;
}

function addPosition(sum: HeldSum, loaded: LoadedPosition, on: CalendarDate): void {
  const { position, terms } = loaded;
  const valuation = loaded.valuation();
  if (!valuation.ok) {
    sum.withoutValue += 1;
    return;
  }
  const { eur, price, interestProblem } = valuation.value;
  if (price === null) return;
  sum.eur = (sum.eur ?? new Decimal(0)).plus(shownValue(eur.value));
  sum.oldestPriceDay = oldestDay([
    sum.oldestPriceDay,
    replaceablePriceDay(price, terms.get(position.isin), on),
  ]);
  if (price.source === 'deal') sum.atPurchasePrice += 1;
  if (interestProblem !== null)
    sum.withoutAccrued.set(interestProblem, (sum.withoutAccrued.get(interestProblem) ?? 0) + 1);
}

/** Yields between positions. */
function* addPart(sum: HeldSum, part: LoadedSecurities, on: CalendarDate): Generator<undefined, void> {
  for (const loaded of part.positions()) {
    yield;
    if (loaded !== undefined) addPosition(sum, loaded, on);
  }
}

/** The market value of what is held today of a kind; null if nothing is. */
export async function loadHeldValue(
  source: PortfolioSource,
  { kind, today }: { readonly kind: TotalsKind; readonly today: CalendarDate },
): Promise<HeldValue | null> {
  const sum: HeldSum = {
    eur: null,
    oldestPriceDay: null,
    withoutValue: 0,
    atPurchasePrice: 0,
    withoutAccrued: new Map(),
  };
  for await (const part of loadSecuritiesInParts(source, { on: today, today, method: 'average', kind })) {
    await runInSteps(addPart(sum, part, today));
  }
  if (sum.eur === null && sum.withoutValue === 0) return null;
  const withoutAccrued = [...sum.withoutAccrued].map(([problem, count]) => {
    return { reason: INTEREST_PROBLEM_CODES[problem], count };
  });
  return { ...sum, eur: sum.eur?.toNumber() ?? null, withoutAccrued };
}
