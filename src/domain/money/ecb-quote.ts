/** One cell of a file of reference rates, unchanged. */
export interface EcbQuote {
  /** 'YYYY-MM-DD', not yet checked. */
  readonly day: string;
  readonly currency: string;
  /** Units of the currency for one euro, or 'N/A'. */
  readonly rate: string;
}
