import { daysBetween } from '#domain/calendar-date';
import { sumDecimals } from '#domain/money/decimal';
import { isBond, isSale, type Holding } from '#domain/portfolio/holding';
import type { Tools } from '../../tools/create-tools.ts';
import { reply, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { isOfOne, type Answer } from './answer.ts';
import { findFactsOfPart, writeFactsOfPart } from './parts/facts-of-part.ts';

type Row = readonly [title: string, figure: string];

/** What is stored of each purchase, in the order in which it is shown. */
const STORED = [
  ['bank', 'bank'],
  ['buyDate', 'buy-date'],
  ['buyPrice', 'buy-price'],
  ['marketPrice', 'market-price'],
  ['amountPaid', 'cost'],
  ['profit', 'profit'],
  ['coupon', 'coupon'],
  ['couponsAYear', 'coupons-a-year'],
  ['yield', 'yield'],
  ['maturity', 'maturity'],
] as const;

/** Of several purchases each figure once. */
function storedRows(held: readonly Holding[], { texts, measure }: Speech): Row[] {
  return STORED.flatMap(([title, of]) => {
    const figures = new Set(held.flatMap((one) => measure(one, of) ?? []));
    return figures.size === 0 ? [] : [[texts.holding[title], [...figures].join(', ')] as const];
  });
}

/** What is held in all its purchases. */
function quantityRow(held: readonly Holding[], { texts, units, money }: Speech): Row {
  const [first] = held;
  const nominal = sumDecimals(held.map((one) => (isBond(one) ? one.nominal : 0)));
  return first?.kind === 'bond'
    ? [texts.holding.nominal, money({ amount: nominal, currency: first.currency })]
    : [texts.holding.units, units(sumDecimals(held.map((one) => (isBond(one) ? 0 : one.units))))];
}

async function comingRows(held: readonly Holding[], tools: Tools, speech: Speech): Promise<Row[]> {
  const [first] = held;
  if (first?.kind !== 'bond') return [];
  const { whole, day, money, today, count } = speech;
  const { bonds } = await tools.analyseBond.run({ isin: first.isin });
  const running = bonds[0]?.running;
  const { nextCoupon, accrued } = running?.known === true ? running : { nextCoupon: null, accrued: null };
  const { maturityDate } = first;
  const rows: Row[] = [];
  if (nextCoupon !== null)
    rows.push([whole.columns.nextCoupon, `${day(nextCoupon.date)}: ${money(nextCoupon.amount)}`]);
  if (maturityDate !== null && maturityDate > today)
    rows.push([whole.columns.daysToMaturity, count(daysBetween(today, maturityDate))]);
  if (accrued !== null) rows.push([whole.columns.accrued, money(accrued)]);
  return rows;
}

/** 'Tell me about X': what is stored is listed already. */
const isListed = ({ intent, measures }: Query) => intent === 'holding-details' && measures.length === 0;

/** After what is asked of one holding, everything else that is known of it. */
export function withCard(answer: Answer): Answer {
  return async (query, tools, speech) => {
    const said = await answer(query, tools, speech);
    const [isin] = query.filter.isins ?? [];
    if (said === undefined || isin === undefined || !isOfOne(query) || query.period !== undefined)
      return said;
    const filter = { isins: [isin] };
    const { holdings } = await tools.listHoldings.run({ filter: { ...filter, expired: false } });
    const held = holdings.filter((one) => !isSale(one));
    if (held.length === 0) return said;
    const facts = await findFactsOfPart(filter, tools, speech);
    // Of what has no price, nobody knows the profit: what was paid is no answer.
    if (facts.profit === undefined && query.intent === 'profit') return said;
    const { texts, table } = speech;
    const of = writeFactsOfPart({ ...facts, isOne: true }, speech);
    const rows = [
      ...(isListed(query) ? [] : [quantityRow(held, speech), ...storedRows(held, speech)]),
      ...(await comingRows(held, tools, speech)),
      ...of.flatMap(({ title, figure, written }): Row[] =>
        figure === undefined || figure.isZero() ? [] : [[title, written]],
      ),
    ];
    return reply(said.facts, said.content, table([texts.columns.figure, held[0]?.name ?? isin], rows));
  };
}
