import { calendarDate } from '#domain/calendar-date';
import { reply, type Speech } from '../speech.ts';
import type { Tools } from '../../tools/create-tools.ts';
import { activeOnly, type Answer } from './answer.ts';
import { groupName } from './count.answer.ts';
import type { Sums } from './sum.answer.ts';

/** The facts of the overview page, on a day that is not after today. */
export type PortfolioValue = Exclude<
  Awaited<ReturnType<Tools['portfolioValue']['run']>>,
  { notKnown: string }
>;

function classTable({ allocation }: PortfolioValue, speech: Speech): string {
  const { texts, money, share, table } = speech;
  return table(
    [texts.groupings.kind, texts.columns.inEuro, texts.columns.share],
    allocation.class.map(({ key, value, percent }) => [
      groupName('kind', key, speech),
      money(value),
      share(percent),
    ]),
  );
}

/** What the value leaves out; the lists count these holdings. */
function describeLeftOut(
  { leftOutCount }: PortfolioValue,
  { all }: Sums,
  { whole, count, money, profit }: Speech,
) {
  if (leftOutCount === 0) return [];
  const { marketValue, cost, profit: gain } = all;
  return [
    whole.leftOut(count(leftOutCount)),
    whole.asListed(money(marketValue.inEuro), money(cost.inEuro), profit(gain.inEuro)),
  ];
}

/** What everything is worth today, with the figures of the overview page. */
export const wholeValue: Answer = async (query, tools, speech) => {
  const { texts, whole, money, profit } = speech;
  const filter = activeOnly(query.filter);
  const sums = await tools.sumHoldings.run({ filter });
  if (sums.count === 0) return reply({}, texts.noneFits(speech.selection(filter)));
  const found = await tools.portfolioValue.run({});
  if ('notKnown' in found || 'notKnown' in found.profit) return undefined;
  const { mean } = sums.yield.ofAll ?? {};
  return reply(
    found,
    whole.worth(money(found.value)),
    whole.worthWithoutAccrued(money(found.accruedInterest), money(found.valueWithoutAccruedInterest)),
    texts.line(texts.measures.cost, money(found.cost)),
    texts.line(texts.measures.profit, profit(found.profit)),
    mean !== undefined && texts.line(texts.measures.yield, speech.percent(mean)),
    classTable(found, speech),
    found.oldestPriceDay !== null && whole.oldestPrice(speech.day(calendarDate(found.oldestPriceDay))),
    ...describeLeftOut(found, sums, speech),
    speech.rates(sums.rates),
  );
};
