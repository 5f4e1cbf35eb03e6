import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import { selectPositions, type PositionFilter } from '#domain/portfolio/overview/select-positions';
import * as field from '#api/platform/fields';
import type { OverviewOnWire } from '#api/portfolio/figures/overview';
import { loadOverview, type LoadedOverview } from '../../portfolio/figures/overview/load-overview.ts';
import { overviewOnWire } from '../../portfolio/figures/overview/overview-on-wire.ts';
import { AFTER_TODAY, decimalFact, euroFact, leftOutFacts, rateFacts } from './known-figure.ts';
import { holdingFilter } from './holding-filter.ts';
import { once } from './once.ts';
import { findHoldings } from './portfolio.ts';
import { tool, type Portfolio } from './tool.ts';

const MAX_SHARES = 40;
const MAX_POSITIONS = 20;
const MAX_SMALLEST = 5;
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

function concentrationFact({ concentration, allocation }: OverviewOnWire) {
  return {
    issuerCount: allocation.issuer.filter(({ key }) => key !== '').length,
    sumOfSquaredWeights: decimalFact(concentration.hhi),
    asConcentratedAsEqualHoldings: decimalFact(concentration.equalHoldings),
  };
}

const positionFacts = (positions: OverviewOnWire['positions']) =>
  positions.map(({ kind, isin, name, eur, weight, profit }) => {
    return { kind, isin, name, value: euroFact(eur), percent: new Decimal(weight), profit: euroFact(profit) };
  });

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
    largestPositions: positionFacts(overview.positions.slice(0, MAX_POSITIONS)),
    smallestPositions: positionFacts(overview.positions.slice(-MAX_SMALLEST).toReversed()),
    oldestPriceDay,
    rates: rateFacts(rates.currencies),
    allocation: allocationFact(overview),
    concentration: concentrationFact(overview),
    overduePayments: overdue,
    leftOut: leftOutFacts(left.slice(0, MAX_LEFT_OUT)),
    leftOutCount: left.length,
  };
}

/** Conditions on single holdings select the securities that have such a holding. */
async function positionFilter(portfolio: Portfolio, filter: HoldingFilter): Promise<PositionFilter> {
  const { kinds, currencies, countries, isins: named, among, expired: _expired, ...others } = filter;
  const isins = among === undefined ? named : among.isins.filter((isin) => named?.includes(isin) !== false);
  const banks = (await portfolio.deals()).flatMap(({ bank }) => bank ?? []);
  const wanted = others.banks?.map((bank) => bank.toLowerCase());
  const ofPositions = {
    ...{ kinds, currencies, countries, isins },
    banks: wanted && banks.filter((bank) => wanted.includes(bank.toLowerCase())),
  };
  if (!isNarrowing({ ...others, banks: undefined })) return ofPositions;
  const found = await findHoldings(portfolio, filter);
  return { ...ofPositions, isins: found.map(({ isin }) => isin) };
}

async function restrict(
  portfolio: Portfolio,
  overview: LoadedOverview,
  filter: HoldingFilter,
): Promise<LoadedOverview> {
  if (!isNarrowing({ ...filter, expired: undefined })) return overview;
  const { kinds, isins, currencies, ...rest } = await positionFilter(portfolio, filter);
  const left = overview.left.filter(
    ({ position: { kind, isin, currency } }) =>
      kinds?.includes(kind) !== false &&
      isins?.includes(isin) !== false &&
      currencies?.includes(currency) !== false,
  );
  return {
    ...overview,
    valued: selectPositions(overview.valued, { kinds, isins, currencies, ...rest }),
    left,
  };
}

export const overviewOn = once(({ db, scope, today, concentrationLimits }, on: CalendarDate) =>
  loadOverview({ db, scope }, { on, today, concentrationLimits }),
);

export const portfolioValue = tool({
  name: 'portfolio_value',
  description:
    'The value of the whole portfolio, or of the part that fits, at the end of a day (by default today) in EUR with accrued interest, its cost and profit, its largest positions, its allocation by class, currency, issuer, country, bank and years to maturity, its concentration, and what has no value and why',
  input: z.object({ on: field.day.optional(), filter: holdingFilter.default({}) }),
  run: async (portfolio, { on = portfolio.today, filter }) => {
    if (on > portfolio.today) return AFTER_TODAY;
    const overview = await overviewOn(portfolio, on);
    return valueFacts(overviewOnWire(await restrict(portfolio, overview, filter)));
  },
});
