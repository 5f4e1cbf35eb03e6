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

const KEYS: Record<Grouping, (holding: Holding) => string> = {
  currency: ({ currency }) => currency,
  bank: ({ bank }) => bank ?? '',
  country: ({ isin }) => isin.slice(0, 2),
  kind: ({ kind }) => kind,
  direction: ({ direction }) => direction,
  'maturity-year': ({ maturityDate }) => maturityDate?.slice(0, 4) ?? '',
  status: ({ expired }) => (expired ? 'expired' : 'active'),
};

/** In the order of their keys. */
export function grouped(
  holdings: readonly Holding[],
  by: Grouping,
): { readonly key: string; readonly holdings: readonly Holding[] }[] {
  const groups = new Map<string, Holding[]>();
  for (const holding of holdings) {
    const key = KEYS[by](holding);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [holding]);
    else group.push(holding);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, of]) => ({ key, holdings: of }));
}
