import { calendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import type { CurrencyAmount } from '#domain/money/currency-amount';
import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import { reply, type Line, type Speech } from '../speech.ts';
import type { Tools } from '../../tools/create-tools.ts';
import { activeOnly, type Answer } from './answer.ts';
import { groupName } from './count.answer.ts';
import type { Sums } from './sum.answer.ts';

/** The facts of the overview page, on a day that is not after today. */
export type PortfolioValue = Exclude<
  Awaited<ReturnType<Tools['portfolioValue']['run']>>,
  { notKnown: string }
>;

/** True where a part of the positions is meant, rather than all of them. */
export const isPart = (filter: HoldingFilter) => isNarrowing({ ...filter, expired: undefined });

function classTable({ allocation }: PortfolioValue, speech: Speech): Line {
  const { texts, money, share, table } = speech;
  if (allocation.class.length < 2) return false;
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

interface Speaking {
  readonly listed: CurrencyAmount;
  readonly cost: CurrencyAmount;
  readonly tools: Tools;
  readonly speech: Speech;
}

/** The value in another currency, and what of it is held in that one. */
async function inCurrency(
  into: Currency,
  { value: known, allocation, leftOutCount }: PortfolioValue,
  { tools, listed, cost, speech: { texts, money } }: Speaking,
): Promise<Line[]> {
  const convert = async (euro: CurrencyAmount) =>
    (await tools.convert.run({ amount: euro.amount.toFixed(), from: 'EUR', to: into })).converted;
  // Of what the overview cannot value in full, as the lists count it.
  const value = leftOutCount > 0 ? listed : known;
  const all = 'notKnown' in value ? null : await convert(value);
  if (all === null) return [texts.noRateFor(into)];
  const paid = await convert(cost);
  const held = allocation.currency.find(({ key }) => key === into)?.value;
  const own = held === undefined || 'notKnown' in held ? null : await convert(held);
  return [
    texts.into(money(all)),
    held !== undefined && own !== null && texts.heldIn(into, money(own), money(held)),
    paid !== null && texts.line(texts.measures.cost, money(paid)),
  ];
}

/** What everything, or a part of it, is worth today, with the figures of the overview page. */
export const overviewValue: Answer = async (query, tools, speech) => {
  const { texts, whole, money, profit, count } = speech;
  const into = query.into === 'EUR' ? undefined : query.into;
  const filter = activeOnly(query.filter);
  const sums = await tools.sumHoldings.run({ filter });
  if (sums.count === 0) return reply({}, texts.noneFits(speech.selection(filter)));
  const found = await tools.portfolioValue.run({ filter: query.filter });
  if ('notKnown' in found || 'notKnown' in found.profit) return undefined;
  const { mean } = sums.yield.ofAll ?? {};
  const isOfPart = isPart(filter);
  const hasAccrued = 'notKnown' in found.accruedInterest || !found.accruedInterest.amount.isZero();
  return reply(
    found,
    isOfPart
      ? whole.worthOfPart(speech.selection(filter), money(found.value), hasAccrued)
      : whole.worth(money(found.value), hasAccrued),
    hasAccrued &&
      whole.worthWithoutAccrued(money(found.accruedInterest), money(found.valueWithoutAccruedInterest)),
    ...(into === undefined
      ? []
      : await inCurrency(into, found, {
          tools,
          speech,
          listed: sums.all.marketValue.inEuro,
          cost: sums.all.cost.inEuro,
        })),
    texts.line(texts.measures.cost, money(found.cost)),
    texts.line(texts.measures.profit, profit(found.profit)),
    isOfPart && texts.line(texts.columns.count, count(sums.count)),
    mean !== undefined && texts.line(texts.measures.yield, speech.percent(mean)),
    classTable(found, speech),
    found.oldestPriceDay !== null && whole.oldestPrice(speech.day(calendarDate(found.oldestPriceDay))),
    ...describeLeftOut(found, sums, speech),
    speech.rates(sums.rates),
  );
};
