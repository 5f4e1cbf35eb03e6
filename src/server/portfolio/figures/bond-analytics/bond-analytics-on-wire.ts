import type { CalendarDate } from '#domain/calendar-date';
import type { CurrencyEffect, DatedRate } from '#domain/bonds/holding/currency-effect';
import type { EnteredYield } from '#domain/bonds/holding/entered-yield';
import type { HoldingAnalytics } from '#domain/bonds/holding/holding-analytics';
import type { RunningFigures } from '#domain/bonds/holding/running-figures';
import type { BondHolding, HoldingTerms } from '#domain/bonds/terms/holding-terms';
import type { ProfitSplit } from '#domain/bonds/cash-flows/profit-split';
import { flowState, type MatchedPayments } from '#domain/bonds/cash-flows/received-payments';
import type { Decimal } from '#domain/money/decimal';
import type { Result } from '#domain/result';
import type { BondAnalyticsOnWire, MissingReason } from '#api/portfolio/figures/bond-analytics';
import { DayCount } from '#api/portfolio/bonds';
import { accruedOnWire, percent, priceFiguresOnWire, roundOrNull } from './price-figures-on-wire.ts';

const YIELD_PLACES = 4;
const INSTALMENT_PLACES = 8;

/** All figures of a bond on a day. */
export interface AnalysedBond {
  readonly holding: BondHolding;
  readonly today: CalendarDate;
  readonly analytics: HoldingAnalytics;
  readonly entered: EnteredYield | null;
  readonly profit: ProfitSplit;
  readonly payments: Result<MatchedPayments, MissingReason>;
}

function knownOnWire<Value, OnWire extends object>(
  found: Result<Value, MissingReason>,
  onWire: (value: Value) => OnWire,
) {
  return found.ok
    ? { known: true as const, ...onWire(found.value) }
    : { known: false as const, reason: found.reason };
}

function termsOnWire({ terms, quote, assumed }: HoldingTerms, holding: BondHolding) {
  return {
    couponPercent: Number(holding.couponPercent ?? 0),
    couponFrequency: terms.frequency,
    dayCount: DayCount.parse(terms.dayCount),
    maturityDate: terms.maturity,
    redemption: Number(holding.redemption),
    compounding: quote.compounding,
    assumed: [...assumed],
    ...featuresOnWire(holding),
  };
}

function featuresOnWire({ features }: BondHolding) {
  if (features === null) return { amortization: [], couponSteps: [], floating: null, calls: [] };
  const { amortization, couponSteps, floating, calls } = features;
  return {
    amortization: [...amortization],
    couponSteps: [...couponSteps],
    floating: floating && {
      index: floating.index,
      margin: floating.margin,
      floor: floating.floor,
      cap: floating.cap,
    },
    calls: [...calls],
  };
}

function floatingOnWire({ floating }: RunningFigures) {
  if (floating === null) return null;
  const { index, couponRate, assumed } = floating;
  return {
    index,
    couponPercent: percent(couponRate),
    assumed: assumed && { from: assumed.from, couponPercent: percent(assumed.rate) },
  };
}

function runningOnWire(running: RunningFigures) {
  const { nominal, outstanding, daysToMaturity, nextCoupon, toCome, heldToMaturity } = running;
  return {
    nominal: nominal.toNumber(),
    outstandingPercent: roundOrNull(outstanding, INSTALMENT_PLACES),
    floating: floatingOnWire(running),
    accrued: accruedOnWire(running.accrued, nominal),
    daysToMaturity,
    nextCoupon: nextCoupon && { ...nextCoupon, amount: nextCoupon.amount.toNumber() },
    toCome: toCome.map(({ date, coupon, principal }) => ({
      date,
      coupon: coupon.toNumber(),
      principal: principal.toNumber(),
    })),
    heldToMaturity: heldToMaturity.toNumber(),
  };
}

type DaysNotDue = ReadonlySet<CalendarDate>;

