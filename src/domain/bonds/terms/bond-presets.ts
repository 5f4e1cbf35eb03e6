import type { BusinessCalendar } from '../../business-days.ts';
import type { YieldQuote } from './yield-quote.ts';
import type { BondTerms } from './bond-terms.ts';

/** The bond trades without its coupon after the day that is this many business days before the coupon. */
export type ExDividendRule = { readonly businessDays: number; readonly calendar: BusinessCalendar };

/** The conventions of a market: what its bonds pay and how their yields are quoted. Each can be overridden for a bond. */
type BondPreset = Pick<BondTerms, 'frequency' | 'dayCount'> & {
  readonly quote: Required<YieldQuote>;
  /** Null if it trades with its next coupon up to the last day. */
  readonly exDividend: ExDividendRule | null;
};

const annual: BondPreset = {
  frequency: 1,
  dayCount: 'ACT/ACT-ICMA',
  quote: { compounding: 1, convention: 'ICMA', lastPeriod: 'compound' },
  exDividend: null,
};
const semiAnnual: BondPreset = { ...annual, frequency: 2, quote: { ...annual.quote, compounding: 2 } };
const simpleAtEnd = (preset: BondPreset): BondPreset => ({
  ...preset,
  quote: { ...preset.quote, lastPeriod: 'simple' },
});

/** docs/bond-mathematics.md names the sources of each line. */
export const BOND_PRESETS = {
  /** Bulgarian government, domestic: coupons twice a year, yields quoted as effective annual rates (BNB auctions). */
  'bg-government': { ...annual, frequency: 2 },
  'bg-government-zero': { ...annual, frequency: 0, dayCount: 'ACT/365F' },
  'bg-government-eurobond': annual,
  /** Bulgarian corporate and mortgage bonds: coupons twice a year, yields compared by their effective rates. */
  'bg-corporate': { ...annual, frequency: 2 },
  'corporate-eurobond': annual,
  'eur-government': annual,
  'de-government': simpleAtEnd(annual),
  'nl-government': simpleAtEnd(annual),
  'fr-government': annual,
  'it-government': { ...annual, frequency: 2 },
  'us-treasury': simpleAtEnd(semiAnnual),
  'us-treasury-official': { ...semiAnnual, quote: { ...semiAnnual.quote, convention: 'US_TREASURY' } },
  'us-corporate': simpleAtEnd({ ...semiAnnual, dayCount: '30/360-US' }),
  'gb-government': { ...semiAnnual, exDividend: { businessDays: 7, calendar: 'GB' } },
  'ch-government': { ...annual, dayCount: '30E/360' },
  'se-government': { ...annual, dayCount: '30E/360', exDividend: { businessDays: 5, calendar: 'SE' } },
} satisfies Record<string, BondPreset>;
export type BondPresetName = keyof typeof BOND_PRESETS;

/** ISIN prefixes that identify a market, longest first. */
const BY_ISIN: readonly (readonly [string, BondPresetName])[] = [
  ['US912', 'us-treasury'],
  ['BG20', 'bg-government'],
  ['BG21', 'bg-corporate'],
  ['BG30', 'bg-government'],
  ['US', 'us-corporate'],
  ['GB', 'gb-government'],
  ['SE', 'se-government'],
  ['XS', 'corporate-eurobond'],
];

/** The default preset of a bond: by its ISIN, else by its currency. */
export function presetFor(bond: {
  readonly isin: string;
  readonly currency: string;
  /** True if it pays no coupons. */
  readonly isZero: boolean;
}): BondPresetName {
  const [, name] = BY_ISIN.find(([beginning]) => bond.isin.startsWith(beginning)) ?? [];
  if (name === 'bg-government' && bond.isZero) return 'bg-government-zero';
  return name ?? (bond.currency === 'USD' ? 'us-corporate' : 'corporate-eurobond');
}
