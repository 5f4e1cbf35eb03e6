import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import type { RiskOnWire, ScenarioOnWire } from '#api/portfolio/figures/risk';
import { ScenarioBody } from '#api/portfolio/figures/risk';
import { findRisk } from '../../portfolio/figures/risk/portfolio-risk.ts';
import { computeScenario } from '../../portfolio/figures/risk/scenario.ts';
import { amountFact, decimalFact, euroFact, leftOutFacts, rateFacts } from './known-figure.ts';
import { holdingFilter } from './holding-filter.ts';
import { findHoldings } from './portfolio.ts';
import { tool, type Portfolio } from './tool.ts';

const MAX_LEFT_OUT = 50;
/** Holdings that lose most, and the same number of those that gain most. */
const MAX_AT_EACH_END = 20;

const toPercent = (basisPoints: number) => new Decimal(basisPoints).div(100);

function basisFacts(found: RiskOnWire | ScenarioOnWire) {
  return {
    on: found.on,
    bonds: found.bonds,
    oldestPriceDay: found.oldestPriceDay,
    rates: rateFacts(found.rates),
    leftOut: leftOutFacts(found.left.slice(0, MAX_LEFT_OUT)),
    leftOutCount: found.left.length,
  };
}

function riskFacts(risk: RiskOnWire) {
  return {
    ...basisFacts(risk),
    bondValue: euroFact(risk.value),
    macaulayDurationYears: decimalFact(risk.macaulayDuration),
    modifiedDuration: decimalFact(risk.modifiedDuration),
    convexity: decimalFact(risk.convexity),
    lostPerBasisPoint: {
      inEuro: euroFact(risk.dv01Eur),
      byCurrency: risk.dv01.map(({ currency, amount }) => amountFact(amount, currency)),
    },
    keyRates: risk.keyRates.map(({ years, duration }) => ({
      years: new Decimal(years),
      modifiedDuration: new Decimal(duration),
    })),
    ifAllYieldsMove: risk.shifts.map(({ basisPoints, eur }) => ({
      byPercent: toPercent(basisPoints),
      change: euroFact(eur),
    })),
    yieldByCurrency: risk.yield.map(({ currency, percent }) => ({
      currency,
      yieldPercent: decimalFact(percent),
    })),
    meanYieldByValuePercent: decimalFact(risk.yieldByValue),
    meanYieldByValueAndDurationPercent: decimalFact(risk.yieldByValueAndDuration),
  };
}

/** Undefined if all bonds fit. */
async function isinsThatFit(
  portfolio: Portfolio,
  filter: HoldingFilter,
): Promise<ReadonlySet<string> | undefined> {
  if (!isNarrowing({ ...filter, kinds: undefined })) return undefined;
  return new Set((await findHoldings(portfolio, filter)).map(({ isin }) => isin));
}

export const interestRateRisk = tool({
  name: 'interest_rate_risk',
  description:
    'The interest-rate risk of all bonds held, or of those that fit: durations, convexity, the cost of a basis point (DV01), also of each bond, key-rate durations, the change in value if all yields move, yields by currency',
  input: z.object({ filter: holdingFilter.default({}) }),
  run: async (portfolio, { filter }) => {
    const { db, scope, today } = portfolio;
    const isins = await isinsThatFit(portfolio, filter);
    const { risk, byBond } = await findRisk({ db, scope }, { today, isins });
    return {
      ...riskFacts(risk),
      lostPerBasisPointByBond: byBond.map(({ isin, dv01 }) => ({ isin, inEuro: euroFact(dv01.toNumber()) })),
    };
  },
});

function mostMoved({ holdings }: ScenarioOnWire) {
  const { length } = holdings;
  if (length <= 2 * MAX_AT_EACH_END) return holdings;
  return [...holdings.slice(0, MAX_AT_EACH_END), ...holdings.slice(length - MAX_AT_EACH_END)];
}

export const rateScenario = tool({
  name: 'rate_scenario',
  description:
    'What if rates move: the change in the value of all bonds, or of those that fit, and of each one, repriced. Either parallel, in basis points (100 is 1 %), or keys for the rates of some years; exactly one of the two',
  input: ScenarioBody.safeExtend({ filter: holdingFilter.default({}) }),
  run: async (portfolio, { filter, ...scenario }) => {
    const { db, scope, today } = portfolio;
    const isins = await isinsThatFit(portfolio, filter);
    const found = await computeScenario({ db, scope }, today, { ...scenario, isins });
    const { parallel, keys = [] } = scenario;
    return {
      ...basisFacts(found),
      allMoveByPercent: parallel === undefined ? null : toPercent(parallel),
      keysMove: keys.map(({ years, basisPoints }) => ({
        years: new Decimal(years),
        byPercent: toPercent(basisPoints),
      })),
      change: euroFact(found.eur),
      valueBefore: euroFact(found.value.before),
      valueAfter: euroFact(found.value.after),
      holdings: mostMoved(found).map(({ isin, name, value, eur }) => ({
        ...{ isin, name },
        value: euroFact(value),
        change: euroFact(eur),
      })),
    };
  },
});
