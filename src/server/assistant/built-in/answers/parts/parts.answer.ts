import type { Decimal } from '#domain/money/decimal';
import type { Grouping } from '#domain/portfolio/grouping';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { reply, type Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import type { Answer } from '../answer.ts';
import { groupName } from '../count.answer.ts';
import { findFactsOfPart, writeFactsOfPart, type FactsOfPart } from './facts-of-part.ts';

const MAX_PARTS = 4;

interface Part {
  readonly name: (speech: Speech) => string;
  readonly filter: HoldingFilter;
}

function partsBy<Key extends string>(
  by: Grouping,
  keys: readonly Key[] | undefined,
  narrow: (key: Key) => HoldingFilter,
): readonly Part[] {
  return (keys ?? []).map((key) => ({
    name: (speech) => groupName(by, key, speech),
    filter: narrow(key),
  }));
}

/** What is put side by side: governments and companies, two banks, currencies, countries or kinds. */
export function partsOf({ filter, groups }: Query): readonly Part[] {
  const { banks, currencies, countries, kinds } = filter;
  const ofGroups = groups.map((among) => ({
    name: () => among.name,
    filter: { ...filter, among, kinds: ['bond' as const] },
  }));
  const sides = [
    ofGroups,
    partsBy('bank', banks, (bank) => ({ ...filter, banks: [bank] })),
    partsBy('currency', currencies, (currency) => ({ ...filter, currencies: [currency] })),
    partsBy('country', countries, (country) => ({ ...filter, countries: [country] })),
    partsBy('kind', kinds, (kind) => ({ ...filter, kinds: [kind] })),
  ];
  return sides.find(({ length }) => length > 1 && length <= MAX_PARTS) ?? [];
}

type Compared =
  | 'value'
  | 'cost'
  | 'profit'
  | 'profitPercent'
  | 'yield'
  | 'coupon'
  | 'couponsAhead'
  | 'received';

/** Which figure is asked for: what they are worth, unless something else is named. */
function comparedFigure({ measures, concepts, isPercent }: Query): Compared {
  if (measures.includes('yield')) return 'yield';
  if (measures.includes('coupon')) return 'coupon';
  if (measures.includes('profit')) return isPercent ? 'profitPercent' : 'profit';
  if (measures.includes('profit-percent')) return 'profitPercent';
  if (measures.includes('cost')) return 'cost';
  if (concepts.has('paid:coupon')) return concepts.has('time:next') ? 'couponsAhead' : 'received';
  return measures.includes('dividend') ? 'received' : 'value';
}

const IN_PERCENT: readonly Compared[] = ['profitPercent', 'yield', 'coupon'];

/** 'Fibank 62,300.70 EUR; Банка ДСК 30,121.13 EUR. Fibank has more, by 32,179.57 EUR.' */
function describeDifference(
  compared: readonly { readonly name: string; readonly figure: Decimal | undefined }[],
  isPercent: boolean,
  { euro, percent, whole }: Speech,
): string {
  const write = isPercent ? percent : euro;
  const said = compared.map(({ name, figure }) => `${name} ${figure === undefined ? '–' : write(figure)}`);
  const [one, other] = compared
    .flatMap(({ name, figure }) => (figure === undefined ? [] : [{ name, figure }]))
    .sort((first, second) => second.figure.comparedTo(first.figure));
  const difference = one && other && compared.length === 2 ? one.figure.minus(other.figure) : undefined;
  return difference === undefined || one === undefined
    ? `${said.join('; ')}.`
    : `${said.join('; ')}. ${whole.hasMore(one.name, write(difference))}`;
}

/** The figures of each part in columns; the figure asked for comes first, with the difference. */
export const compareParts: Answer = async (query, tools, speech) => {
  const compared = comparedFigure(query);
  const found: { readonly name: string; readonly facts: FactsOfPart }[] = [];
  for (const { name, filter } of partsOf(query))
    found.push({ name: name(speech), facts: await findFactsOfPart(filter, tools, speech) });
  const written = found.map(({ facts }) => writeFactsOfPart({ ...facts, isOne: false }, speech));
  return reply(
    {},
    describeDifference(
      found.map(({ name, facts }) => ({ name, figure: facts[compared] })),
      IN_PERCENT.includes(compared),
      speech,
    ),
    speech.table(
      [speech.texts.columns.figure, ...found.map(({ name }) => name)],
      (written[0] ?? []).map(({ title }, at) => [
        title,
        ...written.map((facts) => facts[at]?.written ?? '–'),
      ]),
    ),
    speech.rates((await tools.sumHoldings.run({ filter: { ...query.filter, expired: false } })).rates),
  );
};
