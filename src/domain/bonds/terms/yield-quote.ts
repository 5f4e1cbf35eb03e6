/** How the yield of a bond is quoted. */
export type YieldQuote = {
  /** Times a year that the yield is compounded (m); without it as often as coupons are paid, 1 for a bond without coupons. */
  readonly compounding?: number | undefined;
  /** ICMA: compound interest all the way. US_TREASURY: simple over the broken first period (31 CFR 356, appendix B). */
  readonly convention?: 'ICMA' | 'US_TREASURY' | undefined;
  /** Simple interest where one payment is left, at most one coupon period away; compound without it. */
  readonly lastPeriod?: 'compound' | 'simple' | undefined;
};
