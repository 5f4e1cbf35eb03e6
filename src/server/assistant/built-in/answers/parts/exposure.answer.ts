import { roundedAmount } from '#domain/money/currency-amount';
import type { Grouping } from '#domain/portfolio/grouping';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import { reply } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { activeOnly, type Answer } from '../answer.ts';
import { groupName, groups } from '../count.answer.ts';
import { listedExposure, type WantedExposure } from './listed-exposure.answer.ts';
import { compareParts } from './parts.answer.ts';
import { portion } from './portion.answer.ts';
import type { PortfolioValue } from '../whole-value.answer.ts';

/** The groupings of the overview. */
const ALLOCATIONS = {
  currency: 'currency',
  country: 'country',
  bank: 'bank',
  kind: 'class',
  'maturity-year': 'yearsToMaturity',
} as const satisfies Partial<Record<Grouping, keyof PortfolioValue['allocation']>>;
type Allocated = keyof typeof ALLOCATIONS;

const isAllocated = (by: Grouping): by is Allocated => Object.hasOwn(ALLOCATIONS, by);

const NAMED = [
  { by: 'currency', of: 'currencies' },
  { by: 'country', of: 'countries' },
  { by: 'bank', of: 'banks' },
  { by: 'kind', of: 'kinds' },
] as const;

/** 'By currency' names the groups; 'to the dollar' is one of them, of everything else that is asked about. */
function chooseExposure({ by, filter: asked, into }: Query): WantedExposure | undefined {
  const filter = into === undefined ? asked : { ...asked, currencies: [into] };
  if (by !== undefined) return { by, filter, named: [] };
  const found = NAMED.find(({ of }) => filter[of] !== undefined);
  if (found !== undefined)
    return { by: found.by, filter: { ...filter, [found.of]: undefined }, named: filter[found.of] ?? [] };
  return isNarrowing(filter) ? undefined : { by: 'kind', filter, named: [] };
}

/** What the portfolio is worth in each currency, bank or country, and what part of it that is: the figures of the overview. */
export const exposure: Answer = async (query, tools, speech) => {
  const { texts, money, share } = speech;
  const wanted = chooseExposure(query);
  const { isins, among } = query.filter;
  if (query.groups.length > 0 && query.by === undefined) return compareParts(query, tools, speech);
  const isOfSome = isins !== undefined || (among !== undefined && query.by === undefined);
  if (isOfSome || wanted === undefined) return portion(query, tools, speech);
  const { by, filter, named } = wanted;
  if (!isAllocated(by) || filter.expired === true) return groups(by)(query, tools, speech);
  const found = await tools.portfolioValue.run({ filter });
  if ('notKnown' in found) return undefined;
  if (found.leftOutCount > 0) {
    const listed = await listedExposure(wanted, tools, speech);
    const part = named.length > 0 ? await portion(query, tools, speech) : undefined;
    return reply({}, listed.content, part?.content);
  }
  const shares = found.allocation[ALLOCATIONS[by]];
  const selection = speech.selection(activeOnly(filter));
  if (shares.length === 0) return reply({}, texts.exposure.none(selection));
  const held = named.length > 1 ? named.filter((key) => shares.some((one) => one.key === key)) : named;
  const asked = held.map((key) => {
    const { percent = '0', value = roundedAmount(0, 'EUR') } = shares.find((one) => one.key === key) ?? {};
    return texts.exposure.one(groupName(by, key, speech), { percent: share(percent), part: money(value) });
  });
  return reply(
    {},
    held.length > 1 && (await portion(query, tools, speech))?.content,
    ...asked,
    held.length > 1 && (await compareParts(query, tools, speech))?.content,
    texts.exposure.whole(selection, money(found.value)),
    speech.table(
      [texts.groupings[by], texts.columns.inEuro, texts.columns.share],
      shares.map(({ key, value, percent }) => [groupName(by, key, speech), money(value), share(percent)]),
    ),
  );
};
