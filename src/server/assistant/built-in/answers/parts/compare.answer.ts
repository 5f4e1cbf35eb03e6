import type { Decimal } from '#domain/money/decimal';
import type { Measure } from '#domain/portfolio/measure';
import { reply, type Line } from '../../answer-parts.ts';
import { isKnown } from '../../say.ts';
import type { Answering, Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { activeOnly, type Answer } from '../answer.ts';
import { ofEachSide } from '../each.ts';
import { extremes, holdingTable } from '../list.answer.ts';
import { flows } from '../payments/flows.answer.ts';
import { payments } from '../payments/payments.answer.ts';
import { totalReturn } from '../return.answer.ts';
import { findFactsOfPart, writeFactsOfPart, type FactsOfPart } from './facts-of-part.ts';
import { partsOf } from './parts-of.ts';

/** Which figure is asked for: what they are worth, unless something else is named. */
function comparedFigure({ measures, concepts, isPercent }: Query): Exclude<keyof FactsOfPart, 'count'> {
  if (measures.includes('yield')) return 'yield';
  if (measures.includes('coupon')) return 'coupon';
  if (measures.includes('profit')) return isPercent ? 'profitPercent' : 'profit';
  if (measures.includes('profit-percent')) return 'profitPercent';
  if (measures.includes('cost')) return 'cost';
  if (concepts.has('paid:coupon')) return concepts.has('time:next') ? 'couponsAhead' : 'received';
  return measures.includes('dividend') ? 'received' : 'value';
}

interface NamedFigure {
  readonly name: string;
  readonly figure: Decimal | undefined;
}

/** 'Fibank 62,300.70 EUR; Банка ДСК 30,121.13 EUR. Fibank has more, by 32,179.57 EUR.' */
function describeDifference(
  compared: readonly NamedFigure[],
  write: (figure: Decimal | undefined) => string,
  { say }: Speech,
): string {
  const said = compared.map(({ name, figure }) => `${name} ${write(figure)}`).join('; ');
  const known = compared.flatMap(({ name, figure }) => (figure === undefined ? [] : [{ name, figure }]));
  const [one, other, ...others] = known.toSorted((first, second) => second.figure.comparedTo(first.figure));
  if (one === undefined || other === undefined || others.length > 0 || compared.length > 2) return `${said}.`;
  return `${said}. ${say('hasMore', { name: one.name, amount: write(one.figure.minus(other.figure)) })}`;
}

/** The figures of each part in columns; the figure asked for comes first, with the difference. */
export const compareParts: Answer = async (query, answering) => {
  const { tools, say, write, euro, percent, table, rates } = answering;
  const compared = comparedFigure(query);
  const isPercent = compared === 'yield' || compared === 'coupon' || compared === 'profitPercent';
  const found: { readonly name: string; readonly facts: FactsOfPart }[] = [];
  for (const { name, filter } of partsOf(query, answering))
    found.push({ name, facts: await findFactsOfPart(filter, answering) });
  const written = found.map(({ facts }) => writeFactsOfPart(facts, answering));
  return reply(
    {},
    describeDifference(
      found.map(({ name, facts }) => ({ name, figure: facts[compared] })),
      isPercent ? percent : euro,
      answering,
    ),
    table(
      ['figure', ...found.map(({ name }) => ({ text: name }))],
      [
        [say('column.count'), ...found.map(({ facts }) => write(facts.count))],
        ...(written[0] ?? []).map(({ title }, at) => [title, ...written.map((facts) => facts[at]?.written)]),
      ],
    ),
    rates((await tools.sumHoldings.run({ filter: { ...query.filter, expired: false } })).rates),
  );
};

const COMPARED: readonly Measure[] = [
  'yield', 'coupon', 'maturity', 'nominal', 'buy-price', 'market-price', 'profit', 'cost', 'bank',
]; // prettier-ignore

/** What each is worth and gained, over all its rows, the largest first. */
async function comparePositions({ filter, measure }: Query, { tools, say, table }: Answering): Promise<Line> {
  if (measure !== undefined && measure !== 'profit' && measure !== 'market-value') return undefined;
  const found = await tools.portfolioValue.run({ filter });
  if (!isKnown(found) || found.largestPositions.length < 2) return undefined;
  const [first, second, ...others] = found.largestPositions;
  const [one, other] = [first?.value, others.length === 0 ? second?.value : undefined];
  return [
    isKnown(one) &&
      isKnown(other) &&
      say('differsBy', {
        name: first?.name ?? first?.isin,
        amount: { ...one, amount: one.amount.minus(other.amount) },
      }),
    table(
      ['isin', 'name', 'inEuro', 'profit'],
      found.largestPositions.map(({ isin, name, kind, value, profit }) => [
        ...[isin, name ?? say(`kind.${kind}`), value, profit],
      ]),
    ),
  ];
}

/** The holdings one under the other; the one with the highest figure first where a figure is named. */
const holdings: Answer = async (query, answering) => {
  const summed = await comparePositions(query, answering);
  const { filter, measure } = query;
  if (measure !== undefined && query.operation !== 'list') {
    const ranked = await extremes({ ...query, filter: { ...filter, expired: undefined } }, answering);
    return ranked && reply([], summed, ranked);
  }
  const { tools, say } = answering;
  const show = [...new Set([...query.measures, ...COMPARED])];
  const held = await tools.listHoldings.run({ filter: activeOnly(filter), show });
  const found = held.count > 1 ? held : await tools.listHoldings.run({ filter, show });
  if (found.count === 0) return undefined;
  const title = say('listed', { which: filter, count: found.count });
  return reply(found, summed, title, holdingTable(found, show, answering));
};

export const comparison: Answer = (query, answering) => {
  const { isins = [], countries = [] } = query.filter;
  const parts = partsOf(query, answering);
  const isOfReturn = query.concepts.has('op:best') || query.concepts.has('measure:return');
  if (query.period !== undefined && (parts.length > 0 || isins.length > 1)) {
    const isAhead = query.period.period.from > answering.today;
    const ofPeriod = isOfReturn ? totalReturn : isAhead ? flows : payments;
    return ofEachSide({ ...query, operation: 'list', asksWhich: false }, ofPeriod, answering);
  }
  // 'The two bonds at X'.
  const isOfBonds = countries.length > 1 && query.measure !== undefined;
  const isOfHoldings = isins.length > 1 || isOfBonds || parts.length === 0;
  return (isOfHoldings ? holdings : compareParts)(query, answering);
};

export const rates: Answer = async (_query, { tools, say, rates: describe }) => {
  const used = describe((await tools.sumHoldings.run({})).rates);
  return reply({}, used === '' ? say('noRates') : used);
};
