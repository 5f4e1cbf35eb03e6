import { z } from 'zod';
import { daysBetween } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import { Decimal, type Decimal as DecimalValue } from '#domain/money/decimal';
import { portfolioReturn, type PositionReturn } from '#domain/portfolio/returns/portfolio-return';
import type { SecurityPayment } from '#domain/portfolio/returns/position-flows';
import type { ReturnFigures } from '#domain/portfolio/returns/return-figures';
import type { Position } from '#domain/portfolio/positions/position';
import { computePositions } from '#domain/portfolio/positions/positions';
import { annualise } from '#domain/returns/annualise';
import type { HeldPeriod } from '#domain/returns/held-period';
import { modifiedDietzReturn } from '#domain/returns/modified-dietz';
import { moneyWeightedReturn } from '#domain/returns/money-weighted';
import { timeWeightedReturn } from '#domain/returns/time-weighted';
import { adapter, type Adapter, type Answer, type Figures } from './answer.ts';
import { date } from './inputs.ts';
import { valuedPortfolio } from './portfolio-inputs.ts';
import { firstProblem, problemAnswer } from './problem-answer.ts';

const money = z.number().default(0);
const step = z
  .object({ in: money, value: z.number(), out: money })
  .transform(({ in: moneyIn, value, out: moneyOut }) => ({ moneyIn, value, moneyOut }));
const steps = z.object({
  initial: z.number(),
  steps: z.array(step),
  start: date.optional(),
  end: date.optional(),
});

const amount = z.number().transform((value) => new Decimal(value));
const flow = z
  .object({ date, in: amount.default(new Decimal(0)), out: amount.default(new Decimal(0)) })
  .transform(({ date: day, in: moneyIn, out: moneyOut }) => ({ day, moneyIn, moneyOut }));
const heldPeriod: z.ZodType<HeldPeriod> = z.object({
  start: date,
  end: date,
  startValue: amount,
  endValue: amount,
  flows: z.array(flow),
});

const payment = z.object({
  isin: z.string(),
  currency: z.enum(CURRENCIES).optional(),
  date,
  gross: z.number(),
  tax: z.number().default(0),
});
const portfolioReturnInput = valuedPortfolio.extend({
  payments: z.array(payment).default([]),
  start: date,
  end: date,
});

const NOTHING_HELD: Answer = { ok: false, reason: 'nothing-held', named: { error: 'NOTHING_HELD' } };
const NO_SOLUTION: Answer = { ok: false, reason: 'no-solution', named: { error: 'NO_SOLUTION' } };
const noReturn = (reason: string) => (reason === 'nothing-held' ? NOTHING_HELD : NO_SOLUTION);

/** A payment without a currency is in the currency of its security. */
function toPayments(
  payments: readonly z.output<typeof payment>[],
  positions: readonly Position[],
): SecurityPayment[] {
  return payments.flatMap(({ date: day, currency, tax, ...rest }) => {
    const position = positions.find(
      (each) => each.isin === rest.isin && (currency ?? each.currency) === each.currency,
    );
    if (position === undefined) return [];
    const key = { kind: position.kind, currency: position.currency };
    const withheld = { amount: new Decimal(tax), currency: position.currency };
    return [{ ...rest, ...key, day, tax: withheld }];
  });
}

const toNumber = (value: DecimalValue | null) => value?.toNumber() ?? null;

function returnAnswer(figures: ReturnFigures) {
  const { startValue, endValue, moneyIn, moneyOut, profit, from, days, parts } = figures;
  const { timeWeighted, moneyWeighted, modifiedDietz, averageCapital } = figures;
  return {
    startValue: startValue.toNumber(),
    endValue: endValue.toNumber(),
    in: moneyIn.toNumber(),
    out: moneyOut.toNumber(),
    profit: profit.toNumber(),
    from,
    days,
    twr: timeWeighted.total,
    twrAnnual: timeWeighted.annual,
    irr: moneyWeighted?.rate ?? null,
    mwrPeriod: moneyWeighted?.period ?? null,
    mwrAnnual: moneyWeighted?.annual ?? null,
    dietz: toNumber(modifiedDietz),
    denominator: averageCapital.toNumber(),
    split: {
      price: parts.price.toNumber(),
      income: parts.income.toNumber(),
      currency: parts.currency.toNumber(),
      fees: parts.fees.toNumber(),
      tax: parts.tax.toNumber(),
    },
  };
}

function positionAnswer(position: PositionReturn): Figures {
  const { kind, isin, currency, contribution } = position;
  return { kind, isin, currency, ...returnAnswer(position), contribution: toNumber(contribution) };
}

export const periodReturnCases: Readonly<Record<string, Adapter>> = {
  twr: adapter(steps, ({ initial, steps: all, start, end }) => {
    const twr = timeWeightedReturn(initial, all);
    const annual = start === undefined || end === undefined ? null : annualise(twr, daysBetween(start, end));
    return { ok: true, value: { twr, annual } };
  }),
  moneyWeighted: adapter(heldPeriod, (period) => {
    const result = moneyWeightedReturn(period);
    if (!result.ok) return noReturn(result.reason);
    const { rate, period: total, annual, days } = result.value;
    return { ok: true, value: { irr: rate, period: total, annual, days } };
  }),
  modifiedDietz: adapter(heldPeriod, (period) => {
    const result = modifiedDietzReturn(period);
    if (!result.ok) return noReturn(result.reason);
    const { total, profit, averageCapital } = result.value;
    const figures = { profit: profit.toNumber(), denominator: averageCapital.toNumber() };
    return { ok: true, value: { return: total.toNumber(), ...figures } };
  }),
  portfolioReturn: adapter(portfolioReturnInput, (input) => {
    const { deals, instruments: terms, prices, rates, start, end } = input;
    const positions = computePositions(deals, { asOf: end, terms, refuseUndated: true });
    const {
      whole,
      positions: each,
      leftOut,
    } = portfolioReturn(positions, {
      period: { start, end },
      payments: toPayments(input.payments, positions),
      market: { prices, rates, terms },
      costs: 'after-fees-and-tax',
    });
    const problem = firstProblem(positions, leftOut);
    if (problem !== undefined) return problemAnswer(problem);
    if (whole === null) return NOTHING_HELD;
    return { ok: true, value: { ...returnAnswer(whole), positions: each.map(positionAnswer) } };
  }),
};
