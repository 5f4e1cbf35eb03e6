import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { Decimal, roundTo, type DecimalLike } from '#domain/money/decimal';
import type { BondExposure } from '#domain/portfolio/risk/bond-exposure';
import { createRiskSum, lostPerBasisPoint, type RiskSum } from '#domain/portfolio/risk/portfolio-risk';
import { shownValue } from '#domain/portfolio/valuation/shown-value';
import { createYieldSum, type YieldSum } from '#domain/portfolio/risk/portfolio-yield';
import { parallelShift } from '#domain/portfolio/risk/scenarios';
import type { RiskOnWire } from '#api/portfolio/figures/risk';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { unknown } from '../positions/position-on-wire.ts';
import { countBonds } from './count-bonds.ts';
import { loadExposures } from './load-exposures.ts';

const SHIFTS = [-200, -100, -50, 50, 100, 200] as const;
const DURATION_PLACES = 8;
const DV01_PLACES = 4;
const PERCENT_PLACES = 6;

export const BASIS_POINTS = 10_000;

const rounded = (places: number) => (value: DecimalLike) => roundTo(value, places).toNumber();
const duration = rounded(DURATION_PLACES);
const percent = (fraction: number) => rounded(PERCENT_PLACES)(fraction * 100);
export const euro = rounded(AMOUNT_PLACES);

/** The change in value for one parallel shift. */
interface ShiftSum {
  readonly basisPoints: number;
  /** Null if a bond has no price at its shifted yield. */
  change: Decimal | null;
}

function addToShift(sum: ShiftSum, bond: BondExposure): void {
  const scenario = parallelShift([bond], sum.basisPoints / BASIS_POINTS);
  sum.change = scenario.ok ? (sum.change?.plus(scenario.value.change) ?? null) : null;
}

type RiskFigures = Omit<
  RiskOnWire,
  'value' | 'on' | 'bonds' | 'toWorst' | 'rates' | 'oldestPriceDay' | 'left' | 'shifts' | 'yield'
>;

const NOTHING_HELD = unknown('nothing_held');
const NO_FIGURES: RiskFigures = {
  eur: NOTHING_HELD,
  macaulayDuration: NOTHING_HELD,
  modifiedDuration: NOTHING_HELD,
  convexity: NOTHING_HELD,
  dv01: [],
  dv01Eur: NOTHING_HELD,
  keyRates: [],
  yieldByValue: NOTHING_HELD,
  yieldByValueAndDuration: NOTHING_HELD,
};

function figuresOnWire(risk: NonNullable<ReturnType<RiskSum['total']>>): RiskFigures {
  return {
    eur: euro(risk.value),
    macaulayDuration: duration(risk.macaulayDuration),
    modifiedDuration: duration(risk.modifiedDuration),
    convexity: duration(risk.convexity),
    dv01: risk.dv01ByCurrency.map(({ currency, amount }) => {
      return { currency, amount: rounded(DV01_PLACES)(amount) };
    }),
    dv01Eur: rounded(DV01_PLACES)(risk.dv01),
    keyRates: risk.keyRates.map(({ years, duration: part }) => ({ years, duration: duration(part) })),
    yieldByValue: percent(risk.yieldByValue),
    yieldByValueAndDuration: percent(risk.yieldByValueAndDuration),
  };
}

/** The yields in the order of `dv01`. */
async function yieldsOnWire(
  sums: ReadonlyMap<Currency, YieldSum>,
  { dv01 }: Pick<RiskFigures, 'dv01'>,
): Promise<RiskOnWire['yield']> {
  const yields: RiskOnWire['yield'] = [];
  for (const { currency } of dv01) {
    await yieldToEventLoop();
    const total = sums.get(currency)?.total();
    if (total === undefined) continue;
    yields.push({ currency, percent: total.ok ? percent(total.value) : { reason: 'no_yield' } });
  }
  return yields;
}

interface BondDv01 {
  readonly isin: string;
  /** Euro lost if its yield rises by one basis point, unrounded. */
  readonly dv01: Decimal;
}

interface RiskRequest {
  readonly today: CalendarDate;
  /** Missing for all bonds. */
  readonly isins?: ReadonlySet<string> | undefined;
}

/** The interest-rate risk of held bonds at today's prices and rates, and what a basis point costs each of them. */
export async function findRisk(
  source: PortfolioSource,
  { today, isins }: RiskRequest,
): Promise<{ readonly risk: RiskOnWire; readonly byBond: readonly BondDv01[] }> {
  const counted = countBonds();
  const risk = createRiskSum();
  const shifts = SHIFTS.map((basisPoints): ShiftSum => ({ basisPoints, change: new Decimal(0) }));
  const yields = new Map<Currency, YieldSum>();
  const byBond: BondDv01[] = [];
  let value = new Decimal(0);
  for await (const loaded of loadExposures(source, today)) {
    if (isins?.has(loaded.position.isin) === false) continue;
    counted.add(loaded);
    const { exposure } = loaded;
    if (exposure === null) continue;
    risk.add(exposure);
    value = value.plus(shownValue(loaded.value.eur.value));
    byBond.push({
      isin: exposure.isin,
      dv01: lostPerBasisPoint(exposure.eur, exposure.risk.modifiedDuration),
    });
    for (const shift of shifts) addToShift(shift, exposure);
    const sum = yields.get(exposure.currency) ?? createYieldSum();
    yields.set(exposure.currency, sum);
    sum.add(exposure);
  }
  const total = risk.total();
  const figures = total === undefined ? NO_FIGURES : figuresOnWire(total);
  const found: RiskOnWire = {
    ...counted.toWire(today),
    ...figures,
    value: total === undefined ? NOTHING_HELD : value.toNumber(),
    shifts: shifts.map(({ basisPoints, change }) => {
      if (total === undefined) return { basisPoints, eur: NOTHING_HELD };
      return { basisPoints, eur: change === null ? { reason: 'no_yield' } : euro(change) };
    }),
    yield: await yieldsOnWire(yields, figures),
  };
  return { risk: found, byBond };
}
