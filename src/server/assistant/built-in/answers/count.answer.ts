import { Decimal, sumDecimals } from '#domain/money/decimal';
import type { Grouping } from '#domain/portfolio/grouping';
import { HOLDING_KINDS, isBond, type Holding, type HoldingKind } from '#domain/portfolio/holding';
import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import { reply } from '../answer-parts.ts';
import type { Answering, Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { activeOnly, MAX_LISTED, timed, withMeasure, type Answer, type Found } from './answer.ts';
import { holdingLabel, oneHolding } from './one-holding.answer.ts';

const toKind = (key: string) => HOLDING_KINDS.find((kind) => kind === key);

export function groupName(by: Grouping, key: string, { say, country }: Speech): string {
  const kind = by === 'kind' ? toKind(key) : undefined;
  if (key === '') return '–';
  if (by === 'country') return key === 'international' ? say('international') : country(key);
  return kind === undefined ? key : say(`kinds.${kind}`);
}

interface Counts {
  readonly count: number;
  readonly activeCount: number;
  readonly expiredCount: number;
}

/** '4 active', in the gender of what is counted. */
function describeCounts(of: Counts, kind: HoldingKind | undefined, { say, write }: Speech) {
  const isEtf = kind === 'etf';
  const one = { active: isEtf ? 'activeEtf' : 'active', expired: isEtf ? 'expiredEtf' : 'expired' } as const;
  return {
    count: of.count,
    active: `${write(of.activeCount)} ${say(`status.${of.activeCount === 1 ? one.active : 'allActive'}`)}`,
    expired: `${write(of.expiredCount)} ${say(`status.${of.expiredCount === 1 ? one.expired : 'allExpired'}`)}`,
  };
}

/** Purchases of the same one are one security. */
async function describeSecurities(filter: HoldingFilter, { tools, say }: Pick<Answering, 'tools' | 'say'>) {
  const { holdings } = await tools.listHoldings.run({ filter: activeOnly(filter), most: MAX_LISTED });
  const { size } = new Set(holdings.map(({ isin }) => isin));
  return size < holdings.length && say('securities', { count: size });
}

/** How many, the active and the expired ones. */
export const count: Answer = async (query, { tools, ...speech }) => {
  const { say, write, which } = speech;
  const isOfUnits = query.measure === 'units' && query.filter.kinds === undefined;
  const filter: HoldingFilter = { ...timed(query), ...(isOfUnits && { kinds: ['etf', 'share'] }) };
  const [only, ...others] = filter.kinds ?? [];
  const hasUnits = only !== undefined && filter.kinds?.includes('bond') === false;
  const isSplit = !isNarrowing(filter) || others.length > 0;
  const found = await tools.sumHoldings.run({ filter, ...(isSplit && { by: 'kind' }) });
  const name = hasUnits ? say('countsHoldings', { which: filter }) : which(filter);
  const gender = hasUnits || others.length > 0 ? undefined : only;
  const { units } = found[filter.expired === true ? 'expired' : 'active'];
  const status = say(filter.expired === true ? 'status.allExpired' : 'status.allActive');
  return reply(
    found,
    filter.expired === undefined
      ? say('counts', { name, ...describeCounts(found, gender, speech) })
      : say('countsOne', { name, count: found.count }),
    await describeSecurities(filter, { tools, say }),
    hasUnits && units !== null && say('inUnits', { status, units }),
    found.groups.map((group) => {
      const { count: all, active, expired } = describeCounts(group, toKind(group.key), speech);
      return `– ${groupName('kind', group.key, speech)}: ${write(all)} (${active}, ${expired})`;
    }),
  );
};

/** By what is asked for where one of them is wanted: the first line answers. */
function inOrder(all: Found<'sumHoldings'>['groups'], { operation, measure }: Query) {
  if (operation !== 'highest' && operation !== 'lowest') return all;
  const figure = (group: (typeof all)[number]) =>
    measure === 'yield'
      ? (group.yield.ofAll?.mean ?? 0)
      : group.all[measure === 'profit' || measure === 'cost' ? measure : 'marketValue'].inEuro.amount;
  const sorted = all.toSorted((one, other) => new Decimal(figure(other)).comparedTo(figure(one)));
  return operation === 'highest' ? sorted : sorted.toReversed();
}

/** One line for each group: how many, at cost, at market value, profit, average yield. */
export const groups =
  (by: Grouping): Answer =>
  async (query, { tools, ...speech }) => {
    const { say, percent, signed } = speech;
    const filter = activeOnly(query.filter);
    const found = await tools.sumHoldings.run({ filter, by });
    if (found.count === 0) return reply(found, say('noneFits', { which: filter }));
    // Of a group without any price there is a dash.
    const partly = found.groups.filter(({ count: number, all }) => all.withoutMarketPrice < number);
    const unpriced = partly.reduce((sum, { all }) => sum + all.withoutMarketPrice, 0);
    return reply(
      found,
      say('listed', { which: filter, count: found.count }),
      speech.table(
        ['group', 'count', 'cost', 'market-value', 'profit', 'yield'],
        inOrder(found.groups, query).map(({ key, count: number, all, yield: yields }) => {
          const isPriced = all.withoutMarketPrice < number;
          return [
            ...[
              groupName(by, key, speech),
              number,
              all.cost.inEuro,
              isPriced ? all.marketValue.inEuro : undefined,
            ],
            ...[isPriced ? signed(all.profit.inEuro) : undefined, percent(yields.ofAll?.mean)],
          ];
        }),
      ),
      unpriced > 0 && say('unpriced', { count: unpriced }),
      speech.rates(found.rates),
    );
  };

export const sumUnits = (holdings: readonly Holding[]) =>
  sumDecimals(holdings.map((holding) => (isBond(holding) ? 0 : holding.units)));

/** 'You hold 25 shares of Microsoft (US5949181045), in 2 holdings.' */
function describeUnits(of: readonly Holding[], { say }: Answering): string {
  const [first] = of;
  if (first === undefined || first.kind === 'bond') return '';
  const held = of.filter(({ expired }) => !expired);
  const gone = of.filter(({ expired }) => expired);
  const sentence = say(`unitsHeld.${first.kind}`, {
    units: sumUnits(held),
    name: holdingLabel(first),
    in: held.length === 1 ? '' : say('inHoldings', { count: held.length }),
  });
  return gone.length === 0 ? sentence : `${sentence} ${say('unitsExpired', { units: sumUnits(gone) })}`;
}

/** How many units of the ETFs and shares that are named; of bonds, which have none, how many holdings. */
export const units: Answer = async (query, answering) => {
  const { tools, say } = answering;
  const filter = timed(query);
  // What was held on another day is not asked here.
  if (query.period !== undefined && filter === query.filter) return undefined;
  const found = await tools.listHoldings.run({ filter, most: MAX_LISTED });
  const named = found.holdings.filter((holding) => !isBond(holding));
  if (named.length === 0) {
    // 'How much of it is left?', of one bond: its nominal.
    const isLeft = query.filter.isins?.length === 1 && !query.concepts.has('kind:bond');
    const isOfOne =
      isLeft || query.measure === 'units' || query.measure === 'nominal' || query.isin?.is === 'unknown';
    const measure = query.measure ?? 'nominal';
    return isOfOne ? oneHolding(withMeasure(query, measure), answering) : count(query, answering);
  }
  const isins = [...new Set(named.map(({ isin }) => isin))];
  const held = named.filter(({ expired }) => !expired);
  return reply(
    named,
    isins.map((isin) => describeUnits(named.filter((one) => one.isin === isin), answering)),
    isins.length > 1 && say('unitsInAll', { units: sumUnits(held), count: held.length }),
  ); // prettier-ignore
};
