import type { CalendarDate } from '../../calendar-date.ts';
import type { BondTerms } from './bond-terms.ts';
import { floatingRateSteps, type Fixing } from './floating-rate.ts';
import type { Instalment } from './repayment.ts';

/** A rate of the market as it was fixed on a day, percent. */
export interface IndexFixing {
  readonly day: CalendarDate;
  readonly rate: number;
}

/** The fixing of an index and a margin, percent; floor and cap apply to the sum. */
export interface FloatingCoupon {
  readonly index: string;
  readonly margin: number;
  readonly floor: number | null;
  readonly cap: number | null;
}

/**
 * What is stated of a bond besides one coupon rate and one redemption, as a prospectus writes it: rates in percent a year. Null
 * states nothing, an empty list that there is none.
 */
export interface StatedFeatures {
  /** Percent of the original nominal; the rest is paid back at maturity. */
  readonly amortization: readonly { readonly date: CalendarDate; readonly percent: number }[] | null;
  /** The rate of each coupon period that begins on the day or later. */
  readonly couponSteps: readonly { readonly from: CalendarDate; readonly rate: number }[] | null;
  readonly floating: FloatingCoupon | null;
  /** The issuer may pay back on the day at this price per 100 outstanding. */
  readonly calls: readonly { readonly date: CalendarDate; readonly price: number }[] | null;
}

/** What holds for a bond. */
export interface BondFeatures {
  readonly amortization: NonNullable<StatedFeatures['amortization']>;
  readonly couponSteps: NonNullable<StatedFeatures['couponSteps']>;
  readonly floating: (FloatingCoupon & { readonly fixings: readonly IndexFixing[] }) | null;
  readonly calls: NonNullable<StatedFeatures['calls']>;
}

/**
 * What a holding states for itself, else what its security states; null where neither states anything. Steps and a floating
 * coupon exclude each other, so that a holding that states one of them has nothing of the other.
 */
export function effectiveFeatures(
  own: StatedFeatures,
  security: StatedFeatures | undefined,
  findFixings: (index: string) => readonly IndexFixing[],
): BondFeatures | null {
  const coupon = own.couponSteps !== null || own.floating !== null ? own : security;
  const amortization = own.amortization ?? security?.amortization ?? [];
  const calls = own.calls ?? security?.calls ?? [];
  const couponSteps = coupon?.couponSteps ?? [];
  const floating = coupon?.floating ?? null;
  if (floating === null && amortization.length + couponSteps.length + calls.length === 0) return null;
  return {
    amortization,
    couponSteps,
    floating: floating && { ...floating, fixings: findFixings(floating.index) },
    calls,
  };
}

/** A day on which the issuer may pay back all that is outstanding. */
export interface Call {
  readonly day: CalendarDate;
  /** Per 100 of what is then outstanding, without accrued interest, which is paid on top. */
  readonly price: number;
}

/** The fixings and the rate of the market that a floating coupon counts, fractions a year. */
export type FloatingTerms = { readonly index: string; readonly fixings: readonly Fixing[] };

const toFraction = (percent: number) => percent / 100;

function floatingSteps({ floating }: BondFeatures, firstRate: number | null): BondTerms['rateSteps'] {
  if (floating === null) return undefined;
  return floatingRateSteps({
    margin: toFraction(floating.margin),
    floor: floating.floor === null ? undefined : toFraction(floating.floor),
    cap: floating.cap === null ? undefined : toFraction(floating.cap),
    fixings: toFixings(floating.fixings),
    firstRate,
  });
}

function toFixings(fixings: readonly IndexFixing[]): Fixing[] {
  return fixings.map(({ day, rate }) => ({ day, rate: toFraction(rate) }));
}

export function featureInstalments({ amortization }: BondFeatures): Instalment[] {
  return amortization.map(({ date: day, percent }) => ({ day, percent }));
}

/** The features as terms of bond mathematics; `firstRate` is paid before the first fixing, a fraction. */
export function featureTerms(
  features: BondFeatures,
  firstRate: number | null,
): Pick<BondTerms, 'rateSteps' | 'instalments'> {
  const { couponSteps } = features;
  return {
    rateSteps:
      floatingSteps(features, firstRate) ??
      couponSteps.map(({ from, rate }) => ({ from, rate: toFraction(rate) })),
    instalments: featureInstalments(features),
  };
}

export function featureCalls({ calls }: BondFeatures): Call[] {
  return calls.map(({ date: day, price }) => ({ day, price }));
}

export function floatingTerms({ floating }: BondFeatures): FloatingTerms | null {
  return floating && { index: floating.index, fixings: toFixings(floating.fixings) };
}
