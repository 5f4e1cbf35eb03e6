import { z } from 'zod';
import { assumedPeriodEnds } from '#domain/bonds/pricing/assumed-rates';
import { settleBond } from '#domain/bonds/pricing/accrued-interest';
import { bondFlows, settledBondFlows } from '#domain/bonds/pricing/bond-flows';
import { cleanPriceFromDirty } from '#domain/bonds/pricing/bond-pricing';
import { yieldToCall, yieldToWorst, type CallableBond, type YieldToEnd } from '#domain/bonds/pricing/calls';
import { outstandingPercent, repaymentSteps } from '#domain/bonds/terms/repayment';
import { dateFromDayNumber } from '#domain/calendar-date';
import { success, type Result } from '#domain/result';
import { adapter, mapAnswer, type Adapter, type Figures } from './answer.ts';
import { withCode } from './with-code.ts';
import { bond, callableBond, date, settledBond } from './inputs.ts';

const callableInput = z
  .looseObject({ bond: callableBond })
  .transform(({ bond: { calls } }) => ({ calls }))
  .and(settledBond.extend({ callDate: date.optional() }))
  .and(z.union([z.object({ cleanPrice: z.number() }), z.object({ dirtyPrice: z.number() })]));

/** The bond at its clean price. A dirty price needs the bond's accrued interest. */
function toCallable(input: z.output<typeof callableInput>): Result<CallableBond, string> {
  const { bond: terms, calls, settlement, exDividend, yieldFrequency, yieldConvention, lastPeriod } = input;
  const quote = { compounding: yieldFrequency, convention: yieldConvention, lastPeriod };
  const callable = { terms, calls, settlement, quote, exDividend };
  if ('cleanPrice' in input) return success({ ...callable, cleanPrice: input.cleanPrice });
  const flows = bondFlows(terms, settlement, exDividend);
  if (!flows.ok) return flows;
  return success({ ...callable, cleanPrice: cleanPriceFromDirty(flows.value, input.dirtyPrice) });
}

function callableCase<Value>(
  compute: (bond: CallableBond, input: z.output<typeof callableInput>) => Result<Value, string>,
  toFigures: (value: Value) => Figures,
): Adapter {
  return adapter(callableInput, (input) => {
    const callable = toCallable(input);
    return withCode(callable.ok ? mapAnswer(compute(callable.value, input), toFigures) : callable);
  });
}

const toEndFigures = ({ kind, day, yield: y }: YieldToEnd) => ({ type: kind, date: day, yield: y });

const flowsInput = z
  .looseObject({ bond: callableBond })
  .transform(({ bond: { fixings } }) => ({ fixings }))
  .and(z.object({ bond, settlement: date }));

/** The flows per 100 of the original nominal, each with the amount outstanding after it. */
function listFlows({ bond: terms, settlement, fixings }: z.output<typeof flowsInput>) {
  return mapAnswer(settleBond(terms, settlement), (settled): Figures => {
    const { instalments = [], maturity } = terms;
    const factor = settled.outstanding / 100;
    const assumed = fixings === undefined ? undefined : assumedPeriodEnds(settled, fixings);
    const paying = settledBondFlows(settled).flows.filter(({ amount }) => amount !== 0);
    const flows = paying.map(({ day, coupon, principal }) => {
      const paid = dateFromDayNumber(day);
      const outstanding = paid >= maturity ? 0 : outstandingPercent(instalments, paid).toNumber();
      const figures = { date: paid, interest: coupon * factor, principal: principal * factor, outstanding };
      return assumed === undefined ? figures : { ...figures, assumed: assumed.has(day) };
    });
    return { factor, flows };
  });
}

const outstandingInput = z.object({ bond, date, nominal: z.number() });

export const callableBondCases: Readonly<Record<string, Adapter>> = {
  flows: adapter(flowsInput, (input) => withCode(listFlows(input))),
  outstanding: adapter(
    outstandingInput,
    ({ bond: { maturity, redemption = 100, instalments = [] }, ...input }) => {
      const { date: day, nominal } = input;
      const steps = repaymentSteps({ maturity, redemption, instalments });
      return withCode(
        mapAnswer(steps, (): Figures => {
          const percent = day >= maturity ? 0 : outstandingPercent(instalments, day).toNumber();
          return { factor: percent / 100, outstanding: (nominal * percent) / 100 };
        }),
      );
    },
  ),
  yieldToCall: callableCase(
    (callable, { callDate }) => yieldToCall(callable, callDate),
    ({ yield: y }) => y,
  ),
  yieldToWorst: callableCase(yieldToWorst, ({ worst, ends }) => ({
    ...toEndFigures(worst),
    candidates: ends.map(toEndFigures),
  })),
};
