import type { CalendarDate } from '#domain/calendar-date';
import { roundedAmount } from '#domain/money/currency-amount';
import { sumDecimals } from '#domain/money/decimal';
import type { Grouping } from '#domain/portfolio/grouping';
import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import { reply, type Line, type SpokenAnswer } from '../../answer-parts.ts';
import { isKnown, type Plain } from '../../say.ts';
import type { Answering, Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { joinAmounts } from '../../write-figures.ts';
import { activeOnly, isOver, lastDay, toPercent, type Answer, type Found } from '../answer.ts';
import { groupName, groups } from '../count.answer.ts';
import { compareParts } from './parts.answer.ts';
import { portion } from './portion.answer.ts';

/** The groupings of the overview. */
const ALLOCATIONS = {
  currency: 'currency',
  country: 'country',
  bank: 'bank',
  kind: 'class',
  'maturity-year': 'yearsToMaturity',
} as const satisfies Partial<Record<Grouping, keyof Found<'portfolioValue'>['allocation']>>;
type Allocated = keyof typeof ALLOCATIONS;

const isAllocated = (by: Grouping): by is Allocated => Object.hasOwn(ALLOCATIONS, by);

const NAMED = [
  { by: 'currency', of: 'currencies' },
  { by: 'country', of: 'countries' },
  { by: 'bank', of: 'banks' },
  { by: 'kind', of: 'kinds' },
] as const;

interface Wanted<By extends Grouping> {
  readonly by: By;
  /** What the percents are of. */
  readonly filter: HoldingFilter;
  /** The groups that are asked for, where some are. */
  readonly named: readonly string[];
}

/** 'By currency' names the groups; 'to the dollar' is one of them, of everything else that is asked about. */
function chooseGroups({ by, filter: asked, into }: Query): Wanted<Grouping> | undefined {
  const filter = into === undefined ? asked : { ...asked, currencies: [into] };
  if (by !== undefined) return { by, filter, named: [] };
  const found = NAMED.find(({ of }) => filter[of] !== undefined);
  if (found !== undefined)
    return { by: found.by, filter: { ...filter, [found.of]: undefined }, named: filter[found.of] ?? [] };
  return isNarrowing(filter) ? undefined : { by: 'kind', filter, named: [] };
}

interface Share {
  readonly key: string;
  readonly value: Plain;
  readonly percent: Parameters<Speech['share']>[0];
}

/** 'Fibank: 28.9%, 62,300.70 EUR.' */
const describeShare = (
  by: Grouping,
  key: string,
  { shares, speech }: { readonly shares: readonly Share[]; readonly speech: Speech },
) => {
  const { value = roundedAmount(0, 'EUR'), percent = '0' } = shares.find((one) => one.key === key) ?? {};
  return speech.say('oneOfParts', { name: groupName(by, key, speech), share: percent, part: value });
};

/** 'Which of them is over half?' */
function describeAbove(
  { limit }: Query,
  shares: Found<'portfolioValue'>['allocation']['class'],
  { name, say }: { readonly name: (key: string) => string; readonly say: Speech['say'] },
): Line {
  if (limit === undefined) return undefined;
  const above = shares.filter(({ percent }) => percent.gt(limit)).map(({ key }) => name(key));
  return above.length === 0
    ? say('noneAbove', { limit })
    : say('someAbove', { limit, names: above.join(', ') });
}

/** 'Which positions are bigger than 5% of the portfolio?' */
export const positionsAbove: Answer = async (query, answering) => {
  const { tools, say, name, share, table } = answering;
  const found = await tools.listPositions.run({});
  const all = await tools.portfolioValue.run({ filter: {} });
  if (!isKnown(found) || !isKnown(all) || !isKnown(all.value)) return undefined;
  const { value: whole } = all;
  const shares = found.positions.flatMap(({ isin: key, valueInEuro: value }) => {
    const percent = isKnown(value) ? toPercent(value.amount, whole.amount) : undefined;
    return percent === undefined ? [] : [{ key, value, percent }];
  });
  return reply(
    {},
    describeAbove(query, shares, { say, name }),
    say('worthInParts', { which: activeOnly({}), total: whole }),
    table(
      ['isin', 'inEuro', 'share'],
      shares.map(({ key, value, percent }) => [key, value, share(percent)]),
    ),
  );
};

/** 'Everything else: 71.1%, 153,581.62 EUR.' */
function describeOthers(others: Found<'portfolioValue'>['allocation']['class'], { say }: Speech): string {
  const euro = sumDecimals(others.map(({ value }) => (isKnown(value) ? value.amount : 0)));
  const share = sumDecimals(others.map(({ percent }) => percent));
  return say('allOthers', { share, part: roundedAmount(euro, 'EUR') });
}

/** 'How much is it in dollars?' */
async function describeForeign(
  { by, filter, named: [only, ...others] }: Wanted<Allocated>,
  { tools, say, write }: Answering,
): Promise<Line> {
  if (by !== 'currency' || only === undefined || only === 'EUR' || others.length > 0) return undefined;
  const { groups: listed } = await tools.listExposure.run({ filter, by });
  const own = listed.find(({ key }) => key === only);
  return own && say('atMarketPrices', { amount: own.byCurrency.map(write).join(', ') });
}

/** The parts with what they are worth, today or on a day that is over. */
function describeParts(
  { by, filter }: Wanted<Allocated>,
  {
    value: total,
    shares,
    on,
  }: { readonly value: Plain; readonly shares: readonly Share[]; readonly on: CalendarDate | undefined },
  speech: Speech,
): Line {
  const { say, share, table } = speech;
  const which = activeOnly(filter);
  return [
    on === undefined
      ? say('worthInParts', { which, total })
      : say('partsOn', { day: on, which: { ...which, expired: undefined }, total }),
    table(
      [by, 'inEuro', 'share'],
      shares.map(({ key, value, percent }) => [groupName(by, key, speech), value, share(percent)]),
    ),
  ];
}

/** Those that are named, or in 'which country do I have the most in?' the first of all. */
function namedOr(held: readonly string[], shares: readonly Share[], { operation }: Query) {
  const end = operation === 'highest' ? shares[0] : operation === 'lowest' ? shares.at(-1) : undefined;
  return held.length > 0 || end === undefined ? held : [end.key];
}

/** What the portfolio is worth in each currency, bank or country, and what part of it that is: the figures of the overview. */
export const exposure: Answer = async (query, answering) => {
  const { isins, among } = query.filter;
  const wanted = chooseGroups(query);
  if (query.groups.length > 0 && query.by === undefined) return compareParts(query, answering);
  const isOfSome = isins !== undefined || (among !== undefined && query.by === undefined);
  if (isOfSome || wanted === undefined) return portion(query, answering);
  const { by, filter, named } = wanted;
  if (!isAllocated(by) || filter.expired === true) return groups(by)(query, answering);
  const { tools, say, today } = answering;
  const on = isOver(query, today) ? lastDay(query, today) : undefined;
  const found = await tools.portfolioValue.run({ filter, on });
  if (!isKnown(found)) return undefined;
  if (found.leftOutCount > 0 && on === undefined)
    return reply(
      {},
      (await listedExposure({ by, filter, named }, answering)).content,
      named.length > 0 && (await portion(query, answering)),
    );
  const shares = found.allocation[ALLOCATIONS[by]];
  if (shares.length === 0) return reply({}, say('nonePriced', { which: activeOnly(filter) }));
  const held = named.length > 1 ? named.filter((key) => shares.some((one) => one.key === key)) : named;
  return reply(
    {},
    held.length > 1 && on === undefined && (await portion(query, answering)),
    describeAbove(query, shares, { say, name: (key) => groupName(by, key, answering) }),
    namedOr(held, shares, query).map((key) => describeShare(by, key, { shares, speech: answering })),
    on === undefined && (await describeForeign({ by, filter, named: held }, answering)),
    held.length === 1 &&
      describeOthers(
        shares.filter(({ key }) => key !== held[0]),
        answering,
      ),
    held.length > 1 && on === undefined && (await compareParts(query, answering)),
    describeParts({ by, filter, named }, { value: found.value, shares, on }, answering),
  );
};

/** What the figures of the lists do not hold, and what they count 1:1. */
function describeOmitted(
  { withoutMarketPrice: { count, cost }, sales, countedAtOne }: Found<'listExposure'>,
  { say, write }: Speech,
): Line {
  const join = (amounts: typeof cost) => joinAmounts(amounts.map(write));
  return [
    count > 0 && say('unpricedOfParts', { count, cost: join(cost) }),
    sales > 0 && say('salesOfParts', { count: sales }),
    countedAtOne.length > 0 && say('amountsAtOne', { amounts: join(countedAtOne) }),
  ];
}

/** As the lists count them, 1:1 where there is no rate: for a portfolio that the overview cannot value in full. */
async function listedExposure(
  { by, filter, named }: Wanted<Allocated>,
  answering: Answering,
): Promise<SpokenAnswer> {
  const { tools, say, share, write, table, rates } = answering;
  const found = await tools.listExposure.run({ filter, by });
  const which = activeOnly(filter);
  const leftOut = describeOmitted(found, answering);
  if (found.count === 0) return reply({}, say('nonePriced', { which }), leftOut);
  const shares = found.groups.map(({ inEuro, ...group }) => ({ ...group, value: inEuro }));
  const isByCurrency = by === 'currency';
  return reply(
    {},
    named.map((key) => describeShare(by, key, { shares, speech: answering })),
    say('worthAsListed', { which, total: found.inEuro }),
    table(
      [by, ...(isByCurrency ? ['amount' as const] : []), 'inEuro', 'share'],
      shares.map(({ key, byCurrency, value, percent }) => [
        groupName(by, key, answering),
        ...(isByCurrency ? [joinAmounts(byCurrency.map(write))] : []),
        ...[value, share(percent)],
      ]),
    ),
    leftOut,
    rates({ ...found.rates, countedAtOne: [] }),
  );
}
