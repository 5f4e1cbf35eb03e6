/** How the yield of a bond is quoted. */
export type YieldQuote = {
  /**
   * How often per year the yield is compounded (m); if missing, as often as coupons are paid, or 1 for a bond without coupons.
   */
  readonly compounding?: number | undefined;
  /** ICMA: compound interest throughout. US_TREASURY: simple over the broken first period (31 CFR 356, appendix B). */
  readonly convention?: 'ICMA' | 'US_TREASURY' | undefined;
  /** `simple`: simple interest if one payment is left, at most one coupon period away. Default: compound. */
  readonly lastPeriod?: 'compound' | 'simple' | undefined;
};
