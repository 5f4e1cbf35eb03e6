import type { BondRisk } from '../bonds/pricing/bond-risk.ts';
import { riskOfHolding } from '../bonds/holding/holding-analytics.ts';
import { servingYield } from '../bonds/holding/serving-yield.ts';
import { dayNumber, type CalendarDate } from '../calendar-date.ts';
import type { Currency } from '../money/currency.ts';
import { roundedAmount, type CurrencyAmount } from '../money/currency-amount.ts';
import { Decimal, roundTo, type DecimalLike } from '../money/decimal.ts';
import { feesOf, marketPriceOf, marketValueOf, type HeldBond, type Holding } from './holding.ts';

/** The figures of a holding that holdings can be ordered, filtered and averaged by. */
export const MEASURES = [
  'profit',
  'profit-percent',
  'cost',
  'market-value',
  'nominal',
  'units',
  'coupon',
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
  'bank',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What a figure counts. A day is its number since 1970-01-01; 'text' has no value, it is there or not. */
export type Unit = Currency | '%' | 'years' | 'price' | 'units' | 'day' | 'text';

export interface Figure {
  readonly value: Decimal;
  readonly unit: Unit;
}

/** A figure of a holding on a day; undefined where the holding has none. */
export type Measuring = (holding: Holding, measure: Measure) => Figure | undefined;

const DURATION_PLACES = 4;

function counted(value: DecimalLike | null, unit: Unit): Figure | undefined {
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

/** The change of price in percent of the amount paid. */
function profitPercent(holding: Holding): Figure | undefined {
  const paid = new Decimal(holding.amountPaid);
  if (marketPriceOf(holding) === null || paid.isZero()) return undefined;
  return { value: new Decimal(holding.profit).div(paid).times(100), unit: '%' };
}

type RiskOf = (bond: HeldBond) => BondRisk | undefined;
type FigureOf = (holding: Holding, riskOf: RiskOf) => Figure | undefined;

/** A figure that bonds alone have. */
function ofBond(figure: (bond: HeldBond, riskOf: RiskOf) => Figure | undefined): FigureOf {
  return (holding, riskOf) => (holding.kind === 'bond' ? figure(holding, riskOf) : undefined);
}

const FIGURES: Record<Measure, FigureOf> = {
  // Without a market price the stored profit says nothing of a holding.
  profit: (holding) =>
    marketPriceOf(holding) === null ? undefined : entered(holding.profit, holding.currency),
  'profit-percent': profitPercent,
  cost: ({ amountPaid, currency }) => entered(amountPaid, currency),
  'market-value': (holding) => money(marketValueOf(holding)),
  nominal: ofBond(({ nominal, currency }) => entered(nominal, currency)),
  units: (holding) => (holding.kind === 'bond' ? undefined : counted(holding.units, 'units')),
  coupon: ofBond(({ couponPercent }) => counted(couponPercent, '%')),
  yield: ofBond((bond) => counted(servingYield(bond), '%')),
  duration: ofBond((bond, riskOf) => years(riskOf(bond)?.macaulayDuration)),
  'modified-duration': ofBond((bond, riskOf) => years(riskOf(bond)?.modifiedDuration)),
  'buy-price': ({ buyPrice }) => counted(buyPrice, 'price'),
  'market-price': (holding) => counted(marketPriceOf(holding), 'price'),
  // Entered in euro, whatever the bond's currency.
  taxes: ofBond(({ taxesPaid }) => entered(taxesPaid, 'EUR')),
  fees: (holding) => money(feesOf(holding)),
  dividend: (holding) => (holding.kind === 'bond' ? undefined : entered(holding.dividend, holding.currency)),
  maturity: ofBond(({ maturityDate }) => day(maturityDate)),
  'buy-date': ({ buyDate }) => day(buyDate),
  bank: ({ bank }) => (bank === null || bank === '' ? undefined : { value: new Decimal(0), unit: 'text' }),
};

/**
 * Measures holdings on a day. Amounts have 2 places and are in the holding's currency (taxes: euro), durations are years of
 * active bonds whose terms and market price are known. A bond's durations, which take longest, are worked out once.
 */
export function measuringOn(today: CalendarDate): Measuring {
  const risks = new WeakMap<HeldBond, BondRisk | 'unknown'>();
  const riskOf: RiskOf = (bond) => {
    let risk = risks.get(bond);
    if (risk === undefined) {
      const found = riskOfHolding(bond, today);
      risk = found.ok ? found.value : 'unknown';
      risks.set(bond, risk);
    }
    return risk === 'unknown' ? undefined : risk;
  };
  return (holding, measure) => FIGURES[measure](holding, riskOf);
}
