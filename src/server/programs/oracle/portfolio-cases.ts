import type { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import { averagePrice, type Position, type PositionStep } from '#domain/portfolio/positions/position';
import { computePositions } from '#domain/portfolio/positions/positions';
import { valueSeries } from '#domain/portfolio/valuation/portfolio-value';
import {
  valuePosition,
  type PositionValue,
  type ValueParts,
} from '#domain/portfolio/valuation/value-position';
import { adapter, type Adapter, type Answer, type Figures } from './answer.ts';
import { positionsInput, positionValueInput, valueSeriesInput } from './portfolio-inputs.ts';
import { firstProblem, problemAnswer } from './problem-answer.ts';

const DISPOSAL_TYPES = {
  sale: 'sale',
  instalment: 'amortisation',
  redemption: 'redemption',
  closing: 'closing',
  spin_off: 'spin-off',
};

function disposalFigures(step: PositionStep): Figures[] {
  if (step.kind === 'purchase') return [];
  const { dealId, day, kind, quantity, proceeds, cost, gain } = step;
  return [
    {
      deal: dealId,
      date: day,
      type: DISPOSAL_TYPES[kind],
      quantity: quantity.toNumber(),
      proceeds: proceeds?.toNumber() ?? null,
      cost: cost.toNumber(),
      gain: gain?.toNumber() ?? null,
    },
  ];
}

function positionFigures({ kind, isin, currency, figures, steps }: Position): Figures {
  if (figures === null) return null;
  const { quantity, cost, realisedGain, lots } = figures;
  return {
    kind,
    isin,
    currency,
    quantity: quantity.toNumber(),
    cost: cost.toNumber(),
    realised: realisedGain?.toNumber() ?? null,
    averageCost: averagePrice(kind, figures)?.toNumber() ?? null,
    lots: lots.map((lot) => ({
      deal: lot.dealId,
      quantity: lot.quantity.toNumber(),
      cost: lot.cost.toNumber(),
    })),
    disposals: steps.flatMap(disposalFigures),
  };
}

const toNumbers = ({ clean, accrued, value }: ValueParts) => ({
  clean: clean.toNumber(),
  accrued: accrued.toNumber(),
  value: value.toNumber(),
});

function valueFigures(value: PositionValue): Figures {
  const { quantity, price, rate, eur } = value;
  return {
    ...toNumbers(value),
    quantity: quantity.toNumber(),
    price: price?.value.toNumber() ?? null,
    priceDate: price?.day ?? null,
    priceSource: price?.source ?? null,
    rate: rate?.unitsPerEuro.toNumber() ?? null,
    rateDate: rate?.day ?? null,
    cleanEur: eur.clean.toNumber(),
    accruedEur: eur.accrued.toNumber(),
    valueEur: eur.value.toNumber(),
  };
}

const NOTHING_HELD: Answer = {
  ok: true,
  value: { quantity: 0, clean: 0, accrued: 0, cleanEur: 0, accruedEur: 0, valueEur: 0 },
};

/** A valuation is for a past day, so disposals without a day are refused. */
function positionsUpTo(
  { deals, instruments }: Pick<z.output<typeof valueSeriesInput>, 'deals' | 'instruments'>,
  asOf: CalendarDate | undefined,
): Position[] {
  return computePositions(deals, { asOf, terms: instruments, refuseUndated: true });
}

export const portfolioCases: Readonly<Record<string, Adapter>> = {
  positions: adapter(positionsInput, ({ deals, method, asOf, instruments }) => {
    const positions = computePositions(deals, { method, asOf, terms: instruments });
    const problem = firstProblem(positions, []);
    return problem === undefined
      ? { ok: true, value: { positions: positions.map(positionFigures) } }
      : problemAnswer(problem);
  }),
  positionValue: adapter(positionValueInput, ({ date, prices, rates, ...input }) => {
    const [position] = positionsUpTo(input, date);
    if (position === undefined) return NOTHING_HELD;
    const valuation = valuePosition(position, date, { prices, rates, terms: input.instruments });
    return valuation.ok
      ? { ok: true, value: valueFigures(valuation.value) }
      : problemAnswer(valuation.problem);
  }),
  valueSeries: adapter(valueSeriesInput, ({ dates, prices, rates, ...input }) => {
    const positions = positionsUpTo(input, [...dates].sort().at(-1));
    const series = valueSeries(positions, dates, { prices, rates, terms: input.instruments });
    const problem = firstProblem(
      positions,
      series.flatMap(({ leftOut }) => leftOut),
    );
    if (problem !== undefined) return problemAnswer(problem);
    return { ok: true, value: { values: series.map(({ day, eur }) => ({ date: day, ...toNumbers(eur) })) } };
  }),
};
