import { textsInAddress } from '../../../platform/navigation/texts-in-address.ts';

/** The choices for the return in its address; defaults are omitted. */
export interface ReturnAddress {
  readonly period?: string;
  /** The raw texts; the screen checks that they are dates. */
  readonly from?: string;
  readonly to?: string;
  /** The kind of holding. */
  readonly kind?: string;
  readonly isin?: string;
  readonly costs?: string;
  /** `deposit` or the id of a series. */
  readonly benchmark?: string;
  /** The rate of a deposit in percent per year, as typed. */
  readonly rate?: string;
}

const NAMES = ['period', 'from', 'to', 'kind', 'isin', 'costs', 'benchmark', 'rate'] as const;

export function returnInAddress(search: Readonly<Record<string, unknown>>): ReturnAddress {
  return textsInAddress(search, NAMES);
}
