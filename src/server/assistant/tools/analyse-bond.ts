import { z } from 'zod';
import { calendarDate, daysBetween } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import { roundedAmount } from '#domain/money/currency-amount';
import { holdingTerms } from '#domain/bonds/terms/holding-terms';
import { rowKey } from '#domain/portfolio/income/held-holdings';
import { isBond, type HeldBond } from '#domain/portfolio/holding';
import * as field from '#api/platform/fields';
import { BondId } from '#api/platform/ids';
import { analyseBond as analyse } from '../../portfolio/figures/bond-analytics/analyse-bond.ts';
import { loadDecisions, notDueDays } from '../../portfolio/figures/missed-payments/load-payment-records.ts';
import {
  bondAnalyticsOnWire,
  type BondFiguresOnWire,
} from '../../portfolio/figures/bond-analytics/bond-analytics-on-wire.ts';
import { bondHolding } from '../../portfolio/records/bonds/bond-holding.ts';
import {
  findBondWithPayments,
  type BondWithPaymentsRow,
} from '../../portfolio/records/holdings/bonds-with-payments.store.ts';
import { findHoldingRates } from '../../portfolio/figures/bond-analytics/find-holding-rates.ts';
import { holdingFacts } from './holding-facts.ts';
import { findHoldings } from './portfolio.ts';
import { tool, type Portfolio } from './tool.ts';

const MAX_ROWS = 5;

type KnownFigures<Figures> = Extract<Figures, { readonly known: true }>;

/** The calculation of a yield: the payments, and their present values on the settlement day. */
function priceFacts(figures: KnownFigures<BondFiguresOnWire['market']>, { currency }: BondWithPaymentsRow) {
  return {
    settlement: figures.settlement,
    cleanPrice: String(figures.cleanPrice),
    accruedPerHundred: String(figures.accrued.perHundred),
    accruedDays: figures.accrued.days,
    accrued: roundedAmount(figures.accrued.amount, currency),
    dirtyPrice: String(figures.dirtyPrice),
    dirtyValue: roundedAmount(figures.value, currency),
    yieldPercent: String(figures.yieldPercent),
    couponsCompoundedAYear: figures.compounding,
    simpleInterest: figures.simpleInterest,
    /** For a callable bond: its lowest yield, and the day that it and the durations, convexity and basis point value are computed to. */
    worst: figures.calls && {
      kind: figures.calls.worst.kind,
      date: calendarDate(figures.calls.worst.date),
      yieldPercent: String(figures.calls.worst.yieldPercent),
    },
    averageLifeYears: String(figures.averageLife),
    effectiveYieldPercent: String(figures.effectiveYieldPercent),
    currentYieldPercent: String(figures.currentYieldPercent),
    macaulayDurationYears: String(figures.macaulayDuration),
    modifiedDurationYears: String(figures.modifiedDuration),
    convexity: String(figures.convexity),
    basisPointValue: roundedAmount(figures.basisPointValue, currency),
    /** Per 100 of nominal. */
    flows: figures.flows.map(({ date, amount, discountFactor, presentValue }) => ({
      date: calendarDate(date),
      amount: String(amount),
      discountFactor: String(discountFactor),
      presentValue: String(presentValue),
    })),
  };
}

function priceOrReason(figures: BondFiguresOnWire['market'], row: BondWithPaymentsRow) {
  return figures.known
    ? { known: true as const, ...priceFacts(figures, row) }
    : { known: false as const, reason: figures.reason };
}

type Running = KnownFigures<BondFiguresOnWire['running']>;

/** Smaller than any day of a coupon period. */
const SAME = 1e-6;

/** What accrued interest is made of; the days of the coupon period where the days divided by these are the part of the coupon. */
function accrualFacts(
  { accrued, nextCoupon }: Pick<Running, 'accrued' | 'nextCoupon'>,
  { frequency, currency }: { readonly frequency: number; readonly currency: Currency },
) {
  const { nominal, couponPercent, start, end, days, fraction } = accrued;
  const periodDays = nextCoupon && daysBetween(calendarDate(start), calendarDate(nextCoupon.date));
  const isPartOfCoupon =
    periodDays !== null && frequency > 0 && Math.abs(fraction * frequency - days / periodDays) < SAME;
  return {
    nominal: roundedAmount(nominal, currency),
    couponPercent: String(couponPercent),
    couponsAYear: frequency,
    ...{ from: calendarDate(start), to: calendarDate(end), days },
    years: String(fraction),
    periodDays: isPartOfCoupon ? periodDays : null,
  };
}

