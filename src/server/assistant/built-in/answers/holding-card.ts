import { daysBetween } from '#domain/calendar-date';
import { sumDecimals } from '#domain/money/decimal';
import { isBond, isSale, type Holding } from '#domain/portfolio/holding';
import { reply } from '../answer-parts.ts';
import type { Plain } from '../say.ts';
import type { Answering } from '../speech.ts';
import { capitalised } from '../table.ts';
import type { Query } from '../understanding/query.ts';
import { isOfOne, type Answer } from './answer.ts';
import { sumUnits } from './count.answer.ts';
import { storedRows } from './one-holding.answer.ts';
import { findFactsOfPart, writeFactsOfPart } from './parts/facts-of-part.ts';

type Row = readonly [title: string, figure: Plain];

/** What is held in all its purchases. */
function quantityRow(held: readonly Holding[], { say, units }: Answering): Row {
  const bonds = held.filter(isBond);
  const [first] = bonds;
  if (first === undefined) return [capitalised(say('measure.units')), units(sumUnits(held))];
  const amount = sumDecimals(bonds.map(({ nominal }) => nominal));
  return [capitalised(say('measure.nominal')), { amount, currency: first.currency }];
}

/** The day count of a bond, its next coupon, the days to its maturity, and its accrued interest. */
async function comingRows([first]: readonly Holding[], answering: Answering): Promise<readonly Row[]> {
  if (first === undefined || !isBond(first)) return [];
  const { tools, say, write, today } = answering;
  const { bonds } = await tools.analyseBond.run({ isin: first.isin });
  const { running, dayCount = null } = bonds[0] ?? {};
  const next = running?.known === true ? running.nextCoupon : null;
  const { maturityDate: maturity } = first;
  const rows: Row[] = dayCount === null ? [] : [[say('column.dayCount'), dayCount]];
  if (next !== null) rows.push([say('column.nextCoupon'), `${write(next.date)}: ${write(next.amount)}`]);
  if (maturity !== null && maturity > today)
    rows.push([say('column.daysToMaturity'), daysBetween(today, maturity)]);
  if (running?.known === true) rows.push([say('column.accrued'), running.accrued]);
  return rows;
}

/** 'Tell me about X': what is stored is listed already. */
const isListed = ({ intent, measures }: Query) => intent === 'holding-details' && measures.length === 0;

/** A short one, such as how many coupons there are a year, can stand in an answer by chance. */
const MIN_TELLING_LENGTH = 6;

/** Each figure once, and none that the answer has. */
function withoutSaid(rows: readonly Row[], content: string, { write }: Answering): readonly Row[] {
  const figures = rows.map(([, figure]) => write(figure));
  return rows.filter((_, at) => {
    const figure = figures[at] ?? '';
    const isTelling = figure.length >= MIN_TELLING_LENGTH;
    return !isTelling || (!content.includes(figure) && figures.indexOf(figure) === at);
  });
}

/** After what is asked of one holding, everything else that is known of it. */
export function withCard(answer: Answer): Answer {
  return async (query, answering) => {
    const said = await answer(query, answering);
    const [isin] = query.filter.isins ?? [];
    if (said === undefined || isin === undefined || !isOfOne(query) || query.period !== undefined)
      return said;
    const { holdings } = await answering.tools.listHoldings.run({
      filter: { isins: [isin], expired: false },
    });
    const held = holdings.filter((one) => !isSale(one));
    if (held.length === 0) return said;
    const facts = await findFactsOfPart({ isins: [isin] }, answering);
    // Of what has no price, nobody knows the profit: what was paid is no answer.
    if (facts.profit === undefined && query.intent === 'profit') return said;
    const rows: readonly Row[] = [
      ...(isListed(query) ? [] : [quantityRow(held, answering), ...storedRows(held, answering)]),
      ...(await comingRows(held, answering)),
      ...writeFactsOfPart(facts, answering).flatMap(({ title, figure, written, isOfPart }): Row[] =>
        isOfPart || figure === undefined || figure.isZero() ? [] : [[title, written]],
      ),
    ];
    const name = answering.securities.get(isin) ?? isin;
    const others = withoutSaid(rows, said.content, answering);
    return reply([], said, others.length > 0 && answering.table(['figure', { text: name }], others));
  };
}
