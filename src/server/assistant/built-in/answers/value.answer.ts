import { isBond, isSale, type Holding } from '#domain/portfolio/holding';
import type { AmountSum } from '#domain/portfolio/holding-sums';
import { headline, reply, type Line } from '../answer-parts.ts';
import { isKnown } from '../say.ts';
import type { Answering, Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import {
  activeOnly,
  isOver,
  isPart,
  lastDay,
  withMeasure,
  withoutFigures,
  type Answer,
  type Found,
} from './answer.ts';
import { compareWithBound } from './bound.ts';
import { groupName, sumUnits } from './count.answer.ts';
import { holdingLabel } from './one-holding.answer.ts';
import { exposure } from './parts/exposure.answer.ts';
import { inCurrency } from './payments/in-currency.ts';
import { amountSum } from './sum.answer.ts';

/** What everything, or a part of it, is worth: today, or on a day that is over. */
export const value: Answer = (query, answering) => {
  if (query.by !== undefined) return exposure(query, answering);
  if (isOver(query, answering.today)) return valueOnDay(query, answering);
  // What is expired has no value in the overview, which adds up all purchases of a security.
  return query.filter.expired === true || query.filter.bought !== undefined
    ? amountSum(withMeasure(query, 'market-value'), answering)
    : overviewValue(query, answering);
};

/** What is held in the currency that is asked about. */
async function describeHeldIn({ into }: Query, found: Found<'portfolioValue'>, { tools, say }: Answering) {
  const held = found.allocation.currency.find(({ key }) => key === into)?.value;
  if (into === undefined || into === 'EUR' || !isKnown(held)) return undefined;
  const own = await tools.convert.run({ amount: held.amount.toFixed(), from: 'EUR', to: into });
  return say('heldIn', { currency: into, amount: own.converted, inEuro: held });
}

/** Value and cost in another currency; of what the overview cannot value in full, as the lists count it. */
async function valueInCurrency(
  { into }: Query,
  { found, sums: { all } }: { readonly found: Found<'portfolioValue'>; readonly sums: Found<'sumHoldings'> },
  answering: Answering,
) {
  if (into === undefined || into === 'EUR') return [];
  const { tools, say } = answering;
  const isListed = found.leftOutCount > 0;
  const [worth, paid] = isListed ? [all.marketValue.inEuro, all.cost.inEuro] : [found.value, found.cost];
  const cost =
    isKnown(paid) &&
    (await tools.convert.run({ amount: paid.amount.toFixed(), from: 'EUR', to: into })).converted;
  return [
    isKnown(worth) && (await inCurrency(into, worth, answering)),
    cost && say(isListed ? 'costListed' : 'costIs', { cost }),
  ];
}

/** What everything, or a part of it, is worth today, with the figures of the overview page. */
export const overviewValue: Answer = async (query, answering) => {
  const { tools, say, write, share, rates } = answering;
  const filter = activeOnly(query.filter);
  const sums = await tools.sumHoldings.run({ filter });
  if (sums.count === 0) return reply({}, say('noneFits', { which: filter }));
  const found = await tools.portfolioValue.run({ filter: query.filter });
  if (!isKnown(found) || !isKnown(found.profit)) return undefined;
  const { value: worth, accruedInterest: accrued, cost, profit, oldestPriceDay, leftOutCount } = found;
  const hasAccrued = !isKnown(accrued) || !accrued.amount.isZero();
  const { mean } = sums.yield.ofAll ?? {};
  const classes = found.allocation.class;
  const heldIn = await describeHeldIn(query, found, answering);
  // 'How much money do I have in dollars?'
  const isOfHeld = query.namesMoney && query.measure === undefined;
  return reply(
    found,
    await compareWithBound(query, worth, { answering }),
    isOfHeld && heldIn,
    headline(
      isPart(filter)
        ? say('worthOfPart', { which: filter, value: worth, hasAccrued })
        : say('worth', { value: worth, hasAccrued }),
      ['value', write(worth)],
    ),
    hasAccrued && say('worthWithoutAccrued', { accrued, clean: found.valueWithoutAccruedInterest }),
    await valueInCurrency(query, { found, sums }, answering),
    !isOfHeld && heldIn,
    say('costIs', { cost }),
    say('profitIs', { profit }),
    isPart(filter) && say('countIs', { count: sums.count }),
    mean !== undefined && say('yieldIs', { percent: mean }),
    classes.length > 1 &&
      answering.table(
        ['kind', 'inEuro', 'share'],
        classes.map((one) => [groupName('kind', one.key, answering), one.value, share(one.percent)]),
      ),
    oldestPriceDay !== null && say('oldestPrice', { day: oldestPriceDay }),
    leftOutCount > 0 && [say('unvalued', { count: leftOutCount }), describeListed(sums, answering)],
    rates(sums.rates),
  );
};

/** As the lists count what the overview leaves out. */
const describeListed = ({ all }: Found<'sumHoldings'>, { say }: Speech) =>
  say('asListed', {
    value: all.marketValue.inEuro,
    cost: all.cost.inEuro,
    profit: all.profit.inEuro,
  });

/** What everything, or the part of it that is asked about, was worth at the end of a day in the past. */
export const valueOnDay: Answer = async (query, answering) => {
  const { tools, say, write, today } = answering;
  const { filter } = query;
  const day = lastDay(query, today);
  const found = await tools.portfolioValue.run({ on: day, filter });
  if (!isKnown(found)) return undefined;
  const { value: worth, cost, leftOutCount } = found;
  return reply(
    {},
    await compareWithBound(query, worth, { answering }),
    headline(
      isPart(filter)
        ? say('partOn', { day, which: { ...filter, expired: undefined }, value: worth })
        : say('valueOn', { day, value: worth, cost }),
      ['value', write(worth)],
    ),
    leftOutCount > 0 && say('unvalued', { count: leftOutCount }),
  );
};

/** What was held on a day, or the part of it that is asked about, had gained by then: the unrealised profit, of each security too. */
export const profitOnDay: Answer = async (query, { tools, say, table, today }) => {
  const { filter } = withoutFigures(query);
  const day = lastDay(query, today);
  const found = await tools.portfolioValue.run({ on: day, filter });
  if (!isKnown(found)) return undefined;
  const { profit, cost, valueWithoutAccruedInterest: clean, positions, largestPositions } = found;
  return reply(
    {},
    say('profitOn', { day, whose: { ...filter, expired: undefined }, profit }),
    say('profitOnIs', { clean, cost }),
    found.leftOutCount > 0 && say('unvalued', { count: found.leftOutCount }),
    largestPositions.length > 1 &&
      table(
        ['isin', 'inEuro', 'profit'],
        largestPositions.map(({ isin, value: worth, profit: made }) => [isin, worth, made]),
        positions,
      ),
  );
};

/** '15 × 405.50 USD = 6,082.50 USD', or what was paid where nobody knows the price. */
function describeWorth(holding: Holding, { say, figure }: Speech): string {
  const name = holdingLabel(holding);
  const [worth, price] = [figure(holding, 'market-value'), figure(holding, 'market-price')];
  const paid = figure(holding, 'cost');
  if (worth === undefined || price === undefined) return say('unpricedOne', { name, paid });
  const working = isBond(holding)
    ? `${figure(holding, 'nominal') ?? ''} × ${price}`
    : `${figure(holding, 'units') ?? ''} × ${price}\u00a0${holding.currency}`;
  return say('worthOfOne', { name, value: worth, working, paid });
}

/** Of which day the market prices are. */
function describePriceDays(held: readonly Holding[], { say }: Speech): string {
  const days = held.flatMap(({ marketPriceOn: on }) => on ?? []).sort();
  const [oldest] = days;
  if (oldest === undefined || days.length < held.length) return say('pricesAsEntered');
  return say(oldest === days.at(-1) ? 'pricedOn' : 'pricedFrom', { day: oldest });
}

/** '40 × 245.00 = 9,800.00 EUR' of rows that have one price. */
function describeQuantity(held: readonly Holding[], { units, figure, write }: Speech): Line {
  const [first, ...others] = held;
  if (first === undefined || others.length === 0 || isBond(first)) return undefined;
  if (others.some((one) => one.marketPrice !== first.marketPrice)) return undefined;
  const all = sumUnits(held);
  const worth = write({ amount: all.times(first.marketPrice), currency: first.currency });
  return `${units(all)} × ${figure(first, 'market-price') ?? ''} = ${worth}`;
}

/** Without a market price: at the last price that the overview knows, such as that of a purchase. */
async function describeAtLastPrice(
  { filter }: Query,
  { cost, first }: { readonly cost: AmountSum; readonly first: Holding },
  { tools, say }: Answering,
): Promise<Line> {
  const found = await tools.portfolioValue.run({ filter });
  if (!isKnown(found) || found.oldestPriceDay === null || found.leftOutCount > 0) return undefined;
  return say('worthAtLastPrice', {
    name: holdingLabel(first),
    ...found,
    day: found.oldestPriceDay,
    paid: cost,
  });
}

/** With accrued interest, and what part of everything that is. */
async function describeShare({ filter }: Query, { tools, say }: Answering): Promise<Line> {
  const [part, all] = [await tools.portfolioValue.run({ filter }), await tools.portfolioValue.run({})];
  if (!isKnown(part) || !isKnown(all) || !isKnown(part.value) || !isKnown(all.value)) return undefined;
  const { value: worth, accruedInterest: accrued } = part;
  if (!isKnown(accrued) || worth.amount.isZero()) return undefined;
  return [
    !accrued.amount.isZero() && say('withAccrued', { accrued, value: worth }),
    say('shareOfAll', { percent: worth.amount.div(all.value.amount).times(100) }),
  ];
}

/** What one holding, in all its rows, is worth at its market price; without one that is not known. */
export const worth: Answer = async (query, answering) => {
  const { tools, say } = answering;
  const { filter } = query;
  const found = await tools.listHoldings.run({ filter });
  const [first] = found.holdings;
  if (first === undefined)
    return reply({}, say('notFound', { isin: filter.isins?.[0] ?? query.isin?.written }));
  const held = found.holdings.filter((holding) => !holding.expired && !isSale(holding));
  if (held.length === 0) return reply(found, say('notHeld', { name: holdingLabel(first) }));
  const { all, rates } = await tools.sumHoldings.run({
    filter: { ...filter, expired: false },
  });
  const each = held.map((holding) => describeWorth(holding, answering));
  if (all.marketValue.count === 0)
    return reply(held, (await describeAtLastPrice(query, { cost: all.cost, first }, answering)) ?? each);
  const isSaid = held.length === 1 && first.currency === 'EUR';
  return reply(
    held,
    await compareWithBound(query, all.marketValue.inEuro, { answering }),
    describeQuantity(held, answering),
    each,
    !isSaid && say('inAll', { amount: all.marketValue }),
    await describeShare(query, answering),
    describePriceDays(held, answering),
    answering.rates(rates),
  );
};
