/** The choices for positions in the address: `?method=fifo&on=2026-03-31`; defaults are omitted. */
export interface PositionsAddress {
  readonly method?: 'fifo';
  /** The raw text; the screen checks that it is a date. */
  readonly on?: string;
}

export function positionsInAddress({ method, on }: Readonly<Record<string, unknown>>): PositionsAddress {
  return {
    ...(method === 'fifo' && { method }),
    ...(typeof on === 'string' && on !== '' && { on }),
  };
}
