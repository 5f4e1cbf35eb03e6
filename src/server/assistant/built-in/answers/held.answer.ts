import { addDays } from '#domain/calendar-date';
import { isSale, knownMarketPrice, type Holding } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { MAX_ROWS, reply, type Line } from '../answer-parts.ts';
import { isKnown } from '../say.ts';
import type { Speech } from '../speech.ts';
import {
  activeOnly,
  isOver,
  isPart,
  lastDay,
  MAX_LISTED,
  securityName,
  toPercent,
  withMeasure,
  type Answer,
} from './answer.ts';
import { units } from './count.answer.ts';
import { list } from './list.answer.ts';
import { holdingLabel } from './one-holding.answer.ts';
import { exposure } from './parts/exposure.answer.ts';
import { overviewValue, valueOnDay } from './value.answer.ts';

/** A month: what is older is named. */
const LISTED_FROM_DAYS = 31;

/** The sum of what fits, then each one. */
const narrowed: Answer = async (query, answering) => {
  const sum = query.filter.expired === true ? undefined : await overviewValue(query, answering);
  const rows = await list(withMeasure(query, 'market-value'), answering);
  // 'Which positions are in dollars?'
  return rows && (query.asksWhich ? reply([], rows, sum?.content) : reply([], sum?.content, rows));
};

/** What is held of each security, with its value, those worth most first; of all of them their sum. */
export const positions: Answer = async (query, answering) => {
  if (query.by !== undefined) return exposure(query, answering);
  const { tools, say, share, units: write, today } = answering;
  const { kinds, isins, ...others } = query.filter;
  if (isPart(others)) return (isOver(query, today) ? valueOnDay : narrowed)(query, answering);
  const day = lastDay(query, today);
  const [kind] = kinds?.length === 1 ? kinds : [];
  const found = await tools.listPositions.run({ on: day, kind, isins: isins && [...isins] });
  const all = await tools.portfolioValue.run({ on: day });
  if (!isKnown(found) || !isKnown(all)) return undefined;
  const whole = isKnown(all.value) ? all.value.amount : undefined;
  return reply(
    {},
    await valueOnDay(query, answering),
    say('positions', { count: found.count, day }),
    answering.table(
      ['isin', 'name', 'quantity', 'value', 'inEuro', 'share'],
      found.positions.map((one) => {
        const held = 'nominal' in one ? one.nominal : one.units;
        const quantity = isKnown(held) && !('currency' in held) ? write(held) : held;
        const { isin, value, valueInEuro: euro } = one;
        const part = share(toPercent(isKnown(euro) ? euro.amount : undefined, whole));
        return [isin, securityName(one, answering), quantity, value, euro, part];
      }),
      found.count,
    ),
  );
};

/** What price counted on a day that is over. */
export const priceOnDay: Answer = async (query, { tools, say, today, name }) => {
  const day = lastDay(query, today);
  const { isins } = query.filter;
  const found = await tools.listPositions.run({ on: day, isins: isins && [...isins] });
  if (!isKnown(found)) return undefined;
  const said = found.positions.map(
    ({ isin, price }) =>
      isKnown(price) && say('priceOn', { name: name(isin), day, price: price.price, priceDay: price.day }),
  );
  return said.some((line) => line !== false) ? reply(found, said) : undefined;
};

/** What the owner wrote about the holdings. */
export const notes: Answer = async ({ filter }, { tools, say, table }) => {
  const { holdings } = await tools.listHoldings.run({ filter, most: MAX_LISTED });
  const sold: HoldingFilter = { ...filter, directions: ['Sell', 'Ask'] };
  const sales = await tools.listHoldings.run({ filter: sold, most: MAX_LISTED });
  const noted = [...holdings, ...(filter.directions === undefined ? sales.holdings : [])].filter(
    ({ notes: note }) => note !== null && note.trim() !== '',
  );
  if (noted.length === 0) return reply({}, say('noNotes'));
  return reply(
    noted,
    say('notes', { count: noted.length }),
    table(
      ['isin', 'note'],
      noted.map((one) => [holdingLabel(one), (one.notes ?? '').replaceAll(/\s+/g, ' ')]),
    ),
  );
};

/** Over all purchases of a security. */
export const averagePrice: Answer = async (query, answering) => {
  const { tools, say, price: write } = answering;
  const found = await tools.listPositions.run({ isins: [...(query.filter.isins ?? [])] });
  if (!isKnown(found)) return undefined;
  const said = found.positions.map(({ averagePrice: price, currency, kind, ...one }) => {
    const amount = isKnown(price) ? { amount: price, currency } : price;
    const at = kind === 'bond' && isKnown(price) ? `${write(price)}%` : amount;
    return say('averagePrice', { name: holdingLabel(one), at });
  });
  return reply({}, said, query.concepts.has('kind:share') && (await units(query, answering)));
};

/** Of each its market price with the day; without one, that of its purchase. */
const describePrices = (holdings: readonly Holding[], { say, figure }: Speech): Line => {
  const said = holdings.map((one) => {
    const { marketPriceOn: pricedOn, buyDate } = one;
    const [name, at] = [holdingLabel(one), figure(one, 'market-price')];
    if (knownMarketPrice(one) === null)
      return say('priceOfPurchase', { name, at: figure(one, 'buy-price'), day: buyDate });
    return pricedOn === null
      ? say('priceOfUnknownDay', { name })
      : say('priceOf', { name, at, day: pricedOn });
  });
  // Of one security that was bought twice, once.
  return [...new Set(said)];
};

/** Of which day the price of a holding is, or which prices are old. */
export const priceAge: Answer = async (query, answering) => {
  const { tools, say, today, figure } = answering;
  // Those without a price are named, too.
  const filter = { ...query.filter, lacking: undefined };
  const { holdings } = await tools.listHoldings.run({ filter: activeOnly(filter), most: MAX_LISTED });
  const dated = holdings
    .flatMap((holding) => {
      const { marketPriceOn: day } = holding;
      const [name, at] = [holdingLabel(holding), figure(holding, 'market-price')];
      return day === null || knownMarketPrice(holding) === null ? [] : [{ holding, name, at, day }];
    })
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  if (filter.isins !== undefined && holdings.length > 0)
    return reply(holdings, describePrices(holdings, answering));
  const unpriced = holdings.filter((one) => !isSale(one) && knownMarketPrice(one) === null).map(holdingLabel);
  const withoutPrice =
    unpriced.length > 0 && say('withoutPrice', { names: [...new Set(unpriced)].join(', ') });
  const [oldest, newest] = [dated[0], dated.at(-1)];
  if (oldest === undefined || newest === undefined) return reply({}, say('noPriceDays'), withoutPrice);
  const old = dated.filter(({ day }) => day < addDays(today, -LISTED_FROM_DAYS));
  if (old.length === 0)
    return reply({}, say('noOldPrices', { days: LISTED_FROM_DAYS, day: oldest.day }), withoutPrice);
  return reply(
    old.slice(0, MAX_ROWS).map(({ holding }) => holding),
    query.concepts.has('order:soonest') && say('oldestPrice', { day: oldest.day }),
    say('oldPrices', { days: LISTED_FROM_DAYS, count: old.length }),
    withoutPrice,
    say('newestPrice', { day: newest.day }),
    answering.table(
      ['isin', 'market-price', 'day'],
      old.map(({ name, at, day }) => [name, at, day]),
    ),
  );
};
