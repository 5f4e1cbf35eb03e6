import type { Decimal } from '#domain/money/decimal';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { isKnown } from '../../say.ts';
import type { Answering, Speech } from '../../speech.ts';
import { capitalised } from '../../table.ts';
import { activeOnly, toPercent } from '../answer.ts';
import { nextYear } from '../payments/coming.ts';

/** What a part of the portfolio is worth, cost, gained, yields, pays and has paid, in euro; undefined for what is not known, or what it has not. */
export async function findFactsOfPart(asked: HoldingFilter, { tools, ...speech }: Answering) {
  const filter = activeOnly(asked);
  const sums = await tools.sumHoldings.run({ filter, mean: 'coupon' });
  const worth = await tools.portfolioValue.run({ filter });
  const all = await tools.portfolioValue.run({});
  const isWhole = isKnown(worth) && worth.leftOutCount === 0;
  const value = isWhole && isKnown(worth.value) ? worth.value.amount : undefined;
  const coming = await tools.listComingFlows.run({
    filter,
    period: nextYear(speech),
    only: 'coupons',
    most: 1,
  });
  const ahead = await tools.listComingDividends.run({ filter, period: nextYear(speech) });
  const paid = await tools.listPayments.run({ filter: asked, most: 1 });
  const dividends = await tools.listDividends.run({ filter: asked });
  const cost = sums.all.cost.inEuro.amount;
  // Without a market price nobody knows the profit.
  const profit = sums.all.withoutMarketPrice > 0 ? undefined : sums.all.profit.inEuro.amount;
  return {
    count: sums.count,
    value,
    percentOfAll: toPercent(value, isKnown(all) && isKnown(all.value) ? all.value.amount : undefined),
    cost,
    profit,
    profitPercent: toPercent(profit, cost),
    yield: sums.yield.ofActive?.mean,
    coupon: sums.mean?.mean,
    couponsAhead: coming.coupons.amount,
    incomeAhead: coming.coupons.amount.plus(ahead.inEuro.amount),
    received: paid.inEuro.amount.plus(dividends.inEuro.amount),
  };
}

export type FactsOfPart = Awaited<ReturnType<typeof findFactsOfPart>>;

interface Fact {
  readonly is: keyof FactsOfPart;
  readonly title: string;
  readonly figure: Decimal | undefined;
  readonly written: string;
  /** Of several holdings, not of one. */
  readonly isOfPart?: boolean;
}

/** Each figure with its name, in the order in which they are shown. */
export function writeFactsOfPart(
  facts: FactsOfPart,
  { say, euro, percent, signed }: Speech,
): readonly Fact[] {
  const { profit, profitPercent } = facts;
  const amount = (is: keyof FactsOfPart, title: string, figure: Decimal | undefined) => ({
    ...{ is, title, figure, written: euro(figure) },
  });
  const ratio = (is: keyof FactsOfPart, title: string, figure: Decimal | undefined) => ({
    ...{ is, title, figure, written: percent(figure) },
  });
  const gained = profit && `${signed({ amount: profit, currency: 'EUR' })} (${percent(profitPercent)})`;
  return [
    { ...ratio('yield', say('column.averageYield'), facts.yield), isOfPart: true },
    { ...ratio('coupon', say('column.averageCoupon'), facts.coupon), isOfPart: true },
    amount('value', say('column.valueWithAccrued'), facts.value),
    ratio('percentOfAll', say('column.share'), facts.percentOfAll),
    amount('cost', capitalised(say('measure.cost')), facts.cost),
    { is: 'profit', title: capitalised(say('measure.profit')), figure: profit, written: gained ?? '–' },
    amount('couponsAhead', say('column.couponsAhead'), facts.couponsAhead),
    { ...amount('incomeAhead', say('column.incomeAhead'), facts.incomeAhead), isOfPart: true },
    amount('received', say('column.receivedSoFar'), facts.received),
  ];
}
