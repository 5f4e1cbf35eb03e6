import type { BondPresetName } from '#domain/bonds/terms/bond-presets';

const presets: Record<BondPresetName, string> = {
  'bg-government': 'Bulgarian government bonds',
  'bg-government-zero': 'Bulgarian government zero-coupon bonds',
  'bg-government-eurobond': 'Bulgarian government Eurobonds',
  'bg-corporate': 'Bulgarian corporate bonds',
  'corporate-eurobond': 'Eurobonds',
  'eur-government': 'euro government bonds',
  'de-government': 'German government bonds',
  'nl-government': 'Dutch government bonds',
  'fr-government': 'French government bonds',
  'it-government': 'Italian government bonds',
  'us-treasury': 'US Treasuries',
  'us-treasury-official': 'US Treasuries at auction',
  'us-corporate': 'US corporate bonds',
  'gb-government': 'UK gilts',
  'ch-government': 'Swiss bonds',
  'se-government': 'Swedish government bonds',
};

export const en = {
  presets,
  elsewhere: (terms: string) => `Known terms for this ISIN: ${terms}`,
  replaces: (fields: string) => `This replaces what you entered in: ${fields}.`,
  take: 'Use these terms',
  conventions: (market: string, terms: string) => `Usual for ${market}: ${terms}`,
  fill: 'Fill in',
  coupon: (percent: string) => `coupon ${percent}`,
  frequency: (times: number) =>
    times === 0 ? 'no coupons' : times === 1 ? '1 coupon a year' : `${times} coupons a year`,
  matures: (day: string) => `matures ${day}`,
};
