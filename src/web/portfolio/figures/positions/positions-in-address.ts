import { textsInAddress } from '../../../platform/navigation/texts-in-address.ts';

/** The choices for positions in the address: `?method=fifo&on=2026-03-31`; defaults are omitted. */
export interface PositionsAddress {
  readonly method?: 'fifo';
  /** The raw text; the screen checks that it is a date. */
  readonly on?: string;
}

export function positionsInAddress(search: Readonly<Record<string, unknown>>): PositionsAddress {
  const { method, ...others } = textsInAddress(search, ['method', 'on']);
  return { ...others, ...(method === 'fifo' && { method }) };
}