function paymentsOnWire(
  { flows, unmatched, undated }: MatchedPayments,
  today: CalendarDate,
  notDue: DaysNotDue,
) {
  return {
    flows: flows
      .filter(({ flow }) => flow.kind !== 'purchase')
      .map(({ flow, receipt }) => ({
        date: flow.date,
        interest: flow.interim.toNumber(),
        principal: flow.principal.toNumber(),
        received: receipt?.gross.toNumber() ?? null,
        state: notDue.has(flow.date) ? ('not-due' as const) : flowState({ flow, receipt }, today),
      })),
    unmatched: unmatched.map(({ date, receipt }) => ({ date, received: receipt.gross.toNumber() })),
    undated: undated.length,
  };
}

/** The yield to show for the bond: the entered one, else the one computed from the market price. */
function yieldOnWire({ analytics: { market }, entered }: AnalysedBond): BondAnalyticsOnWire['yield'] {
  if (entered !== null) return { known: true, percent: entered.percent.toNumber(), source: 'entered' };
  return knownOnWire(market, (figures) => ({
    percent: roundOrNull(figures.yield * 100, YIELD_PLACES),
    source: 'computed' as const,
  }));
}

function enteredYieldOnWire(entered: EnteredYield | null): BondAnalyticsOnWire['enteredYield'] {
  if (entered === null) return null;
  const { percent, basisPointsOff, differs, isOfPurchase } = entered;
  return {
    percent: percent.toNumber(),
    basisPointsOff: basisPointsOff === null ? null : roundOrNull(basisPointsOff, 1),
    differs,
    isOfPurchase,
  };
}

const amountOnWire = (amount: Decimal) => ({ amount: amount.toNumber() });

function rateOnWire({ day, unitsPerEuro }: DatedRate) {
  return { day, unitsPerEuro: Number(unitsPerEuro) };
}

function currencyEffectOnWire({ amount, working }: CurrencyEffect) {
  return {
    amount: amount.toNumber(),
    working: working && {
      paid: working.paid.toNumber(),
      purchase: rateOnWire(working.rates.purchase),
      now: rateOnWire(working.rates.now),
    },
  };
}

function profitOnWire(profit: ProfitSplit): BondAnalyticsOnWire['profit'] {
  return {
    price: knownOnWire(profit.price, amountOnWire),
    coupons: knownOnWire(profit.coupons, amountOnWire),
    accruedPaid: knownOnWire(profit.accruedPaid, amountOnWire),
    accruedNow: knownOnWire(profit.accruedNow, amountOnWire),
    tax: knownOnWire(profit.tax, amountOnWire),
    currencyEffect: knownOnWire(profit.currencyEffect, currencyEffectOnWire),
    total: knownOnWire(profit.total, amountOnWire),
  };
}

async function pricesOnWire(prices: HoldingAnalytics['market']) {
  return prices.ok
    ? { known: true as const, ...(await priceFiguresOnWire(prices.value)) }
    : { known: false as const, reason: prices.reason };
}

/** The answer without the data of the security, which the figures do not use. */
export type BondFiguresOnWire = Omit<BondAnalyticsOnWire, 'security'>;

/** The figures of a bond as the API returns them, with its id and the day of its market price. */
export async function bondAnalyticsOnWire(
  analysed: AnalysedBond,
  {
    notDue,
    ...stored
  }: Pick<BondAnalyticsOnWire, 'bondId' | 'marketPriceOn'> & { readonly notDue: DaysNotDue },
): Promise<BondFiguresOnWire> {
  const { holding, today, analytics, payments } = analysed;
  return {
    ...stored,
    isin: holding.isin,
    direction: holding.direction,
    expired: holding.expired,
    currency: holding.currency,
    nominal: Number(holding.nominal),
    today,
    terms: knownOnWire(analytics.terms, (terms) => termsOnWire(terms, holding)),
    running: knownOnWire(analytics.running, runningOnWire),
    market: await pricesOnWire(analytics.market),
    purchase: await pricesOnWire(analytics.purchase),
    yield: yieldOnWire(analysed),
    enteredYield: enteredYieldOnWire(analysed.entered),
    profit: profitOnWire(analysed.profit),
    payments: knownOnWire(payments, (matched) => paymentsOnWire(matched, today, notDue)),
  };
}
