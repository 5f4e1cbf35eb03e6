import { z } from 'zod';
import { assumedPeriodEnds } from '#domain/bonds/pricing/assumed-rates';
import { settleBond } from '#domain/bonds/pricing/accrued-interest';
import { settledBondFlows } from '#domain/bonds/pricing/bond-flows';
import { yieldToCall, yieldToWorst, type CallableBond, type YieldToEnd } from '#domain/bonds/pricing/calls';
import { outstandingPercent } from '#domain/bonds/terms/repayment';
import { dateFromDayNumber } from '#domain/calendar-date';
import { adapter, mapAnswer, type Adapter, type Figures } from './answer.ts';
import { named } from './bond-problem.ts';
import { bond, callableBond, date, settledBond } from './inputs.ts';

const callableInput = z
  .looseObject({ bond: callableBond })
  .transform(({ bond: { calls } }) => ({ calls }))
  .and(settledBond.extend({ cleanPrice: z.number(), callDate: date.optional() }));

function toCallable(input: z.output<typeof callableInput>): CallableBond {
  const { bond: terms, calls, settlement, cleanPrice, yieldFrequency, yieldConvention, lastPeriod } = input;
  const quote = { compounding: yieldFrequency, convention: yieldConvention, lastPeriod };
  return { terms, calls, settlement, quote, cleanPrice };
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
  flows: adapter(flowsInput, (input) => named(listFlows(input))),
  outstanding: adapter(outstandingInput, ({ bond: terms, date: day, nominal }) => {
    const percent = day >= terms.maturity ? 0 : outstandingPercent(terms.instalments ?? [], day).toNumber();
    return { ok: true, value: { factor: percent / 100, outstanding: (nominal * percent) / 100 } };
  }),
  yieldToCall: adapter(callableInput, (input) =>
    named(mapAnswer(yieldToCall(toCallable(input), input.callDate), ({ yield: y }) => y)),
  ),
  yieldToWorst: adapter(callableInput, (input) =>
    named(
      mapAnswer(yieldToWorst(toCallable(input)), ({ worst, ends }) => ({
        ...toEndFigures(worst),
        candidates: ends.map(toEndFigures),
      })),
    ),
  ),
};
