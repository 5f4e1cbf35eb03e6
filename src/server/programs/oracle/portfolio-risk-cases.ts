import { z } from 'zod';
import { bondFlows } from '#domain/bonds/pricing/bond-flows';
import { yieldFromCleanPrice, yieldFromDirtyPrice } from '#domain/bonds/pricing/bond-yield';
import { CURRENCIES } from '#domain/money/currency';
import { LEV_PER_EURO } from '#domain/money/exchange-rates';
import { bondExposure, type BondExposure } from '#domain/portfolio/risk/bond-exposure';
import { portfolioRisk, type PortfolioRisk } from '#domain/portfolio/risk/portfolio-risk';
import { parallelShift } from '#domain/portfolio/risk/scenarios';
import { success, type Result } from '#domain/result';
import { adapter, type Adapter, type Answer, type Figures } from './answer.ts';
import { withCode } from './with-code.ts';
import { bond, date } from './inputs.ts';
import { problemAnswer } from './problem-answer.ts';

const holding = z.object({
  currency: z.enum(CURRENCIES),
  nominal: z.number(),
  bond,
  cleanPrice: z.number().optional(),
  dirtyPrice: z.number().optional(),
  yield: z.number().optional(),
  yieldFrequency: z.number().optional(),
  lastPeriod: z.enum(['compound', 'simple']).optional(),
});
type Holding = z.output<typeof holding>;

const portfolioRiskInput = z.object({
  settlement: date,
  holdings: z.array(holding),
  rates: z.record(z.string(), z.number()).default({}),
  shifts: z.array(z.number()).default([]),
});
type Input = z.output<typeof portfolioRiskInput>;

function toExposure(
  { bond: terms, currency, nominal, ...figures }: Holding,
  settlement: Input['settlement'],
  unitsPerEuro: number | string,
): Result<BondExposure, string> {
  const flows = bondFlows(terms, settlement);
  if (!flows.ok) return flows;
  const quote = { compounding: figures.yieldFrequency, lastPeriod: figures.lastPeriod };
  const priced =
    figures.dirtyPrice === undefined
      ? yieldFromCleanPrice(flows.value, quote, figures.cleanPrice ?? NaN)
      : yieldFromDirtyPrice(flows.value, quote, figures.dirtyPrice);
  const quoted = figures.yield === undefined ? priced : success(figures.yield);
  if (!quoted.ok) return quoted;
  const held = { isin: '', currency, nominal, unitsPerEuro, quote, yield: quoted.value };
  return bondExposure({ ...held, flows: flows.value });
}

function riskFigures(risk: PortfolioRisk, shifts: readonly Figures[]): Answer {
  const dv01ByCurrency: Record<string, number> = {};
  for (const { currency, amount } of risk.dv01ByCurrency) dv01ByCurrency[currency] = amount.toNumber();
  return {
    ok: true,
    value: {
      value: risk.value.toNumber(),
      weights: risk.weights,
      macaulay: risk.macaulayDuration,
      modified: risk.modifiedDuration,
      convexity: risk.convexity,
      dv01: risk.dv01.toNumber(),
      dv01ByCurrency,
      yieldByValue: risk.yieldByValue,
      yieldByValueDuration: risk.yieldByValueAndDuration,
      shifts,
    },
  };
}

export const portfolioRiskCases: Readonly<Record<string, Adapter>> = {
  portfolioRisk: adapter(portfolioRiskInput, ({ settlement, holdings, rates, shifts }) => {
    const fixed: Record<string, number | string> = { ...rates, EUR: 1, BGN: LEV_PER_EURO };
    const bonds: BondExposure[] = [];
    for (const each of holdings) {
      const unitsPerEuro = fixed[each.currency];
      if (unitsPerEuro === undefined)
        return problemAnswer({ reason: 'no-rate', currency: each.currency, day: settlement });
      const exposure = toExposure(each, settlement, unitsPerEuro);
      if (!exposure.ok) return withCode(exposure);
      bonds.push(exposure.value);
    }
    const moved: Figures[] = [];
    for (const shift of shifts) {
      const scenario = parallelShift(bonds, shift);
      if (!scenario.ok) return scenario;
      const { value, change } = scenario.value;
      moved.push({ shift, value: value.toNumber(), change: change.toNumber() });
    }
    const risk = portfolioRisk(bonds);
    return risk === undefined ? { ok: false, reason: 'nothing-held' } : riskFigures(risk, moved);
  }),
};
