/** ISIN prefixes that belong to no country. */
const INTERNATIONAL = /^(?:XS|EU|QS|QT|X[A-F]|XK)/;

export interface OfCountry {
  readonly isin: string;
  /** Entered for the instrument; null or missing if it was not. */
  readonly country?: string | null | undefined;
}

/** The country entered for the instrument, else the one that assigned the ISIN, which is not always the issuer's. */
export function securityCountry({ isin, country }: OfCountry): string {
  return country ?? (INTERNATIONAL.test(isin) ? 'international' : isin.slice(0, 2));
}
