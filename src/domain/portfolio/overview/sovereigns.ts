/** ISIN prefixes of Bulgarian and US government bonds. */
const GOVERNMENT_ISIN = /^(?:BG20|BG30|US912)/;
const GOVERNMENT_NAME =
  /republic of|kingdom of|treasury|ministry of finance|република|министерство на финансите/i;

const COUNTRY_NAMES = ['en', 'bg'].map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** 'Germany' of a German ISIN. */
function isCalledAsCountry(issuer: string, isin: string): boolean {
  const country = isin.slice(0, 2);
  return COUNTRY_NAMES.some((names) => names.of(country)?.toLowerCase() === issuer.trim().toLowerCase());
}

/** True for a government bond, as far as its ISIN or the issuer's name shows it. */
export function isSovereign(bond: {
  readonly kind: string;
  readonly isin: string;
  readonly issuer: string | null;
}): boolean {
  if (bond.kind !== 'bond') return false;
  const { isin, issuer } = bond;
  if (GOVERNMENT_ISIN.test(isin)) return true;
  return issuer !== null && (GOVERNMENT_NAME.test(issuer) || isCalledAsCountry(issuer, isin));
}
