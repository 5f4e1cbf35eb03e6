import { Decimal, sumDecimals } from '#domain/money/decimal';
import type { Grouping } from '#domain/portfolio/grouping';
import { HOLDING_KINDS, isBond, type Holding, type HoldingKind } from '#domain/portfolio/holding';
import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Tools } from '../../tools/create-tools.ts';
import { reply, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { activeOnly, timed, type Answer } from './answer.ts';
import { holdingLabel, oneHolding } from './one-holding.answer.ts';

const kindOf = (key: string) => HOLDING_KINDS.find((kind) => kind === key);

export function groupName(by: Grouping, key: string, { texts, country }: Speech): string {
  const kind = by === 'kind' ? kindOf(key) : undefined;
  if (key === '') return '–';
  if (by === 'country') return key === 'international' ? texts.international : country(key);
  return kind === undefined ? key : texts.kinds[kind];
}

interface Counts {
  readonly count: number;
  readonly activeCount: number;
  readonly expiredCount: number;
}

/** In the gender of what is counted. */
function describeCounts(of: Counts, kind: HoldingKind | undefined, { texts, count }: Speech) {
  return {
    count: count(of.count),
    active: texts.activeCount(count(of.activeCount), kind),
    expired: texts.expiredCount(count(of.expiredCount), kind),
  };
}

/** How many, the active and the expired ones. */
export const count: Answer = async (query, tools, speech) => {
  const { texts } = speech;
  const isOfUnits = query.measure === 'units' && query.filter.kinds === undefined;
  const filter: HoldingFilter = { ...timed(query), ...(isOfUnits && { kinds: ['etf', 'share'] }) };
  const [only, ...others] = filter.kinds ?? [];
  const hasUnits = only !== undefined && filter.kinds?.includes('bond') === false;
  const found = await tools.sumHoldings.run({
    filter,
    ...((!isNarrowing(filter) || others.length > 0) && { by: 'kind' }),
  });
  const selection = speech.selection(filter);
  const name = hasUnits ? texts.countsHoldings(selection) : selection;
  const gender = hasUnits || others.length > 0 ? undefined : only;
  const status = filter.expired === true ? 'expired' : 'active';
  const held = hasUnits ? found[status].units : null;
  return reply(
    found,
    filter.expired === undefined
      ? texts.counts(name, describeCounts(found, gender, speech))
      : texts.countsOne(speech.count(found.count), name),
    held !== null && texts.inUnits(speech.units(held), texts[status]),
    ...found.groups.map((group) => {
      const { count: all, active, expired } = describeCounts(group, kindOf(group.key), speech);
      return `– ${groupName('kind', group.key, speech)}: ${all} (${active}, ${expired})`;
    }),
  );
};

type Group = Awaited<ReturnType<Tools['sumHoldings']['run']>>['groups'][number];

/** By what is asked for where one of them is wanted: the first line answers. */
function inOrder(all: readonly Group[], { operation, measure }: Query): readonly Group[] {
  if (operation !== 'highest' && operation !== 'lowest') return all;
  const figure = (group: Group) =>
    measure === 'yield'
      ? (group.yield.ofAll?.mean ?? 0)
      : group.all[measure === 'profit' || measure === 'cost' ? measure : 'marketValue'].inEuro.amount;
  const sorted = all.toSorted((one, other) => new Decimal(figure(other)).comparedTo(figure(one)));
  return operation === 'highest' ? sorted : sorted.toReversed();
}

const OF_GROUPS = ['cost', 'market-value', 'profit', 'yield'] as const;

/** One line for each group: how many, at cost, at market value, profit, average yield. */
export function groups(by: Grouping): Answer {
  return async (query, tools, speech) => {
    const { texts, money, profit, percent } = speech;
    const { columns, measures } = texts;
    const filter = activeOnly(query.filter);
    const found = await tools.sumHoldings.run({ filter, by });
    if (found.count === 0) return reply(found, texts.noneFits(speech.selection(filter)));
    const rows = inOrder(found.groups, query).map(({ key, count: number, all, yield: yields }) => [
      groupName(by, key, speech),
      speech.count(number),
      money(all.cost.inEuro),
      money(all.marketValue.inEuro),
      profit(all.profit.inEuro),
      yields.ofAll === null ? '–' : percent(yields.ofAll.mean),
    ]);
    return reply(
      found,
      texts.listed(speech.count(found.count), speech.selection(filter)),
      speech.table([columns.group, columns.count, ...OF_GROUPS.map((one) => measures[one])], rows),
      speech.rates(found.rates),
    );
  };
}

/** As many as a lookup gives; whoever names a holding means a few of them. */
const MAX_NAMED = 500;

const sumUnits = (holdings: readonly Holding[]) =>
  sumDecimals(holdings.map((holding) => (isBond(holding) ? 0 : holding.units)));

/** 'You hold 25 shares of Microsoft (US5949181045), in 2 holdings.' */
function describeUnits(of: readonly Holding[], { texts, units: said, count: number }: Speech): string {
  const [first] = of;
  if (first === undefined || first.kind === 'bond') return '';
  const held = of.filter(({ expired }) => !expired);
  const gone = of.filter(({ expired }) => expired);
  const told = texts.unitsHeld({
    units: said(sumUnits(held)),
    kind: first.kind,
    name: holdingLabel(first),
    holdings: number(held.length),
  });
  return gone.length === 0 ? told : `${told} ${texts.unitsExpired(said(sumUnits(gone)))}`;
}

/** How many units of the ETFs and shares that are named; of bonds, which have none, how many holdings. */
export const units: Answer = async (query, tools, speech) => {
  const filter = timed(query);
  // What was held on another day is not asked here.
  if (query.period !== undefined && filter === query.filter) return undefined;
  const found = await tools.listHoldings.run({ filter, most: MAX_NAMED });
  const named = found.holdings.filter((holding) => !isBond(holding));
  if (named.length === 0) {
    const isOfOne = query.measure === 'units' || query.measure === 'nominal' || query.isin?.is === 'unknown';
    return (isOfOne ? oneHolding : count)(query, tools, speech);
  }
  const isins = [...new Set(named.map(({ isin }) => isin))];
  const held = named.filter(({ expired }) => !expired);
  return reply(
    named,
    ...isins.map((isin) => describeUnits(named.filter((one) => one.isin === isin), speech)),
    isins.length > 1 &&
      speech.texts.unitsInAll(speech.units(sumUnits(held)), speech.count(held.length)),
  ); // prettier-ignore
};
