import { roundedAmount } from '#domain/money/currency-amount';
import type { Grouping } from '#domain/portfolio/grouping';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Tools } from '../../../tools/create-tools.ts';
import { reply, type SpokenAnswer, type Speech } from '../../speech.ts';
import { activeOnly } from '../answer.ts';
import { groupName } from '../count.answer.ts';

type Exposure = Awaited<ReturnType<Tools['listExposure']['run']>>;

export interface WantedExposure {
  readonly by: Grouping;
  /** What the percents are of. */
  readonly filter: HoldingFilter;
  /** The groups that are asked for, where some are. */
  readonly named: readonly string[];
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

/** As the lists count them, 1:1 where there is no rate: for a portfolio that the overview cannot value in full. */
export async function listedExposure(
  { by, filter, named }: WantedExposure,
  tools: Tools,
  speech: Speech,
): Promise<SpokenAnswer> {
  const { texts, money, share, selection } = speech;
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
    texts.exposure.listed(whole, money(found.inEuro)),
    groupTable(found.groups, by, speech),
    ...leftOut,
    speech.rates({ ...found.rates, countedAtOne: [] }),
  );
}
