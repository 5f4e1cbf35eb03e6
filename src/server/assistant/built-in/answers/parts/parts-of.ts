import type { Grouping } from '#domain/portfolio/grouping';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { groupName } from '../count.answer.ts';

const MAX_PARTS = 4;

interface Part {
  readonly name: string;
  readonly filter: HoldingFilter;
}

/** What is put side by side: governments and companies, two banks, currencies, countries or kinds. */
export function partsOf({ filter, groups }: Query, speech: Speech): readonly Part[] {
  const partsBy = <Key extends string>(
    by: Grouping,
    keys: readonly Key[] | undefined,
    narrow: (key: Key) => HoldingFilter,
  ): readonly Part[] =>
    (keys ?? []).map((key) => ({
      name: groupName(by, key, speech),
      filter: { ...filter, ...narrow(key) },
    }));
  const sides = [
    groups.map((among) => ({ name: among.name, filter: { ...filter, among, kinds: ['bond' as const] } })),
    partsBy('bank', filter.banks, (bank) => ({ banks: [bank] })),
    partsBy('currency', filter.currencies, (currency) => ({ currencies: [currency] })),
    partsBy('country', filter.countries, (country) => ({ countries: [country] })),
    partsBy('kind', filter.kinds, (kind) => ({ kinds: [kind] })),
  ];
  return sides.find(({ length }) => length > 1 && length <= MAX_PARTS) ?? [];
}
