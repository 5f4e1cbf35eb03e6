import type { Holding } from './holding.ts';

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
  // The country that assigned the ISIN, which is not always the issuer's.
  country: ({ isin }) => isin.slice(0, 2),
  kind: ({ kind }) => kind,
  direction: ({ direction }) => direction,
  'maturity-year': (holding) =>
    (holding.kind === 'bond' ? holding.maturityDate?.slice(0, 4) : undefined) ?? '',
  status: ({ expired }) => (expired ? 'expired' : 'active'),
};

export interface HoldingGroup {
  readonly key: string;
  readonly holdings: readonly Holding[];
}

/** Groups holdings, ordered by key; within a group they keep their order. */
export function groupHoldings(holdings: readonly Holding[], by: Grouping): HoldingGroup[] {
  const groups = new Map<string, Holding[]>();
  for (const holding of holdings) {
    const key = KEYS[by](holding);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [holding]);
    else group.push(holding);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, group]) => ({ key, holdings: group }));
}
