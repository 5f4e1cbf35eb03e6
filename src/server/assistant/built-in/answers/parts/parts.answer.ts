import type { Decimal } from '#domain/money/decimal';
import type { Grouping } from '#domain/portfolio/grouping';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { reply, type SpokenAnswer } from '../../answer-parts.ts';
import type { Answering, Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import type { Answer } from '../answer.ts';
import { groupName } from '../count.answer.ts';
import { findFactsOfPart, writeFactsOfPart, type FactsOfPart } from './facts-of-part.ts';

const MAX_PARTS = 4;

export interface Part {
  readonly name: string;
  readonly filter: HoldingFilter;
}

/** What is put side by side: governments and companies, two banks, currencies, countries or kinds. */
export function findParts({ filter, groups }: Query, speech: Speech): readonly Part[] {
  const partsBy = <Key extends string>(
    by: Grouping,
    keys: readonly Key[] | undefined,
    narrow: (key: Key) => HoldingFilter,
  ): readonly Part[] =>
    (keys ?? []).map((key) => ({
      name: groupName(by, key, speech),
      filter: { ...filter, ...narrow(key) },
    }));
  const sides = [
    groups.map((among) => ({ name: among.name, filter: { ...filter, among, kinds: ['bond' as const] } })),
    partsBy('bank', filter.banks, (bank) => ({ banks: [bank] })),
    partsBy('currency', filter.currencies, (currency) => ({ currencies: [currency] })),
    partsBy('country', filter.countries, (country) => ({ countries: [country] })),
    partsBy('kind', filter.kinds, (kind) => ({ kinds: [kind] })),
  ];
  return sides.find(({ length }) => length > 1 && length <= MAX_PARTS) ?? [];
}

/** 'Do my shares or my bonds bring more?' */
const INCOME = 'income';

/** Which figure is asked for: what they are worth, unless something else is named. */
function comparedFigure({ measures, concepts, isPercent, acts }: Query): Exclude<keyof FactsOfPart, 'count'> {
  if (measures.includes('yield')) return 'yield';
  if (measures.includes('coupon')) return 'coupon';
  if (measures.includes('profit')) return isPercent ? 'profitPercent' : 'profit';
  // 'Which grows most?', 'which did better?'
  const isOfChange = (['shift:rise', 'shift:fall', 'op:best', 'op:worst'] as const).some((one) =>
    concepts.has(one),
  );
  if (measures.includes('profit-percent') || isOfChange) return 'profitPercent';
  if (measures.includes('cost')) return 'cost';
  if (concepts.has('paid:coupon')) return concepts.has('time:next') ? 'couponsAhead' : 'received';
  if (measures.includes('dividend')) return 'received';
  return acts?.includes(INCOME) === true ? 'incomeAhead' : 'value';
}

interface NamedFigure {
  readonly name: string;
  readonly figure: Decimal | undefined;
}

/** 'Cost: Fibank 62,300.70 EUR; Банка ДСК 30,121.13 EUR. The larger: Fibank, by 32,179.57 EUR.' */
function describeDifference(
  title: string,
  compared: readonly NamedFigure[],
  { write, say }: Pick<Speech, 'say'> & { readonly write: (figure: Decimal | undefined) => string },
): string {
  const said = `${title}: ${compared.map(({ name, figure }) => `${name} ${write(figure)}`).join('; ')}`;
  const known = compared.flatMap(({ name, figure }) => (figure === undefined ? [] : [{ name, figure }]));
  const [one, other, ...others] = known.toSorted((first, second) => second.figure.comparedTo(first.figure));
  if (one === undefined || other === undefined || others.length > 0 || compared.length > 2) return `${said}.`;
  return `${said}. ${say('hasMore', { name: one.name, amount: write(one.figure.minus(other.figure)) })}`;
}

/** The figures of each part in columns; the figure asked for comes first, with the difference. */
export async function compareEach(
  parts: readonly Part[],
  query: Query,
  answering: Answering,
): Promise<SpokenAnswer | undefined> {
  const { tools, say, write, euro, percent, table, rates } = answering;
  const compared = comparedFigure(query);
  const isPercent = compared === 'yield' || compared === 'coupon' || compared === 'profitPercent';
  const found: { readonly name: string; readonly facts: FactsOfPart }[] = [];
  if (parts.length === 0) return undefined;
  for (const { name, filter } of parts) found.push({ name, facts: await findFactsOfPart(filter, answering) });
  const written = found.map(({ facts }) => writeFactsOfPart(facts, answering));
  const row = compared === 'profitPercent' ? 'profit' : compared;
  const title = written[0]?.find(({ is }) => is === row)?.title ?? '';
  return reply(
    {},
    describeDifference(
      title,
      found.map(({ name, facts }) => ({ name, figure: facts[compared] })),
      { write: isPercent ? percent : euro, say },
    ),
    table(
      ['figure', ...found.map(({ name }) => ({ text: name }))],
      [
        [say('column.count'), ...found.map(({ facts }) => write(facts.count))],
        ...(written[0] ?? [])
          .map(({ title }, at) => [title, ...written.map((facts) => facts[at]?.written)])
          .filter(([, ...figures]) => figures.some((figure) => figure !== '–')),
      ],
    ),
    rates((await tools.sumHoldings.run({ filter: { ...query.filter, expired: false } })).rates),
  );
}

export const compareParts: Answer = (query, answering) =>
  compareEach(findParts(query, answering), query, answering);
