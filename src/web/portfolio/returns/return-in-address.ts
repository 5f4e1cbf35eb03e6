import { textsInAddress } from '../../platform/navigation/texts-in-address.ts';

/** Which return is shown, in its address; what stands at its default is left out. */
export interface ReturnAddress {
  readonly period?: string;
  /** As they were typed: whether they are days, the screen asks. */
  readonly from?: string;
  readonly to?: string;
  /** A kind. */
  readonly kind?: string;
  readonly isin?: string;
  readonly costs?: string;
  /** `deposit`, or the id of a series. */
  readonly benchmark?: string;
  /** Of a deposit, percent a year, as it was typed. */
  readonly rate?: string;
}

const NAMES = ['period', 'from', 'to', 'kind', 'isin', 'costs', 'benchmark', 'rate'] as const;

export function returnInAddress(search: Readonly<Record<string, unknown>>): ReturnAddress {
  return textsInAddress(search, NAMES);
}
