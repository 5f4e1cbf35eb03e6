import type { CalendarDate } from '../../calendar-date.ts';
import type { BondTerms } from './bond-terms.ts';
import { floatingRateSteps, type Fixing } from './floating-rate.ts';
import type { Instalment } from './repayment.ts';

/** A market rate that was fixed on a day, percent. */
export interface IndexFixing {
  readonly day: CalendarDate;
  readonly rate: number;
}

/** The fixing of an index plus a margin, percent; floor and cap apply to the sum. */
export interface FloatingCoupon {
  readonly index: string;
  readonly margin: number;
  readonly floor: number | null;
  readonly cap: number | null;
}

/**
 * The entered features of a bond, as in a prospectus: terms in addition to a single coupon rate and redemption. Rates are percent
 * per year. Null: not stated; an empty list: the bond has none.
 */
export interface EnteredFeatures {
  /** Percent of the original nominal; the rest is repaid at maturity. */
  readonly amortization: readonly { readonly date: CalendarDate; readonly percent: number }[] | null;
  /** Each rate applies to the coupon periods that begin on its day or later. */
  readonly couponSteps: readonly { readonly from: CalendarDate; readonly rate: number }[] | null;
  readonly floating: FloatingCoupon | null;
  /** The issuer may repay the bond on the day at this price per 100 outstanding. */
  readonly calls: readonly { readonly date: CalendarDate; readonly price: number }[] | null;
}

/** The features that apply to a bond. */
export interface BondFeatures {
  readonly amortization: NonNullable<EnteredFeatures['amortization']>;
  readonly couponSteps: NonNullable<EnteredFeatures['couponSteps']>;
  readonly floating: (FloatingCoupon & { readonly fixings: readonly IndexFixing[] }) | null;
  readonly calls: NonNullable<EnteredFeatures['calls']>;
}

/**
 * The features of the holding itself, else those of its security; null if neither has any. Coupon steps and a floating coupon
 * exclude each other, so a holding that has one of them ignores the other of its security.
 */
export function effectiveFeatures(
  own: EnteredFeatures,
  security: EnteredFeatures | undefined,
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

/** A day on which the issuer may repay the outstanding nominal. */
export interface Call {
  readonly day: CalendarDate;
  /** Per 100 of the nominal then outstanding, without accrued interest, which is paid in addition. */
  readonly price: number;
}

/** The index of a floating coupon and its fixings, fractions per year. */
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

/** The features as terms of bond mathematics. `firstRate` (a fraction) is paid before the first fixing. */
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

/** Null if the coupon does not float. */
export function floatingTerms({ floating }: BondFeatures): FloatingTerms | null {
  return floating && { index: floating.index, fixings: toFixings(floating.fixings) };
}
