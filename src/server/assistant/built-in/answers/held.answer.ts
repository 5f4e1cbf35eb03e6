import { addDays, type CalendarDate } from '#domain/calendar-date';
import { isBond, knownMarketPrice, type Holding } from '#domain/portfolio/holding';
import { OLD_FROM_DAYS } from '#domain/portfolio/valuation/position-price';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Tools } from '../../tools/create-tools.ts';
import { describeMeasure, lines, table, type Speech } from '../speech.ts';
import { WHOLE_TEXTS } from '../texts/whole-texts.ts';
import { MAX_ROWS, type Answer } from './answer.ts';
import { average } from './average.answer.ts';
import { list } from './list.answer.ts';
import { oneHolding, working as workingOfYield } from './one-holding.answer.ts';
import { amountSum } from './sum.answer.ts';
import { valueOnDay } from './time.answer.ts';
import { placed } from './timed.ts';
import { money } from './whole.answer.ts';
import { worth } from './worth.answer.ts';

const label = ({ isin, name }: Pick<Holding, 'isin' | 'name'>) =>
  name === null ? isin : `${name} (${isin})`;

type Position = Extract<
  Awaited<ReturnType<Tools['listPositions']['run']>>,
  { positions: unknown }
>['positions'][number];

function describePosition(one: Position, speech: Speech): string[] {
  const held = 'nominal' in one ? one.nominal : one.units;
  const quantity =
    'notKnown' in held ? '–' : 'currency' in held ? money(held, speech) : speech.figures.units(held);
  return [
    one.isin,
    one.name ?? speech.texts.kind[one.kind],
    quantity,
    money(one.value, speech),
    money(one.valueInEuro, speech),
  ];
}

/** Each one that fits, and their sum. */
const narrowed: Answer = async (query, tools, speech) => {
  const asked = { ...query, measure: 'market-value' as const };
  const [rows, sum] = await Promise.all([list(asked, tools, speech), amountSum(asked, tools, speech)]);
  return rows && { ...rows, content: lines(sum?.content, rows.content) };
};

/** What is held of each security, with its value, those worth most first; of all of them their sum. */
export const positions: Answer = async (query, tools, speech) => {
  const { kinds, isins, ...others } = query.filter;
  if (isNarrowing({ ...others, expired: undefined })) return narrowed(query, tools, speech);
  const texts = WHOLE_TEXTS[speech.language];
  const { figures, today } = speech;
  const period = placed(query, today, 'behind');
  const on = period === undefined || period.to > today ? today : period.to;
  const [kind] = kinds?.length === 1 ? kinds : [];
  const found = await tools.listPositions.run({
    on,
    ...(kind && { kind }),
    ...(isins && { isins: [...isins] }),
  });
  if ('notKnown' in found) return undefined;
  const inAll =
    kinds === undefined && isins === undefined ? await valueOnDay(query, tools, speech) : undefined;
  const { isin, inEuro } = speech.texts.columns;
  const { name, quantity, value } = texts.columns;
  const rows = found.positions.map((one) => describePosition(one, speech));
  return {
    content: lines(
      inAll?.content,
      texts.positions(figures.count(found.count), figures.day(on)),
      table([isin, name, quantity, value, inEuro], ...rows),
      found.count > rows.length ? speech.texts.more(figures.count(found.count - rows.length)) : undefined,
    ),
    facts: {},
  };
};

/** What the owner wrote about the holdings. */
export const notes: Answer = async ({ filter }, tools, speech) => {
  const texts = WHOLE_TEXTS[speech.language];
  const { holdings } = await tools.listHoldings.run({ filter, most: 500 });
  const noted = holdings.filter(({ notes: note }) => note !== null && note.trim() !== '');
  if (noted.length === 0) return { content: texts.noNotes, facts: {} };
  return {
    content: lines(
      texts.notes(speech.figures.count(noted.length)),
      table(
        [speech.texts.columns.isin, texts.columns.note],
        ...noted.slice(0, MAX_ROWS).map((one) => [label(one), (one.notes ?? '').replaceAll(/\s+/g, ' ')]),
      ),
    ),
    facts: noted.slice(0, MAX_ROWS),
  };
};

