import { addDays } from '#domain/calendar-date';
import { isBond, knownMarketPrice } from '#domain/portfolio/holding';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Tools } from '../../tools/create-tools.ts';
import { MAX_ROWS, reply, type Speech } from '../speech.ts';
import { activeOnly, placed, withMeasure, type Answer } from './answer.ts';
import { average } from './average.answer.ts';
import { units } from './count.answer.ts';
import { exposure } from './parts/exposure.answer.ts';
import { list } from './list.answer.ts';
import { holdingLabel, oneHolding, working as workingOfYield } from './one-holding.answer.ts';
import { valueChange } from './return.answer.ts';
import { valueOnDay } from './time.answer.ts';
import { worth } from './value.answer.ts';
import { overviewValue } from './whole-value.answer.ts';

const MAX_HELD = 500;
/** A month: what is older is named. */
const LISTED_FROM_DAYS = 31;
const PRICES = ['op:average', 'measure:buy-price', 'measure:cost', 'measure:market-price'] as const;

type Found = Exclude<Awaited<ReturnType<Tools['listPositions']['run']>>, { notKnown: string }>;

function positionRow(one: Found['positions'][number], { texts, money, units }: Speech): string[] {
  const held = 'nominal' in one ? one.nominal : one.units;
  const quantity = 'notKnown' in held || 'currency' in held ? money(held) : units(held);
  return [one.isin, one.name ?? texts.kind[one.kind], quantity, money(one.value), money(one.valueInEuro)];
}

/** Each one that fits, and their sum. */
const narrowed: Answer = async (query, tools, speech) => {
  const rows = await list(withMeasure(query, 'market-value'), tools, speech);
  const sum = query.filter.expired === true ? undefined : await overviewValue(query, tools, speech);
  return rows && reply(rows.facts, sum?.content, rows.content);
};

/** What is held of each security, with its value, those worth most first; of all of them their sum. */
export const positions: Answer = async (query, tools, speech) => {
  if (query.by !== undefined) return exposure(query, tools, speech);
  const { kinds, isins, ...others } = query.filter;
  const { whole, texts, count, today } = speech;
  const isPast = query.period !== undefined && query.period.period.to < today;
  if (isNarrowing({ ...others, expired: undefined }))
    return (isPast ? valueOnDay : narrowed)(query, tools, speech);
  const period = placed(query, today, 'behind');
  const on = period === undefined || period.to > today ? today : period.to;
  const [kind] = kinds?.length === 1 ? kinds : [];
  const named = { ...(kind && { kind }), ...(isins && { isins: [...isins] }) };
  const found = await tools.listPositions.run({ on, ...named });
  if ('notKnown' in found) return undefined;
  const isAll = kinds === undefined && isins === undefined;
  const { name, quantity, value } = whole.columns;
  return reply(
    {},
    isAll && (await valueOnDay(query, tools, speech))?.content,
    whole.positions(count(found.count), speech.day(on)),
    speech.table(
      [texts.columns.isin, name, quantity, value, texts.columns.inEuro],
      found.positions.map((one) => positionRow(one, speech)),
      found.count,
    ),
  );
};

/** What the owner wrote about the holdings. */
export const notes: Answer = async ({ filter }, tools, { whole, texts, count, table }) => {
  const { holdings } = await tools.listHoldings.run({ filter, most: MAX_HELD });
  const noted = holdings.filter(({ notes: note }) => note !== null && note.trim() !== '');
  if (noted.length === 0) return reply({}, whole.noNotes);
  const rows = noted.map((one) => [holdingLabel(one), (one.notes ?? '').replaceAll(/\s+/g, ' ')]);
  return reply(
    noted,
    whole.notes(count(noted.length)),
    table([texts.columns.isin, whole.columns.note], rows),
  );
};

