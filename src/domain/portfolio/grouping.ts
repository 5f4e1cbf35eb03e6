import { groupBy } from '../group-by.ts';
import type { Holding } from './holding.ts';
import { securityCountry } from './security-country.ts';

export const GROUPINGS = [
  'currency',
  'bank',
  'country',
  'kind',
  'direction',
  'maturity-year',
  'status',
] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** The key of a holding in each grouping; '' if the holding has no such property. */
const KEYS: Record<Grouping, (holding: Holding) => string> = {
  currency: ({ currency }) => currency,
  bank: ({ bank }) => bank ?? '',
  country: securityCountry,
  kind: ({ kind }) => kind,
  direction: ({ direction }) => direction,
  'maturity-year': (holding) =>
    (holding.kind === 'bond' ? holding.maturityDate?.slice(0, 4) : undefined) ?? '',
  status: ({ expired }) => (expired ? 'expired' : 'active'),
};

interface HoldingGroup {
  readonly key: string;
  readonly holdings: readonly Holding[];
}

/** Groups holdings, ordered by key; within a group they keep their order. */
export function groupHoldings(holdings: readonly Holding[], by: Grouping): HoldingGroup[] {
  return [...groupBy(holdings, KEYS[by])]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, group]) => ({ key, holdings: group }));
}