/** Over all purchases of a security; where none is named, the mean of the buy prices. */
export const averagePrice: Answer = async (query, tools, speech) => {
  const { isins } = query.filter;
  if (isins === undefined) return average({ ...query, measure: 'buy-price' }, tools, speech);
  const found = await tools.listPositions.run({ isins: [...isins] });
  if ('notKnown' in found || found.positions.length === 0) return oneHolding(query, tools, speech);
  const texts = WHOLE_TEXTS[speech.language];
  return {
    content: lines(
      ...found.positions.map(({ averagePrice: price, currency, kind, ...one }) => {
        const said =
          'notKnown' in price
            ? '–'
            : kind === 'bond'
              ? `${speech.figures.price(price)}%`
              : speech.figures.money(price, currency);
        return texts.averagePrice(label(one), said);
      }),
    ),
    facts: {},
  };
};

function ofOnePrice(holding: Holding, speech: Speech): string {
  const texts = WHOLE_TEXTS[speech.language];
  const price = describeMeasure(holding, 'market-price', speech);
  const day = holding.marketPriceOn;
  return price === undefined || day === null
    ? texts.priceOfUnknownDay(label(holding))
    : texts.priceOf(label(holding), price, speech.figures.day(day));
}

/** Of which day the price of a holding is, or which prices are old. */
export const priceAge: Answer = async ({ filter }, tools, speech) => {
  const texts = WHOLE_TEXTS[speech.language];
  const { figures, today } = speech;
  const { holdings } = await tools.listHoldings.run({ filter: { expired: false, ...filter }, most: 500 });
  if (filter.isins !== undefined && holdings.length > 0)
    return { content: lines(...holdings.map((one) => ofOnePrice(one, speech))), facts: holdings };
  const dated = holdings
    .filter((one) => knownMarketPrice(one) !== null)
    .flatMap((one): { holding: Holding; day: CalendarDate }[] =>
      one.marketPriceOn === null ? [] : [{ holding: one, day: one.marketPriceOn }],
    )
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  const old = dated.filter(({ day }) => day < addDays(today, -OLD_FROM_DAYS));
  const [oldest] = dated;
  if (oldest === undefined) return { content: texts.noPriceDays, facts: {} };
  const days = figures.count(OLD_FROM_DAYS);
  if (old.length === 0) return { content: texts.noOldPrices(days, figures.day(oldest.day)), facts: {} };
  const shown = old.slice(0, MAX_ROWS);
  return {
    content: lines(
      texts.oldPrices(days, figures.count(old.length)),
      table(
        [speech.texts.columns.isin, speech.texts.measures['market-price'], texts.columns.day],
        ...shown.map(({ holding, day }) => [
          label(holding),
          describeMeasure(holding, 'market-price', speech) ?? '–',
          figures.day(day),
        ]),
      ),
    ),
    facts: shown.map(({ holding }) => holding),
  };
};

/** '10,000 EUR × (101.25% − 98.50%) = +275.00 EUR'. */
function profitWorking(holding: Holding, speech: Speech): string {
  const said = (measure: 'nominal' | 'units' | 'market-price' | 'buy-price' | 'profit') =>
    describeMeasure(holding, measure, speech) ?? '–';
  const held = isBond(holding) ? said('nominal') : said('units');
  const sum = `${held} × (${said('market-price')} − ${said('buy-price')}) = ${said('profit')}`;
  return WHOLE_TEXTS[speech.language].profitWorking(label(holding), sum);
}

/** How a figure of a holding comes about: its profit, its value, or its yield. */
export const working: Answer = async (query, tools, speech) => {
  const { filter, measure } = query;
  if (filter.isins === undefined) return undefined;
  if (measure === 'market-value' || query.concepts.has('measure:value')) return worth(query, tools, speech);
  const { holdings } = await tools.listHoldings.run({ filter });
  const isOfYield = measure !== 'profit' && holdings.some(isBond);
  if (isOfYield) return workingOfYield(query, tools, speech);
  return { content: lines(...holdings.map((one) => profitWorking(one, speech))), facts: holdings };
};
