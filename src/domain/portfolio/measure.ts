import type { BondRisk } from '../bonds/pricing/bond-risk.ts';
import { holdingTerms } from '../bonds/terms/holding-terms.ts';
import { holdingRisk } from '../bonds/holding/holding-analytics.ts';
import { displayedYield } from '../bonds/holding/displayed-yield.ts';
import { dayNumber, type CalendarDate } from '../calendar-date.ts';
import type { Currency } from '../money/currency.ts';
import { roundedAmount, type CurrencyAmount } from '../money/currency-amount.ts';
import { Decimal, roundTo, type DecimalLike } from '../money/decimal.ts';
import { totalFees, knownMarketPrice, holdingMarketValue, type HeldBond, type Holding } from './holding.ts';

/** The figures of a holding that holdings can be ordered, filtered and averaged by. */
export const MEASURES = [
  'profit',
  'profit-percent',
  'cost',
  'market-value',
  'nominal',
  'units',
  'coupon',
  'coupons-a-year',
  'yield',
  'duration',
  'modified-duration',
  'buy-price',
  'market-price',
  'taxes',
  'fees',
  'dividend',
  'maturity',
  'buy-date',
  'issue-date',
  'terms',
  'bank',
] as const;
export type Measure = (typeof MEASURES)[number];

/** True where the figure is a day. */
export const isDay = (measure: Measure | undefined): boolean =>
  measure === 'maturity' || measure === 'buy-date' || measure === 'issue-date';

/** The unit of a figure. A day is the number of days since 1970-01-01; 'text' has no value, only presence. */
export type Unit = Currency | '%' | 'years' | 'price' | 'units' | 'count' | 'day' | 'text';

export interface Figure {
  readonly value: Decimal;
  readonly unit: Unit;
}

/** Returns a figure of a holding; undefined if the holding does not have it. */
export type MeasureHolding = (holding: Holding, measure: Measure) => Figure | undefined;

const DURATION_PLACES = 4;

function plain(value: DecimalLike | null, unit: Unit): Figure | undefined {
  return value === null ? undefined : { value: new Decimal(value), unit };
}

function money(amount: CurrencyAmount | null): Figure | undefined {
  return amount === null ? undefined : { value: amount.amount, unit: amount.currency };
}

function entered(amount: DecimalLike | null, currency: Currency): Figure | undefined {
  return amount === null ? undefined : money(roundedAmount(amount, currency));
}

function day(date: CalendarDate | null): Figure | undefined {
  return date === null ? undefined : { value: new Decimal(dayNumber(date)), unit: 'day' };
}

function years(duration: number | undefined): Figure | undefined {
  return duration === undefined ? undefined : { value: roundTo(duration, DURATION_PLACES), unit: 'years' };
}

/** The price change in percent of the amount paid. */
function profitPercent(holding: Holding): Figure | undefined {
  const paid = new Decimal(holding.amountPaid);
  if (knownMarketPrice(holding) === null || paid.isZero()) return undefined;
  return { value: new Decimal(holding.profit).div(paid).times(100), unit: '%' };
}

/** Entered, or as the market of the bond has it; unknown without a coupon or a maturity. */
function couponsAYear(bond: HeldBond): Figure | undefined {
  const terms = holdingTerms(bond);
  return terms.ok ? plain(terms.value.terms.frequency, 'count') : undefined;
}

type FindRisk = (bond: HeldBond) => BondRisk | undefined;
type FindFigure = (holding: Holding, findRisk: FindRisk) => Figure | undefined;

/** A figure that only bonds have. */
function bondFigure(figure: (bond: HeldBond, findRisk: FindRisk) => Figure | undefined): FindFigure {
  return (holding, findRisk) => (holding.kind === 'bond' ? figure(holding, findRisk) : undefined);
}

const PRESENT: Figure = { value: new Decimal(0), unit: 'text' };

const FIGURES: Record<Measure, FindFigure> = {
  // Without a market price the stored profit is meaningless.
  profit: (holding) =>
    knownMarketPrice(holding) === null ? undefined : entered(holding.profit, holding.currency),
  'profit-percent': profitPercent,
  cost: ({ amountPaid, currency }) => entered(amountPaid, currency),
  'market-value': (holding) => money(holdingMarketValue(holding)),
  nominal: bondFigure(({ nominal, currency }) => entered(nominal, currency)),
  units: (holding) => (holding.kind === 'bond' ? undefined : plain(holding.units, 'units')),
  coupon: bondFigure(({ couponPercent }) => plain(couponPercent, '%')),
  'coupons-a-year': bondFigure(couponsAYear),
  yield: bondFigure((bond) => plain(displayedYield(bond), '%')),
  duration: bondFigure((bond, findRisk) => years(findRisk(bond)?.macaulayDuration)),
  'modified-duration': bondFigure((bond, findRisk) => years(findRisk(bond)?.modifiedDuration)),
  'buy-price': ({ buyPrice }) => plain(buyPrice, 'price'),
  'market-price': (holding) => plain(knownMarketPrice(holding), 'price'),
  // Entered in euro, regardless of the bond's currency.
  taxes: bondFigure(({ taxesPaid }) => entered(taxesPaid, 'EUR')),
  fees: (holding) => money(totalFees(holding)),
  dividend: (holding) => (holding.kind === 'bond' ? undefined : entered(holding.dividend, holding.currency)),
  maturity: bondFigure(({ maturityDate }) => day(maturityDate)),
  'buy-date': ({ buyDate }) => day(buyDate),
  'issue-date': bondFigure(({ issueDate }) => day(issueDate)),
  terms: bondFigure((bond) => (holdingTerms(bond).ok ? PRESENT : undefined)),
  bank: ({ bank }) => (bank === null || bank === '' ? undefined : PRESENT),
};

/**
 * Returns a function that measures holdings on a day. Amounts have 2 decimal places and are in the holding's currency (taxes: euro).
 * Durations are in years, for active bonds with known terms and market price; being the slowest figures, they are computed once per bond.
 */
export function measureOn(today: CalendarDate): MeasureHolding {
  const risks = new WeakMap<HeldBond, BondRisk | 'unknown'>();
  const findRisk: FindRisk = (bond) => {
    let risk = risks.get(bond);
    if (risk === undefined) {
      const found = holdingRisk(bond, today);
      risk = found.ok ? found.value : 'unknown';
      risks.set(bond, risk);
    }
    return risk === 'unknown' ? undefined : risk;
  };
  return (holding, measure) => FIGURES[measure](holding, findRisk);
}
