import { z } from 'zod';
import { FeatureOutput } from '../bond-features.ts';
import { BondDirection, CouponFrequency, DayCount } from '../bonds.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as field from '../../platform/fields.ts';
import { BondId, inPath } from '../../platform/ids.ts';

/** Why a figure of a bond is missing. */
export const MissingReason = z.enum([
  'sell-row',
  'no-nominal',
  'no-maturity-date',
  'no-coupon',
  'no-market-price',
  'no-buy-price',
  'no-purchase-date',
  'matured',
  'expired',
  'not-issued-yet',
  'issue-date-needed',
  'settlement-before-issue',
  'maturity-not-after-settlement',
  'maturity-not-after-issue',
  'impossible-first-coupon',
  'impossible-penultimate-coupon',
  'impossible-coupon-dates',
  'frequency-not-offered',
  'coupon-rate-not-valid',
  'coupon-rate-not-known',
  'redemption-not-positive',
  'instalments-not-valid',
  'nothing-outstanding',
  'date-out-of-range',
  'price-not-positive',
  'yield-does-not-exist',
  'yield-out-of-range',
  'no-exchange-rates',
]);
export type MissingReason = z.infer<typeof MissingReason>;

/** Figures, or the reason why they are missing. */
function knownOr<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.discriminatedUnion('known', [
    z.object({ known: z.literal(true), ...shape }),
    z.object({ known: z.literal(false), reason: MissingReason }),
  ]);
}

/** In the bond's currency, 2 places. */
const amount = z.number();
const KnownAmount = knownOr({ amount });
export type KnownAmount = z.output<typeof KnownAmount>;

const Accrued = z.object({
  /** The outstanding part of the holder's nominal. */
  nominal: amount,
  /** The rate of the period, 4 places. */
  couponPercent: z.number(),
  /** Interest accrued on more than is outstanding, because an instalment was paid in the period. */
  spansInstalment: z.boolean(),
  /** 6 places. */
  perHundred: z.number(),
  amount,
  start: field.storedDay,
  end: field.storedDay,
  /** Counted by the day-count convention. */
  days: z.int(),
  /** Years in the day count, 8 places. */
  fraction: z.number(),
});

/** One line of the calculation of a price, per 100 nominal. */
const DiscountedFlow = z.object({
  date: field.storedDay,
  /** Years of coupon time from settlement, 6 places. */
  time: z.number(),
  /** 6 places; so have the principal, the amount and the present value. */
  coupon: z.number(),
  principal: z.number(),
  amount: z.number(),
  /** 8 places. */
  discountFactor: z.number(),
  presentValue: z.number(),
});

/** The price of the bond at another yield. */
const YieldShift = z.object({
  basisPoints: z.int(),
  /** 4 places. */
  yieldPercent: z.number(),
  /** 4 places, clean. */
  price: z.number(),
  change: amount,
});
export type YieldShift = z.output<typeof YieldShift>;

const End = z.object({
  kind: z.enum(['call', 'maturity']),
  date: field.storedDay,
  /** 4 places. */
  yieldPercent: z.number(),
});
export type End = z.output<typeof End>;

const price = {
  settlement: field.storedDay,
  /** The outstanding part of the holder's nominal on the settlement day. All amounts are for this nominal. */
  nominal: amount,
  /** Per 100 of that nominal, 4 places. */
  cleanPrice: z.number(),
  accrued: Accrued,
  /** 6 places. */
  dirtyPrice: z.number(),
  /** The dirty price in money. */
  value: amount,
  /** In the market convention of the bond, 4 places. */
  yieldPercent: z.number(),
  /** How often per year the quoted yield is compounded. */
  compounding: z.int(),
  /** True if one payment is left and the quoted yield is simple interest. */
  simpleInterest: z.boolean(),
  /** Compounded once a year, 4 places. */
  effectiveYieldPercent: z.number(),
  /** 4 places. */
  currentYieldPercent: z.number(),
  /** Years until the capital is back, weighted by the capital: 4 places. */
  averageLife: z.number(),
  /** When it may end, and the lowest yield, for which the risk is computed; null if it cannot be called any more. */
  calls: z.object({ worst: End, ends: z.array(End) }).nullable(),
  /** Years, 4 places. */
  macaulayDuration: z.number(),
  modifiedDuration: z.number(),
  /** Years², 4 places. */
  convexity: z.number(),
  /** The loss of value when the yield rises by one basis point, 4 places. */
  basisPointValue: z.number(),
  flows: z.array(DiscountedFlow),
  shifts: z.array(YieldShift),
};
export const PriceFigures = z.object(price);
export type PriceFigures = z.output<typeof PriceFigures>;

