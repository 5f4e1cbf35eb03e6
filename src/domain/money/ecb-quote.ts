/** One cell of a file of reference rates, as written. */
export interface EcbQuote {
  /** 'YYYY-MM-DD', not yet checked. */
  readonly day: string;
  readonly currency: string;
  /** Units of the currency for one euro, or 'N/A'. */
  readonly rate: string;
}

/**
 * Reads a file in many short steps, so that a caller can let other work run between them: the whole history has 280,000 quotes.
 * Yields a quote, or undefined for a step without one; returns what is wrong with the file, if anything.
 */
export type EcbReader<Fault extends string> = Generator<EcbQuote | undefined, Fault | undefined, undefined>;
