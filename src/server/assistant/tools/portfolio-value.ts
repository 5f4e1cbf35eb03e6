import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import * as field from '#api/platform/fields';
import type { OverviewOnWire } from '#api/portfolio/figures/overview';
import { loadOverview } from '../../portfolio/figures/overview/load-overview.ts';
import { overviewOnWire } from '../../portfolio/figures/overview/overview-on-wire.ts';
import { AFTER_TODAY, decimalFact, euroFact, leftOutFacts, rateFacts } from './known-figure.ts';
import { tool } from './tool.ts';

const MAX_SHARES = 40;
const MAX_LEFT_OUT = 50;

type Shares = OverviewOnWire['allocation']['class'];

const shareFacts = (shares: Shares) =>
  shares
    .slice(0, MAX_SHARES)
    .map(({ key, eur, percent }) => ({ key, value: euroFact(eur), percent: new Decimal(percent) }));

function allocationFact({ allocation }: OverviewOnWire) {
  return {
    class: shareFacts(allocation.class),
    currency: shareFacts(allocation.currency),
    issuer: shareFacts(allocation.issuer),
    country: shareFacts(allocation.country),
    bank: shareFacts(allocation.bank),
    yearsToMaturity: shareFacts(allocation.maturity),
  };
}

function concentrationFact({ concentration }: OverviewOnWire) {
  return {
    sumOfSquaredWeights: decimalFact(concentration.hhi),
    asConcentratedAsEqualHoldings: decimalFact(concentration.equalHoldings),
    aboveLimit: concentration.flags.map(({ kind, key, percent, limit }) => {
      return { kind, key, percent: new Decimal(percent), limitPercent: new Decimal(limit) };
    }),
  };
}

function valueFacts(overview: OverviewOnWire) {
  const { on, eur, count, left, oldestPriceDay, rates, overdue } = overview;
  return {
    on,
    value: euroFact(eur.value),
    valueWithoutAccruedInterest: euroFact(eur.clean),
    accruedInterest: euroFact(eur.accrued),
    cost: euroFact(eur.cost),
    profit: euroFact(eur.profit),
    positions: count,
    oldestPriceDay,
    rates: rateFacts(rates.currencies),
    allocation: allocationFact(overview),
    concentration: concentrationFact(overview),
    overduePayments: overdue,
    leftOut: leftOutFacts(left.slice(0, MAX_LEFT_OUT)),
    leftOutCount: left.length,
  };
}

export const portfolioValue = tool({
  name: 'portfolio_value',
  description:
    'The value of the whole portfolio at the end of a day (by default today) in EUR with accrued interest, its cost and profit, its allocation by class, currency, issuer, country, bank and years to maturity, its concentration, and what has no value and why',
  input: z.object({ on: field.day.optional() }),
  run: async ({ db, scope, today }, { on = today }) => {
    if (on > today) return AFTER_TODAY;
    const source = { db, scope };
    return valueFacts(overviewOnWire(await loadOverview(source, { on, today })));
  },
});