const running = {
  /** The outstanding part of the holder's nominal; then the outstanding percentage of the original nominal. */
  nominal: amount,
  outstandingPercent: z.number(),
  /** Null if the coupon does not float. */
  floating: z
    .object({
      index: z.string(),
      /** The rate of the current period, 4 places. */
      couponPercent: z.number(),
      /** From this day, interest is calculated at the last known rate; null if all future rates are known. */
      assumed: z.object({ from: field.storedDay, couponPercent: z.number() }).nullable(),
    })
    .nullable(),
  accrued: Accrued,
  daysToMaturity: z.int(),
  /** Null if the bond pays no coupons. */
  nextCoupon: z.object({ date: field.storedDay, days: z.int(), amount }).nullable(),
  toCome: z.array(z.object({ date: field.storedDay, coupon: amount, principal: amount })),
  heldToMaturity: amount,
};

export const FlowState = z.enum(['received', 'short', 'due', 'overdue', 'to-come', 'not-due']);
export type FlowState = z.infer<typeof FlowState>;

/** A coupon or the redemption, with the amount received. */
export const DueFlow = z.object({
  date: field.storedDay,
  interest: amount,
  principal: amount,
  /** Before tax; null if nothing has been received. */
  received: amount.nullable(),
  state: FlowState,
});
export type DueFlow = z.output<typeof DueFlow>;

/** A reference rate of the European Central Bank. */
const DatedRate = z.object({ day: field.storedDay, unitsPerEuro: z.number() });

export const BondAnalytics = z.object({
  bondId: BondId,
  isin: z.string(),
  /** What is recorded about the security; null: nothing, so there are no prices of it, either. */
  security: z.object({ name: z.string().nullable() }).nullable(),
  direction: BondDirection,
  expired: z.boolean(),
  currency: field.currency,
  /** The original nominal, as bought. */
  nominal: amount,
  /** The day of the market price; null if not known. */
  marketPriceOn: field.storedDay.nullable(),
  /** The day of the current figures, computed as if the bond settled on it. */
  today: field.storedDay,
  terms: knownOr({
    /** 4 places. */
    couponPercent: z.number(),
    couponFrequency: CouponFrequency,
    dayCount: DayCount,
    maturityDate: field.storedDay,
    redemption: z.number(),
    compounding: z.int(),
    /** Terms that were not entered and are taken from the conventions of the ISIN's market. */
    assumed: z.array(z.enum(['couponFrequency', 'dayCount'])),
    amortization: FeatureOutput.amortization,
    couponSteps: FeatureOutput.couponSteps,
    floating: FeatureOutput.floating.nullable(),
    calls: FeatureOutput.calls,
  }),
  running: knownOr(running),
  market: knownOr(price),
  purchase: knownOr(price),
  /** The yield shown for the bond: the entered one, else the one computed from the market price. */
  yield: knownOr({ percent: z.number(), source: z.enum(['entered', 'computed']) }),
  enteredYield: z
    .object({
      percent: z.number(),
      /** Entered less computed yield, 1 place; null if none is computed. */
      basisPointsOff: z.number().nullable(),
      /** True if they differ by more than 5 basis points. */
      differs: z.boolean(),
      /** True if the entered yield is the one at the purchase price. */
      isOfPurchase: z.boolean(),
    })
    .nullable(),
  profit: z.object({
    price: KnownAmount,
    coupons: KnownAmount,
    accruedPaid: KnownAmount,
    accruedNow: KnownAmount,
    tax: KnownAmount,
    currencyEffect: knownOr({
      /** EUR, 2 places. */
      amount: z.number(),
      /** Null for euro and lev, whose rate is fixed by law. */
      working: z.object({ paid: amount, purchase: DatedRate, now: DatedRate }).nullable(),
    }),
    total: KnownAmount,
  }),
  payments: knownOr({
    flows: z.array(DueFlow),
    /** Received payments that match none of the flows. */
    unmatched: z.array(z.object({ date: field.storedDay, received: amount })),
    /** The number of payments without a date. */
    undated: z.int(),
  }),
});
export type BondAnalytics = z.output<typeof BondAnalytics>;
export type BondAnalyticsOnWire = z.input<typeof BondAnalytics>;

const params = z.object({ id: inPath.id(BondId) });

export const findMyBondAnalytics = endpoint({
  method: 'GET',
  path: '/ClientData/{id}/analytics',
  access: 'signed-in',
  summary:
    "Figures calculated from the terms and prices of one of the signed-in user's bonds, each with its working",
  params,
  answer: BondAnalytics,
});

export const findBondAnalytics = endpoint({
  method: 'GET',
  path: '/admin/bonds/{id}/analytics',
  access: 'administrator',
  summary: 'Figures calculated from the terms and prices of a bond, each with its working',
  params,
  answer: BondAnalytics,
});
