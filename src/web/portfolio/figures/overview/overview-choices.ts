import type { AllocationBy } from '#domain/portfolio/overview/position-allocation';
import type { OverviewAddress } from './overview-in-address.ts';

export const HISTORY_RANGES = ['1m', '6m', '1y', 'all'] as const;
export type HistoryRange = (typeof HISTORY_RANGES)[number];

/** The choices, in display order. */
export const ALLOCATION_CHOICES = [
  'class',
  'currency',
  'issuer',
  'country',
  'bank',
  'maturity',
] as const satisfies readonly AllocationBy[];

export interface OverviewChoices {
  readonly range: HistoryRange;
  readonly by: AllocationBy;
}

const DEFAULTS: OverviewChoices = { range: '6m', by: 'class' };

/** The choices in the address, otherwise the defaults. */
export function readOverviewChoices({ range, by }: OverviewAddress): OverviewChoices {
  return {
    range: HISTORY_RANGES.find((one) => one === range) ?? DEFAULTS.range,
    by: ALLOCATION_CHOICES.find((one) => one === by) ?? DEFAULTS.by,
  };
}

/** The choices as address parameters; defaults are omitted. */
export function writeOverviewChoices({ range, by }: OverviewChoices): OverviewAddress {
  return { ...(range !== DEFAULTS.range && { range }), ...(by !== DEFAULTS.by && { by }) };
}
