import { roundedAmount } from '#domain/money/currency-amount';
import type { Grouping } from '#domain/portfolio/grouping';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Tools } from '../../tools/create-tools.ts';
import { describeSelection } from '../describe-selection.ts';
import { lines, describeMoney, describeRates, table, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import type { Answer } from './answer.ts';
import { portion } from './compare.answer.ts';
import { groupName } from './count.answer.ts';

type Exposure = Awaited<ReturnType<Tools['listExposure']['run']>>;

const NAMED = [
  { by: 'currency', of: 'currencies' },
  { by: 'country', of: 'countries' },
  { by: 'bank', of: 'banks' },
  { by: 'kind', of: 'kinds' },
] as const;

interface WantedExposure {
  readonly by: Grouping;
  /** What the percents are of. */
  readonly filter: HoldingFilter;
  /** The groups that are asked for, where some are. */
  readonly named: readonly string[];
}

/** 'By currency' names the groups; 'to the dollar' is one of them, of everything else that is asked about. */
function chooseExposure({ by, filter: asked, into }: Query): WantedExposure | undefined {
  const filter = into === undefined ? asked : { ...asked, currencies: [into] };
  if (by !== undefined) return { by, filter, named: [] };
  const found = NAMED.find(({ of }) => filter[of] !== undefined);
  return (
    found && { by: found.by, filter: { ...filter, [found.of]: undefined }, named: filter[found.of] ?? [] }
  );
}

function groupLabel(by: Grouping, key: string, { texts, figures }: Speech): string {
  return by === 'country' && key !== '' ? figures.country(key) : groupName(by, key, texts);
}

function describeSum(amounts: Exposure['countedAtOne'], speech: Speech): string {
  return amounts.map((one) => describeMoney(one, speech)).join(' + ');
}

function groupTable(groups: Exposure['groups'], by: Grouping, speech: Speech): string {
  const { texts, figures } = speech;
  const { columns } = texts;
  const isByCurrency = by === 'currency';
  return table(
    [texts.groupings[by], ...(isByCurrency ? [columns.amount] : []), columns.inEuro, columns.share],
    ...groups.map(({ key, byCurrency, inEuro, percent }) => [
      groupLabel(by, key, speech),
      ...(isByCurrency ? [describeSum(byCurrency, speech)] : []),
      describeMoney(inEuro, speech),
      figures.share(percent),
    ]),
  );
}

/** What the figures do not hold, and what they count only by a makeshift. */
function describeOmitted({ withoutMarketPrice, sales, countedAtOne }: Exposure, speech: Speech) {
  const { texts, figures } = speech;
  const { count, cost } = withoutMarketPrice;
  return [
    count === 0 ? undefined : texts.exposure.unpriced(figures.count(count), describeSum(cost, speech)),
    sales === 0 ? undefined : texts.exposure.sales(figures.count(sales)),
    countedAtOne.length === 0 ? undefined : texts.exposure.countedAtOne(describeSum(countedAtOne, speech)),
  ];
}

/** What the portfolio is worth in each currency, bank or country, and what part of it that is. */
export const exposure: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const wanted = chooseExposure(query);
  if (query.filter.isins !== undefined) return portion(query, tools, speech);
  if (wanted === undefined) return portion(query, tools, speech);
  const { by, filter, named } = wanted;
  const found = await tools.listExposure.run({ filter, by });
  const selection = describeSelection({ expired: false, ...filter }, speech);
  const leftOut = describeOmitted(found, speech);
  if (found.count === 0) return { content: lines(texts.exposure.none(selection), ...leftOut), facts: {} };
  const whole = describeMoney(found.inEuro, speech);
  const asked = named.map((key) => {
    const group = found.groups.find((one) => one.key === key);
    const [percent, part] = [group?.percent ?? '0', group?.inEuro ?? roundedAmount(0, 'EUR')];
    const name = groupLabel(by, key, speech);
    return texts.exposure.one(name, { percent: figures.share(percent), part: describeMoney(part, speech) });
  });
  return {
    content: lines(
      ...asked,
      named.length === 0 ? undefined : (await portion(query, tools, speech))?.content,
      texts.exposure.whole(selection, whole),
      groupTable(found.groups, by, speech),
      ...leftOut,
      describeRates({ ...found.rates, countedAtOne: [] }, speech),
    ),
    facts: {},
  };
};
