/** ISINs of Bulgarian government bonds and of the Treasury of the United States. */
const GOVERNMENT_ISIN = /^(?:BG20|BG30|US912)/;
const GOVERNMENT_NAME =
  /republic of|kingdom of|treasury|ministry of finance|република|министерство на финансите/i;

/** A bond that a state issued: by its ISIN, or by the name of its issuer. Others cannot be told. */
export function isSovereign(bond: {
  readonly kind: string;
  readonly isin: string;
  readonly issuer: string | null;
}): boolean {
  if (bond.kind !== 'bond') return false;
  return GOVERNMENT_ISIN.test(bond.isin) || GOVERNMENT_NAME.test(bond.issuer ?? '');
}