function runningFacts(
  { running }: BondFiguresOnWire,
  { frequency, currency }: { readonly frequency: number; readonly currency: Currency },
) {
  if (!running.known) return { known: false as const, reason: running.reason };
  const { daysToMaturity, nextCoupon, heldToMaturity, accrued, floating } = running;
  return {
    known: true as const,
    daysToMaturity,
    /** The outstanding nominal, which all prices and amounts are for; null if nothing has been repaid yet. */
    outstanding: running.outstandingPercent === 100 ? null : roundedAmount(running.nominal, currency),
    /** From this day on, coupons are computed with the last known rate of the index. */
    lastKnownRate: floating?.assumed
      ? { from: calendarDate(floating.assumed.from), couponPercent: String(floating.assumed.couponPercent) }
      : null,
    accrued: roundedAmount(accrued.amount, currency),
    /** Nominal × coupon × years; null with an instalment in between, which lowers the nominal. */
    accrual: accrued.spansInstalment ? null : accrualFacts({ accrued, nextCoupon }, { frequency, currency }),
    /** The rate of the running coupon, which floats or changes in steps for some bonds. */
    couponPercent: String(accrued.couponPercent),
    nextCoupon: nextCoupon && {
      date: calendarDate(nextCoupon.date),
      amount: roundedAmount(nextCoupon.amount, currency),
    },
    heldToMaturity: roundedAmount(heldToMaturity, currency),
  };
}

function profitFacts({ profit }: BondFiguresOnWire, { currency }: BondWithPaymentsRow) {
  const amountOrNull = (part: BondFiguresOnWire['profit']['price']) =>
    part.known ? roundedAmount(part.amount, currency) : null;
  return {
    price: amountOrNull(profit.price),
    coupons: amountOrNull(profit.coupons),
    accruedPaid: amountOrNull(profit.accruedPaid),
    accruedNow: amountOrNull(profit.accruedNow),
    tax: amountOrNull(profit.tax),
    total: amountOrNull(profit.total),
  };
}

async function analyseOne(portfolio: Portfolio, bond: HeldBond) {
  const { db, scope, today } = portfolio;
  const row = await findBondWithPayments(db, scope, BondId.parse(bond.id));
  const { share } = (await portfolio.remainders()).get(rowKey(bond)) ?? {};
  const holding = { ...bondHolding(row), ...(share?.gt(0) && { nominal: share.times(row.nominal) }) };
  const rates = await findHoldingRates(db, holding, today);
  const figures = await analyse({ holding, paymentRows: row.payments, rates }, today);
  const notDue = notDueDays(await loadDecisions({ db, scope }, { id: row.id }), row.id);
  const stored = { bondId: row.id, marketPriceOn: row.market_price_on, notDue };
  const found = await bondAnalyticsOnWire(figures, stored);
  const terms = holdingTerms(bond);
  return {
    ...holdingFacts(bond, portfolio),
    /** null: its terms are not known. */
    couponsAYear: terms.ok ? terms.value.terms.frequency : null,
    dayCount: terms.ok ? terms.value.terms.dayCount : null,
    running: runningFacts(found, {
      frequency: terms.ok ? terms.value.terms.frequency : 0,
      currency: row.currency,
    }),
    atMarket: priceOrReason(found.market, row),
    atPurchase: priceOrReason(found.purchase, row),
    /** Price change, coupons, interest and tax. */
    return: profitFacts(found, row),
  };
}

export const analyseBond = tool({
  name: 'analyse_bond',
  description:
    'The figures of the bonds of one ISIN from their terms and prices: yield with its calculation, durations, convexity, accrued interest, next coupon, return',
  input: z.object({ isin: field.isin }),
  run: async (portfolio, { isin }) => {
    const found = (await findHoldings(portfolio, { isins: [isin] })).filter(isBond);
    const bonds: Awaited<ReturnType<typeof analyseOne>>[] = [];
    for (const bond of found.slice(0, MAX_ROWS)) bonds.push(await analyseOne(portfolio, bond));
    return { count: found.length, bonds };
  },
});
