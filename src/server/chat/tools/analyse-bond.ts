import { z } from 'zod';
import { calendarDate } from '#domain/calendar-date';
import type { BondAnalyticsOnWire } from '#api/bond-analytics';
import * as field from '#api/fields';
import { analyseBond as analyse } from '../../bond-analytics/analyse-bond.ts';
import { bondAnalyticsOnWire } from '../../bond-analytics/bond-analytics-on-wire.ts';
import { bondHolding } from '../../bonds/bond-holding.ts';
import { findBondWithPayments, type BondWithPaymentsRow } from '../../bonds/bonds-with-payments.store.ts';
import { findRatesOfHolding } from '../../bond-analytics/find-rates-of-holding.ts';
import { bondFact } from './holding.ts';
import { money } from './money.ts';
import { tool, type Portfolio } from './tool.ts';

const MOST = 5;

type Known<Given> = Extract<Given, { readonly known: true }>;

/** The working of a yield: what is paid when, and what that is worth on the settlement day. */
function priceFacts(figures: Known<BondAnalyticsOnWire['market']>, { currency }: BondWithPaymentsRow) {
  return {
    settlement: figures.settlement,
    cleanPrice: String(figures.cleanPrice),
    accruedPerHundred: String(figures.accrued.perHundred),
    accruedDays: figures.accrued.days,
    accrued: money(figures.accrued.amount, currency),
    dirtyPrice: String(figures.dirtyPrice),
    dirtyValue: money(figures.value, currency),
    yieldPercent: String(figures.yieldPercent),
    couponsCompoundedAYear: figures.compounding,
    simpleInterest: figures.simpleInterest,
    effectiveYieldPercent: String(figures.effectiveYieldPercent),
    currentYieldPercent: String(figures.currentYieldPercent),
    macaulayDurationYears: String(figures.macaulayDuration),
    modifiedDurationYears: String(figures.modifiedDuration),
    convexity: String(figures.convexity),
    basisPointValue: money(figures.basisPointValue, currency),
    /** Per 100 of nominal. */
    flows: figures.flows.map(({ date, amount, discountFactor, presentValue }) => ({
      date: calendarDate(date),
      amount: String(amount),
      discountFactor: String(discountFactor),
      presentValue: String(presentValue),
    })),
  };
}

function priceOrReason(given: BondAnalyticsOnWire['market'], row: BondWithPaymentsRow) {
  return given.known
    ? { known: true as const, ...priceFacts(given, row) }
    : { known: false as const, reason: given.reason };
}

function runningFacts({ running }: BondAnalyticsOnWire, { currency }: BondWithPaymentsRow) {
  if (!running.known) return { known: false as const, reason: running.reason };
  const { daysToMaturity, nextCoupon, heldToMaturity, accrued } = running;
  return {
    known: true as const,
    daysToMaturity,
    accrued: money(accrued.amount, currency),
    nextCoupon: nextCoupon && {
      date: calendarDate(nextCoupon.date),
      amount: money(nextCoupon.amount, currency),
    },
    heldToMaturity: money(heldToMaturity, currency),
  };
}

function profitFacts({ profit }: BondAnalyticsOnWire, { currency }: BondWithPaymentsRow) {
  const of = (part: BondAnalyticsOnWire['profit']['price']) =>
    part.known ? money(part.amount, currency) : null;
  return {
    price: of(profit.price),
    coupons: of(profit.coupons),
    accruedPaid: of(profit.accruedPaid),
    accruedNow: of(profit.accruedNow),
    tax: of(profit.tax),
    total: of(profit.total),
  };
}

async function factsOf(portfolio: Portfolio, row: BondWithPaymentsRow) {
  const { db, today } = portfolio;
  const holding = bondHolding(row);
  const rates = await findRatesOfHolding(db, holding, today);
  const analysed = await analyse({ holding, paymentRows: row.payments, rates }, today);
  const found = await bondAnalyticsOnWire(analysed, row.id);
  return {
    ...bondFact(row, portfolio),
    running: runningFacts(found, row),
    atMarket: priceOrReason(found.market, row),
    atPurchase: priceOrReason(found.purchase, row),
    /** Price, coupons, interest and tax together. */
    return: profitFacts(found, row),
  };
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

export const analyseBond = tool({
  name: 'analyse_bond',
  description:
    'What the terms and prices of the bonds of one ISIN tell: yield with its working, durations, convexity, accrued interest, next coupon, return',
  input: z.object({ isin: field.isin }),
  run: async (portfolio, { isin }) => {
    const { db, scope } = portfolio;
    const found = (await portfolio.bonds()).filter((row) => row.isin === isin);
    const bonds: Facts[] = [];
    for (const { id } of found.slice(0, MOST))
      bonds.push(await factsOf(portfolio, await findBondWithPayments(db, scope, id)));
    return { count: found.length, bonds };
  },
});
