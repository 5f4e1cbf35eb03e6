import { z } from 'zod';
import { accruedInterest } from '#domain/bonds/pricing/accrued-interest';
import { bondFlows, type BondFlows } from '#domain/bonds/pricing/bond-flows';
import { cleanPriceFromDirty, dirtyPriceFromYield } from '#domain/bonds/pricing/bond-pricing';
import type { YieldQuote } from '#domain/bonds/terms/yield-quote';
import { riskFromYield } from '#domain/bonds/pricing/bond-risk';
import { yieldFromCleanPrice, yieldFromDirtyPrice } from '#domain/bonds/pricing/bond-yield';
import { currentYield, simpleYield } from '#domain/bonds/pricing/current-yield';
import { success, type Result } from '#domain/result';
import { adapter, mapAnswer, type Adapter } from './answer.ts';
import { withCode } from './with-code.ts';
import { couponFrequency, date, dayCount, settledBond } from './inputs.ts';

type Settled = z.output<typeof settledBond>;

const atYield = settledBond.extend({ yield: z.number() });
const atPrice = z.union([
  settledBond.extend({ cleanPrice: z.number() }),
  settledBond.extend({ dirtyPrice: z.number() }),
]);

function listFlows({ bond, settlement, exDividend }: Settled) {
  return bondFlows(bond, settlement, exDividend);
}

function toQuote({ yieldFrequency, yieldConvention, lastPeriod }: Settled): YieldQuote {
  return { compounding: yieldFrequency, convention: yieldConvention, lastPeriod };
}

function solveYield(
  input: z.output<typeof atYield> | z.output<typeof atPrice>,
  flows: BondFlows,
): Result<number, string> {
  if ('yield' in input) return success(input.yield);
  return 'cleanPrice' in input
    ? yieldFromCleanPrice(flows, toQuote(input), input.cleanPrice)
    : yieldFromDirtyPrice(flows, toQuote(input), input.dirtyPrice);
}

const simpleYieldInput = z.object({
  couponRate: z.number(),
  cleanPrice: z.number(),
  settlement: date,
  maturity: date,
  redemption: z.number().optional(),
  dayCount: dayCount.default('ACT/ACT-ICMA'),
  frequency: couponFrequency.default(1),
  endOfMonth: z.boolean().optional(),
});

export const bondCases: Readonly<Record<string, Adapter>> = {
  accrued: adapter(settledBond, ({ bond, settlement, exDividend }) =>
    withCode(mapAnswer(accruedInterest(bond, settlement, exDividend), ({ amount }) => amount)),
  ),
  price: adapter(atYield, (input) => {
    const flows = listFlows(input);
    if (!flows.ok) return withCode(flows);
    return mapAnswer(dirtyPriceFromYield(flows.value, toQuote(input), input.yield), (dirty) => ({
      dirty,
      clean: cleanPriceFromDirty(flows.value, dirty),
      accrued: flows.value.accrued,
    }));
  }),
  yield: adapter(atPrice, (input) => {
    const flows = listFlows(input);
    return flows.ok ? solveYield(input, flows.value) : withCode(flows);
  }),
  risk: adapter(z.union([atYield, atPrice]), (input) => {
    const flows = listFlows(input);
    if (!flows.ok) return withCode(flows);
    const y = solveYield(input, flows.value);
    if (!y.ok) return y;
    return mapAnswer(riskFromYield(flows.value, toQuote(input), y.value), (risk) => ({
      macaulay: risk.macaulayDuration,
      modified: risk.modifiedDuration,
      convexity: risk.convexity,
      dv01: risk.dv01,
    }));
  }),
  currentYield: adapter(z.object({ couponRate: z.number(), cleanPrice: z.number() }), (input) =>
    currentYield(input.couponRate, input.cleanPrice),
  ),
  simpleYield: adapter(simpleYieldInput, ({ frequency, endOfMonth, ...input }) =>
    simpleYield({ ...input, couponGrid: { anchor: input.maturity, frequency, endOfMonth } }),
  ),
};