/** Over all purchases of a security; where none is named, the mean of the buy prices. */
export const averagePrice: Answer = async (query, tools, speech) => {
  const { isins } = query.filter;
  if (isins === undefined) return average(withMeasure(query, 'buy-price'), tools, speech);
  const found = await tools.listPositions.run({ isins: [...isins] });
  if ('notKnown' in found || found.positions.length === 0) return oneHolding(query, tools, speech);
  const said = found.positions.map(({ averagePrice: price, currency, kind, ...one }) => {
    const isPercent = kind === 'bond' && !('notKnown' in price);
    const amount = 'notKnown' in price ? price : { amount: price, currency };
    return speech.whole.averagePrice(
      holdingLabel(one),
      isPercent ? `${speech.price(price)}%` : speech.money(amount),
    );
  });
  const held = query.concepts.has('kind:share') ? await units(query, tools, speech) : undefined;
  return reply({}, ...said, held?.content);
};

/** How many units, with what one cost where that is asked, too. */
export const unitsHeld: Answer = async (query, tools, speech) => {
  const found = await units(query, tools, speech);
  const asksPrice = PRICES.some((one) => query.concepts.has(one)) && query.filter.isins !== undefined;
  const price = found && asksPrice ? await averagePrice(query, tools, speech) : undefined;
  return found && reply(found.facts, found.content, price?.content);
};

/** Of which day the price of a holding is, or which prices are old. */
export const priceAge: Answer = async ({ filter }, tools, speech) => {
  const { whole, texts, day, count, measure } = speech;
  const { holdings } = await tools.listHoldings.run({ filter: activeOnly(filter), most: MAX_HELD });
  const dated = holdings
    .flatMap((holding) => {
      const { marketPriceOn: on } = holding;
      const price = measure(holding, 'market-price') ?? '–';
      return on === null || knownMarketPrice(holding) === null ? [] : [{ holding, on, price }];
    })
    .sort((one, other) => (one.on < other.on ? -1 : 1));
  if (filter.isins !== undefined && holdings.length > 0)
    return reply(
      holdings,
      ...dated.map(({ holding, on, price }) => whole.priceOf(holdingLabel(holding), price, day(on))),
      ...holdings
        .filter((one) => !dated.some(({ holding }) => holding === one))
        .map((one) => whole.priceOfUnknownDay(holdingLabel(one))),
    );
  const [oldest] = dated;
  if (oldest === undefined) return reply({}, whole.noPriceDays);
  const old = dated.filter(({ on }) => on < addDays(speech.today, -LISTED_FROM_DAYS));
  const days = count(LISTED_FROM_DAYS);
  if (old.length === 0) return reply({}, whole.noOldPrices(days, day(oldest.on)));
  return reply(
    old.slice(0, MAX_ROWS).map(({ holding }) => holding),
    whole.oldPrices(days, count(old.length)),
    whole.newestPrice(day(dated.at(-1)?.on ?? oldest.on)),
    speech.table(
      [texts.columns.isin, texts.measures['market-price'], whole.columns.day],
      old.map(({ holding, on, price }) => [holdingLabel(holding), price, day(on)]),
    ),
  );
};

/** How a figure of a holding comes about: its profit, its value, or its yield. */
export const working: Answer = async (query, tools, speech) => {
  const { filter, measure } = query;
  if (filter.isins === undefined)
    return (query.period === undefined ? overviewValue : valueChange)(query, tools, speech);
  if (measure === 'market-value' || query.concepts.has('measure:value')) return worth(query, tools, speech);
  const { holdings } = await tools.listHoldings.run({ filter });
  if (measure !== 'profit' && holdings.some(isBond)) return workingOfYield(query, tools, speech);
  // '10,000 EUR × (101.25% − 98.50%) = +275.00 EUR'.
  const said = holdings.map((holding) => {
    const [held, now, then, made] = [
      ...[isBond(holding) ? 'nominal' : 'units', 'market-price', 'buy-price', 'profit'] as const,
    ].map((of) => speech.measure(holding, of) ?? '–'); // prettier-ignore
    const sum = `${held ?? ''} × (${now ?? ''} − ${then ?? ''}) = ${made ?? ''}`;
    return speech.whole.profitWorking(holdingLabel(holding), sum);
  });
  return reply(holdings, ...said);
};
