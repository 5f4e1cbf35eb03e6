import { addDays } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Tools } from '../../../tools/create-tools.ts';
import type { Speech } from '../../speech.ts';
import { capitalised } from '../../texts/capitalised.ts';
import { monthsLater } from '../../understanding/periods/period-arithmetic.ts';
import { activeOnly } from '../answer.ts';

const MONTHS_AHEAD = 12;

/** Figures of a part of the portfolio in euro; undefined for what is not known, or what it has not. */
export interface FactsOfPart {
  readonly count: number;
  readonly value: Decimal | undefined;
  readonly percentOfAll: Decimal | undefined;
  readonly cost: Decimal;
  readonly profit: Decimal | undefined;
  readonly profitPercent: Decimal | undefined;
  readonly yield: Decimal | undefined;
  readonly coupon: Decimal | undefined;
  readonly couponsAhead: Decimal;
  readonly received: Decimal;
}

type Known = { readonly amount: Decimal } | { readonly notKnown: string };
const amountOf = (figure: Known | undefined) =>
  figure === undefined || 'notKnown' in figure ? undefined : figure.amount;

const percentOf = (part: Decimal | undefined, whole: Decimal | undefined) =>
  part === undefined || whole === undefined || whole.isZero() ? undefined : part.div(whole).times(100);

/** What a part of the portfolio is worth, cost, gained, yields, pays and has paid. */
export async function findFactsOfPart(
  asked: HoldingFilter,
  tools: Tools,
  { today }: Pick<Speech, 'today'>,
): Promise<FactsOfPart> {
  const filter = activeOnly(asked);
  const ahead = { from: addDays(today, 1), to: monthsLater(today, MONTHS_AHEAD) };
  const sums = await tools.sumHoldings.run({ filter, mean: 'coupon' });
  const worth = await tools.portfolioValue.run({ filter });
  const all = await tools.portfolioValue.run({});
  const value = 'notKnown' in worth || worth.leftOutCount > 0 ? undefined : amountOf(worth.value);
  const coming = await tools.listComingFlows.run({ filter, period: ahead, only: 'coupons', most: 1 });
  const paid = await tools.listPayments.run({ filter: asked, most: 1 });
  const dividends = await tools.listDividends.run({ filter: asked });
  const cost = sums.all.cost.inEuro.amount;
  // Without a market price nobody knows the profit.
  const profit = sums.all.withoutMarketPrice > 0 ? undefined : sums.all.profit.inEuro.amount;
  return {
    count: sums.count,
    value,
    percentOfAll: percentOf(value, 'notKnown' in all ? undefined : amountOf(all.value)),
    cost,
    profit,
    profitPercent: percentOf(profit, cost),
    yield: sums.yield.ofActive?.mean,
    coupon: sums.mean?.mean,
    couponsAhead: coming.coupons.amount,
    received: paid.inEuro.amount.plus(dividends.inEuro.amount),
  };
}

interface Fact {
  readonly title: string;
  readonly figure: Decimal | undefined;
  readonly written: string;
}

/** Each figure with its name, in the order in which they are shown. */
export function writeFactsOfPart(
  { isOne, ...facts }: FactsOfPart & { readonly isOne: boolean },
  { texts, whole: { columns }, count, euro, percent, profit }: Speech,
): readonly Fact[] {
  const fact = (title: string, figure: Decimal | undefined, write: (known: Decimal) => string): Fact => ({
    ...{ title, figure },
    written: figure === undefined ? '–' : write(figure),
  });
  const gained = (amount: Decimal) => {
    const of = facts.profitPercent === undefined ? '–' : percent(facts.profitPercent);
    return `${profit({ amount, currency: 'EUR' })} (${of})`;
  };
  return [
    ...(isOne
      ? []
      : [
          fact(texts.columns.count, new Decimal(facts.count), () => count(facts.count)),
          fact(columns.averageYield, facts.yield, percent),
          fact(columns.averageCoupon, facts.coupon, percent),
        ]),
    fact(columns.valueWithAccrued, facts.value, euro),
    fact(texts.columns.share, facts.percentOfAll, percent),
    fact(capitalised(texts.measures.cost), facts.cost, euro),
    fact(capitalised(texts.measures.profit), facts.profit, gained),
    fact(columns.couponsAhead, facts.couponsAhead, euro),
    fact(columns.receivedSoFar, facts.received, euro),
  ];
}
