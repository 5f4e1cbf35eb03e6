/** ISIN prefixes of Bulgarian and US government bonds. */
const GOVERNMENT_ISIN = /^(?:BG20|BG30|US912)/;
const GOVERNMENT_NAME =
  /republic of|kingdom of|treasury|ministry of finance|република|министерство на финансите/i;

/** True for a government bond, as far as its ISIN or the issuer's name shows it. */
export function isSovereign(bond: {
  readonly kind: string;
  readonly isin: string;
  readonly issuer: string | null;
}): boolean {
  if (bond.kind !== 'bond') return false;
  return GOVERNMENT_ISIN.test(bond.isin) || GOVERNMENT_NAME.test(bond.issuer ?? '');
}
