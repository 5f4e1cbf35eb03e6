import { daysBetween } from '#domain/calendar-date';
import { isBond, type Holding } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import { inBlocks, lines, reply, type Line } from '../answer-parts.ts';
import type { Answering, Speech } from '../speech.ts';
import { capitalised } from '../table.ts';
import { isWordsKey } from '../say.ts';
import type { Query } from '../understanding/query.ts';
import type { Answer } from './answer.ts';

const MAX_FOUND = 5;

export const holdingLabel = ({ name, isin }: Pick<Holding, 'name' | 'isin'>) =>
  name === null ? isin : `${name} (${isin})`;

export function misspeltAnswer({ isin }: Query, { say }: Speech): Line {
  const [only] = isin?.isins ?? [];
  return (
    isin?.is === 'misspelt' && only !== undefined && say('nearest', { written: isin.written, isin: only })
  );
}

/** What is stored of a purchase, in the order in which it is shown. */
const STORED = [
  'bank', 'buy-date', 'buy-price', 'market-price', 'cost', 'profit', 'coupon', 'coupons-a-year', 'yield', 'maturity',
] as const satisfies readonly Measure[]; // prettier-ignore

type Row = readonly [title: string, figure: string];

/** The stored figures with their titles; of several purchases each figure once. */
export function storedRows(held: readonly Holding[], { say, figure }: Speech): readonly Row[] {
  return STORED.flatMap((measure) => {
    const own = `holding.${measure}`;
    const title = isWordsKey(own) ? say(own) : capitalised(say(`measure.${measure}`));
    const figures = new Set(held.flatMap((one) => figure(one, measure) ?? []));
    return figures.size === 0 ? [] : [[title, [...figures].join(', ')] as const];
  });
}

const rowLines = (rows: readonly Row[]) => rows.map(([title, figure]) => `${title}: ${figure}`);

async function describeHolding(holding: Holding, { tools, ...speech }: Answering): Promise<Line> {
  const { say, figure, write } = speech;
  const { id, isin, kind, name, direction, expired } = holding;
  const { byBond } = await tools.listPayments.run({ filter: { isins: [isin] } });
  const paid = kind === 'bond' && byBond.find((one) => one.id === id);
  const { holdings } = await tools.listNames.run({});
  const issuer = holdings.find((one) => one.isin === isin)?.issuer ?? null;
  const quantity = kind === 'bond' ? 'nominal' : 'units';
  const status = `${expired ? 'expired' : 'active'}${kind === 'etf' ? 'Etf' : ''}` as const;
  const rows: readonly (Row | false)[] = [
    name !== null && name !== '' && [say('column.name'), name],
    issuer !== null && [say('column.issuer'), issuer],
    [say('holding.direction'), say(`direction.${direction}`)],
    [capitalised(say(`measure.${quantity}`)), figure(holding, quantity) ?? '–'],
    ...storedRows([holding], speech),
    paid !== false &&
      paid !== undefined && [say('holding.payments', { count: paid.count }), write(paid.amount)],
  ];
  return lines(
    [isin, say(`kind.${kind}`), say(`status.${status}`)].join(', '),
    rowLines(rows.filter((row) => row !== false)),
  );
}

/** Who issued it, where that is recorded. */
export const issuer: Answer = async ({ filter }, { tools, say }) => {
  const { holdings } = await tools.listNames.run({});
  const found = holdings.find(({ isin }) => filter.isins?.includes(isin) === true);
  if (found === undefined || found.issuer === null) return undefined;
  return reply(found, say('issuerOf', { isin: found.isin, issuer: found.issuer }));
};

/** The figure that is asked of it, or all that is stored of it but its notes. */
export const oneHolding: Answer = async (query, answering) => {
  const { tools, say } = answering;
  const { filter } = query;
  // 'At which bank is it?'
  const measure = query.measure ?? (query.by === 'bank' ? 'bank' : undefined);
  const isins = filter.isins ?? [];
  const show = measure === undefined ? [] : [measure];
  const find = (of: HoldingFilter) => tools.listHoldings.run({ filter: of, show, most: MAX_FOUND });
  const fitting = await find(filter);
  // 'Is it expired?': what is said of it answers that, whether it is or not.
  const found = fitting.count > 0 ? fitting : await find({ isins });
  if (found.count === 0) return reply({}, say('notFound', { isin: isins[0] ?? query.isin?.written }));
  const blocks: Line[] = [];
  if (measure === undefined)
    for (const holding of found.holdings) blocks.push(await describeHolding(holding, answering));
  return reply(
    found,
    misspeltAnswer(query, answering),
    measure === undefined ? inBlocks(blocks) : describeFigures(measure, query, { found, answering }),
  );
};

/** Each figure that is asked of it, in how many days it matures, and of which day its price is. */
function describeFigures(
  asked: Measure,
  query: Query,
  {
    found: { holdings },
    answering,
  }: { readonly found: { readonly holdings: readonly Holding[] }; readonly answering: Answering },
): Line {
  const { say, figure, today } = answering;
  return [
    // Purchases that have the figure in common say it once.
    ...new Set(
      holdings.flatMap((holding) =>
        namedFigures(asked, query).map((measure) => {
          const { isin } = holding;
          const known = figure(holding, measure);
          if (known === undefined) return say('noSuchMeasure', { isin, measure });
          const isLoss = measure === 'profit' && Number(holding.profit) < 0;
          return say(isLoss ? 'loss' : 'one', { measure, isin, figure: known });
        }),
      ),
    ),
    ...new Set(
      holdings.map((holding): Line => {
        const { marketPriceOn: on } = holding;
        if (asked === 'market-price' && on !== null)
          return say('priceOf', { name: holdingLabel(holding), at: figure(holding, asked), day: on });
        const day = isBond(holding) && asked === 'maturity' ? holding.maturityDate : null;
        return day !== null && day >= today && say('inDays', { days: daysBetween(today, day) });
      }),
    ),
  ];
}

/** 'When did I buy it and at what price?': each figure that is named; at maturity comes the nominal. */
function namedFigures(asked: Measure, { measures, concepts }: Query): readonly Measure[] {
  const named = new Set([asked, ...measures]);
  if (named.has('maturity')) named.add('nominal');
  if (named.has('buy-date') && (named.has('market-price') || named.has('cost'))) named.add('buy-price');
  // 'At what price did I buy it, and what is it today?'; else the price of then.
  if (named.has('buy-price') && concepts.has('time:today')) named.add('market-price');
  else if (named.has('buy-price')) named.delete('market-price');
  return [...named];
}

/** 'Is X one of our banks?', where X is held itself: only if a bank has its name. */
export const isBank: Answer = async ({ filter }, { tools, say, banks }) => {
  const { holdings } = await tools.listHoldings.run({ filter });
  const [held] = holdings;
  if (held === undefined) return undefined;
  const is = banks.some((bank) => bank.toLowerCase() === held.name?.toLowerCase());
  const own = banks.length === 0 ? say('noBanks') : say('ownBanks', { banks: banks.join(', ') });
  const name = holdingLabel(held);
  return reply(holdings, `${say(is ? 'yes' : 'no')} ${own}`, say(`heldAs.${held.kind}`, { name }));
};
