/** Reads the security from the page's address: `?isin=BG2040021219`; without it, all securities in lev. */
export function redenominationInAddress({ isin }: Readonly<Record<string, unknown>>): {
  readonly isin?: string;
} {
  return typeof isin === 'string' && /^[A-Za-z0-9]{1,20}$/.test(isin) ? { isin: isin.toUpperCase() } : {};
}
