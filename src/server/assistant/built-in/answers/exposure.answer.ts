import { roundedAmount } from '#domain/money/currency-amount';
import type { Grouping } from '#domain/portfolio/grouping';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Tools } from '../../tools/create-tools.ts';
import { reply, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { activeOnly, type Answer } from './answer.ts';
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

function groupTable(groups: Exposure['groups'], by: Grouping, speech: Speech): string {
  const { columns, groupings } = speech.texts;
  const isByCurrency = by === 'currency';
  return speech.table(
    [groupings[by], ...(isByCurrency ? [columns.amount] : []), columns.inEuro, columns.share],
    groups.map(({ key, byCurrency, inEuro, percent }) => [
      groupName(by, key, speech),
      ...(isByCurrency ? [speech.join(byCurrency)] : []),
      speech.money(inEuro),
      speech.share(percent),
    ]),
  );
}

/** What the figures do not hold, and what they count 1:1. */
function describeOmitted({ withoutMarketPrice, sales, countedAtOne }: Exposure, speech: Speech) {
  const { texts, count, join } = speech;
  const { count: unpriced, cost } = withoutMarketPrice;
  return [
    unpriced > 0 && texts.exposure.unpriced(count(unpriced), join(cost)),
    sales > 0 && texts.exposure.sales(count(sales)),
    countedAtOne.length > 0 && texts.exposure.countedAtOne(join(countedAtOne)),
  ];
}

/** What the portfolio is worth in each currency, bank or country, and what part of it that is. */
export const exposure: Answer = async (query, tools, speech) => {
  const { texts, money, share, selection } = speech;
  const wanted = chooseExposure(query);
  if (query.filter.isins !== undefined || wanted === undefined) return portion(query, tools, speech);
  const { by, filter, named } = wanted;
  const found = await tools.listExposure.run({ filter, by });
  const leftOut = describeOmitted(found, speech);
  const whole = selection(activeOnly(filter));
  if (found.count === 0) return reply({}, texts.exposure.none(whole), ...leftOut);
  const asked = named.map((key) => {
    const { percent = '0', inEuro = roundedAmount(0, 'EUR') } =
      found.groups.find((one) => one.key === key) ?? {};
    return texts.exposure.one(groupName(by, key, speech), { percent: share(percent), part: money(inEuro) });
  });
  return reply(
    {},
    ...asked,
    named.length > 0 && (await portion(query, tools, speech))?.content,
    texts.exposure.whole(whole, money(found.inEuro)),
    groupTable(found.groups, by, speech),
    ...leftOut,
    speech.rates({ ...found.rates, countedAtOne: [] }),
  );
};
