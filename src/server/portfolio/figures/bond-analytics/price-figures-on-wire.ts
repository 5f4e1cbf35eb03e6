import type { z } from 'zod';
import type { AccruedInterest } from '#domain/bonds/pricing/accrued-interest';
import type { DiscountedFlow } from '#domain/bonds/pricing/bond-pricing';
import type { PriceFigures } from '#domain/bonds/holding/holding-analytics';
import { nominalAmount } from '#domain/bonds/terms/nominal-amount';
import type { YieldToEnd } from '#domain/bonds/pricing/calls';
import type { YieldShift } from '#domain/bonds/pricing/yield-shifts';
import { Decimal, roundTo, type DecimalLike } from '#domain/money/decimal';
import type * as api from '#api/portfolio/figures/bond-analytics';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';

const PER_HUNDRED_PLACES = 6;
const FRACTION_PLACES = 8;
const RATE_PLACES = 4;
const BASIS_POINT_VALUE_PLACES = 4;

export function roundOrNull(value: DecimalLike, places: number): number {
  return roundTo(value, places).toNumber();
}

/** A fraction as percent. */
export function percent(fraction: number): number {
  return roundOrNull(fraction * 100, RATE_PLACES);
}

export function accruedOnWire(accrued: AccruedInterest, nominal: DecimalLike) {
  const { start, end, days, couponRate, spansInstalment } = accrued;
  return {
    nominal: new Decimal(nominal).toNumber(),
    couponPercent: percent(couponRate),
    spansInstalment,
    perHundred: roundOrNull(accrued.amount, PER_HUNDRED_PLACES),
    amount: nominalAmount(accrued.amount, nominal).toNumber(),
    start,
    end,
    days,
    fraction: roundOrNull(accrued.fraction, FRACTION_PLACES),
  };
}

function flowOnWire(flow: DiscountedFlow) {
  return {
    date: flow.date,
    time: roundOrNull(flow.time, PER_HUNDRED_PLACES),
    coupon: roundOrNull(flow.coupon, PER_HUNDRED_PLACES),
    principal: roundOrNull(flow.principal, PER_HUNDRED_PLACES),
    amount: roundOrNull(flow.amount, PER_HUNDRED_PLACES),
    discountFactor: roundOrNull(flow.discountFactor, FRACTION_PLACES),
    presentValue: roundOrNull(flow.presentValue, PER_HUNDRED_PLACES),
  };
}

/** A bond of 300 years has 3,600 flows, each with seven roundings, so the event loop gets a turn after each flow. */
async function flowsOnWire(flows: readonly DiscountedFlow[]) {
  const onWire = [];
  for (const flow of flows) {
    await yieldToEventLoop();
    onWire.push(flowOnWire(flow));
  }
  return onWire;
}

function shiftOnWire(shift: YieldShift) {
  return {
    basisPoints: shift.basisPoints,
    yieldPercent: percent(shift.yield),
    price: roundOrNull(shift.cleanPrice, RATE_PLACES),
    change: shift.change.toNumber(),
  };
}

function endOnWire({ kind, day, yield: y }: YieldToEnd) {
  return { kind, date: day, yieldPercent: percent(y) };
}

/** The figures at a price. Each is rounded separately from its unrounded value. */
export async function priceFiguresOnWire(figures: PriceFigures): Promise<z.input<typeof api.PriceFigures>> {
  const { risk, nominal, calls } = figures;
  return {
    settlement: figures.settlement,
    nominal: nominal.toNumber(),
    cleanPrice: roundOrNull(figures.cleanPrice, RATE_PLACES),
    accrued: accruedOnWire(figures.accrued, nominal),
    dirtyPrice: roundOrNull(figures.dirtyPrice, PER_HUNDRED_PLACES),
    value: figures.value.toNumber(),
    yieldPercent: percent(figures.yield),
    compounding: figures.compounding,
    simpleInterest: figures.simpleInterest,
    effectiveYieldPercent: percent(figures.effectiveYield),
    currentYieldPercent: percent(figures.currentYield),
    averageLife: roundOrNull(figures.averageLife, RATE_PLACES),
    calls: calls && { worst: endOnWire(calls.worst), ends: calls.ends.map(endOnWire) },
    macaulayDuration: roundOrNull(risk.macaulayDuration, RATE_PLACES),
    modifiedDuration: roundOrNull(risk.modifiedDuration, RATE_PLACES),
    convexity: roundOrNull(risk.convexity, RATE_PLACES),
    basisPointValue: roundTo(risk.dv01, FRACTION_PLACES)
      .times(nominal)
      .div(100)
      .toDecimalPlaces(BASIS_POINT_VALUE_PLACES)
      .toNumber(),
    flows: await flowsOnWire(figures.flows),
    shifts: figures.shifts.map(shiftOnWire),
  };
}
