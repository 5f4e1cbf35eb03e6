import type { AllocationBy } from '#domain/portfolio/overview/position-allocation';

export const HISTORY_RANGES = ['1m', '6m', '1y', 'all'] as const;
export type HistoryRange = (typeof HISTORY_RANGES)[number];

/** The order of the choices. */
export const ALLOCATION_CHOICES = [
  'class',
  'currency',
  'issuer',
  'country',
  'bank',
  'maturity',
] as const satisfies readonly AllocationBy[];

/** What is shown of the overview, in its address: `?range=1y&by=bank`; what stands at its default is left out. */
export interface OverviewAddress {
  readonly range?: HistoryRange;
  readonly by?: AllocationBy;
}

const DEFAULT_RANGE: HistoryRange = '6m';
const DEFAULT_BY: AllocationBy = 'class';

export function overviewInAddress(parameters: Readonly<Record<string, unknown>>): OverviewAddress {
  const range = HISTORY_RANGES.find((one) => one === parameters['range']) ?? DEFAULT_RANGE;
  const by = ALLOCATION_CHOICES.find((one) => one === parameters['by']) ?? DEFAULT_BY;
  return { ...(range !== DEFAULT_RANGE && { range }), ...(by !== DEFAULT_BY && { by }) };
}

export const readOverviewAddress = (parameters: Readonly<Record<string, unknown>>) => ({
  range: DEFAULT_RANGE,
  by: DEFAULT_BY,
  ...overviewInAddress(parameters),
});
