import type { CalendarDate } from '../../calendar-date.ts';
import type { Currency } from '../../money/currency.ts';
import type { DecimalLike } from '../../money/decimal.ts';
import { failure, success, type Result } from '../../result.ts';
import { BOND_PRESETS, presetFor, type BondPresetName } from './bond-presets.ts';
import {
  featureCalls,
  featureTerms,
  floatingTerms,
  type BondFeatures,
  type Call,
  type FloatingTerms,
} from './bond-features.ts';
import type { YieldQuote } from './yield-quote.ts';
import type { BondTerms } from './bond-terms.ts';
import type { DayCount } from './day-count.ts';

/** Moves the decimal point of a percentage exactly. The same with decimals takes twenty times as long. */
const toFraction = (percent: DecimalLike) => Number(`${String(percent)}e-2`);

/** A bond holding: the trade, and the terms as far as they are known. */
export type BondHolding = {
  readonly isin: string;
  readonly currency: Currency;
  readonly direction: 'Buy' | 'Sell';
  readonly expired: boolean;
  /** In the bond's currency: the nominal outstanding at the purchase. */
  readonly nominal: DecimalLike;
  /** Percent of nominal, clean. */
  readonly buyPrice: DecimalLike;
  /** Percent of nominal, clean; 0 if none is known. */
  readonly marketPrice: DecimalLike;
  readonly buyDate: CalendarDate | null;
  readonly settlementDate: CalendarDate | null;
  readonly couponPercent: DecimalLike | null;
  /** The entered yield, not a computed one. */
  readonly yieldPercent: DecimalLike | null;
  /** In euro, as entered for the bond as a whole. */
  readonly taxesPaid: DecimalLike | null;
  readonly maturityDate: CalendarDate | null;
  readonly couponFrequency: BondTerms['frequency'] | null;
  readonly dayCount: DayCount | null;
  readonly issueDate: CalendarDate | null;
  readonly firstCouponDate: CalendarDate | null;
  readonly redemption: DecimalLike;
  /** Null: a single coupon rate, and everything repaid at maturity. */
  readonly features: BondFeatures | null;
};

/** The settlement day of the purchase, or the day of the deal if only that is known. */
export function purchaseDay({
  settlementDate,
  buyDate,
}: Pick<BondHolding, 'settlementDate' | 'buyDate'>): CalendarDate | null {
  return settlementDate ?? buyDate;
}

/** The terms of a holding, and the conventions used for terms that were not entered. */
export type HoldingTerms = {
  readonly terms: BondTerms;
  readonly quote: Required<YieldQuote>;
  readonly preset: BondPresetName;
  /** Terms taken from the preset because they were not entered. */
  readonly assumed: readonly ('couponFrequency' | 'dayCount')[];
  readonly calls: readonly Call[];
  /** Null if the coupon does not float. */
  readonly floating: FloatingTerms | null;
};

export type HoldingTermsProblem = 'sell-row' | 'no-nominal' | 'no-maturity-date' | 'no-coupon';

/**
 * A bond without coupon dates needs no rate, nor does one with a floating coupon. For any other bond without a rate, the payments
 * are unknown.
 */
function toCouponRate({ couponPercent, couponFrequency, features }: BondHolding): number | undefined {
  if (couponPercent !== null) return toFraction(couponPercent);
  return couponFrequency === 0 || (features?.floating ?? null) !== null ? 0 : undefined;
}

/** Whether the bond ever pays interest. */
function paysCoupons({ features }: BondHolding, couponRate: number): boolean {
  if (couponRate !== 0 || features === null) return couponRate !== 0;
  return features.floating !== null || features.couponSteps.some(({ rate }) => rate !== 0);
}

/** Treasury bills (no coupons, ACT/360) are quoted with simple interest: (100/P − 1)·360/days. */
export function toYieldQuote(
  preset: BondPresetName,
  { frequency, dayCount }: BondTerms,
): Required<YieldQuote> {
  const { quote } = BOND_PRESETS[preset];
  return frequency === 0 && dayCount === 'ACT/360' ? { ...quote, lastPeriod: 'simple' } : quote;
}

/**
 * The terms of a holding as bond mathematics takes them. Coupon frequency, day count and yield quotation come from the preset of
 * its market (by ISIN and currency) if not entered. Sell rows record a sale and are no holdings.
 */
export function holdingTerms(holding: BondHolding): Result<HoldingTerms, HoldingTermsProblem> {
  const { isin, currency, maturityDate } = holding;
  if (holding.direction === 'Sell') return failure('sell-row');
  if (!(Number(holding.nominal) > 0)) return failure('no-nominal');
  if (maturityDate === null) return failure('no-maturity-date');
  const couponRate = toCouponRate(holding);
  if (couponRate === undefined) return failure('no-coupon');
  const isZero = !paysCoupons(holding, couponRate);
  const preset = presetFor({ isin, currency, isZero });
  const { couponPercent, features } = holding;
  const terms: BondTerms = {
    couponRate,
    frequency: holding.couponFrequency ?? (isZero ? 0 : BOND_PRESETS[preset].frequency),
    maturity: maturityDate,
    dayCount: holding.dayCount ?? BOND_PRESETS[preset].dayCount,
    issue: holding.issueDate ?? undefined,
    firstCoupon: holding.firstCouponDate ?? undefined,
    redemption: Number(holding.redemption),
    ...(features && featureTerms(features, couponPercent === null ? null : couponRate)),
  };
  const assumed = (['couponFrequency', 'dayCount'] as const).filter((name) => holding[name] === null);
  return success({
    terms,
    quote: toYieldQuote(preset, terms),
    preset,
    assumed,
    calls: features === null ? [] : featureCalls(features),
    floating: features && floatingTerms(features),
  });
}
