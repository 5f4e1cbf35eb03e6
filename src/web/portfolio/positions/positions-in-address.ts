/** What is shown of positions, in their address: `?method=fifo&on=2026-03-31`; what stands at its default is left out. */
export interface PositionsAddress {
  readonly method?: 'fifo';
  /** As it was typed: whether it is a day, the screen asks. */
  readonly on?: string;
}

export function positionsInAddress({ method, on }: Readonly<Record<string, unknown>>): PositionsAddress {
  return {
    ...(method === 'fifo' && { method }),
    ...(typeof on === 'string' && on !== '' && { on }),
  };
}
