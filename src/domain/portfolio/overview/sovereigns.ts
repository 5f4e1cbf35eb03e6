import { ISIN_PREFIXES } from '../../identifiers/isin.ts';

/** ISIN prefixes of Bulgarian and US government bonds. */
const GOVERNMENT_ISIN = /^(?:BG20|BG30|US912)/;
const GOVERNMENT_NAME =
  /republic of|republic$|kingdom of|treasury|ministry of finance|република|министерство на финансите/i;

/** 'Germany', 'Румъния', 'European Union': a country that issues bonds is called by its name. */
const COUNTRY_NAMES = new Set(
  ['en', 'bg'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return [...ISIN_PREFIXES].map((letters) => names.of(letters)?.toLowerCase());
  }),
);

/** True for a government bond, as far as its ISIN or the issuer's name shows it. */
export function isSovereign(bond: {
  readonly kind: string;
  readonly isin: string;
  readonly issuer: string | null;
}): boolean {
  if (bond.kind !== 'bond') return false;
  const { isin, issuer } = bond;
  if (GOVERNMENT_ISIN.test(isin)) return true;
  return (
    issuer !== null && (GOVERNMENT_NAME.test(issuer.trim()) || COUNTRY_NAMES.has(issuer.trim().toLowerCase()))
  );
}
