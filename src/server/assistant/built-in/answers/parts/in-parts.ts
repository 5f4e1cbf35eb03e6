import type { Grouping } from '#domain/portfolio/grouping';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { reply, type SpokenAnswer } from '../../answer-parts.ts';
import type { IntentId } from '../../intents/intent-ids.ts';
import type { Answering, Speech } from '../../speech.ts';
import type { TitleKey } from '../../texts/titles.ts';
import { matchesAny, type Pattern } from '../../understanding/concept.ts';
import type { Query } from '../../understanding/query.ts';
import type { Answer, Found } from '../answer.ts';
import { groupName } from '../count.answer.ts';
import { findStep, stepsBack } from '../payments/in-steps.ts';

/** Their answers are of one figure, and have no tables by bank, currency and so on of their own. */
const BY_GROUP: readonly IntentId[] = [
  'coming-payments', 'next-payment', 'income-of-period', 'dividends', 'taxes-paid', 'fees-paid', 'maturities', 'principal-ladder', 'total-return', 'accrued-interest', 'interest-rate-risk', 'rates-shift', 'average-coupon', 'average-yield',
]; // prettier-ignore
/** The same of those by issuer alone. */
const BY_ISSUER: readonly IntentId[] = [
  'overview-value', 'holding-value', 'invested', 'profit', 'payments-received',
]; // prettier-ignore
/** Of days that are over, without a table by month, quarter and year of their own. */
const BY_STEP: readonly IntentId[] = [
  'overview-value', 'holding-value', 'positions', 'profit', 'dividends', 'taxes-paid', 'fees-paid', 'total-return', 'currency-effect', 'value-change',
]; // prettier-ignore
const GROUPS = ['bank', 'currency', 'country', 'kind'] as const satisfies readonly Grouping[];
/** One security can be at two banks; the others are of a security. */
const NARROW = { bank: 'banks', currency: 'currencies', kind: 'kinds', country: undefined } as const;
const MAX_PARTS = 12;
/** Beside the names of the parts. */
const MAX_COLUMNS = 3;
/** Of a return the result and its percentage. */
const SAID_LINES: Readonly<Partial<Record<IntentId, number>>> = { 'total-return': 2 };

const WHOLE_STEP = { isAnyYear: false, isToday: false, length: 0 };

interface PartOfQuery {
  readonly name: string;
  readonly query: Query;
}

interface Parts<Column = TitleKey> {
  /** What the parts are. */
  readonly column: Column;
  readonly parts: readonly PartOfQuery[];
}

interface PartOfAnswer extends SpokenAnswer {
  readonly name: string;
}

function withoutSplit(query: Query): Query {
  const concepts = [...query.concepts].filter((one) => !matchesAny(one, SPLITS));
  return { ...query, concepts: new Set(concepts), by: undefined };
}

type Held = Found<'listNames'>['holdings'][number];

/** Returns are known of banks and kinds, but of no currency, country or issuer. */
const RETURN_GROUPS: readonly Grouping[] = ['bank', 'kind'];

function groupIn({ by, intent }: Query) {
  const groups = intent === 'total-return' ? RETURN_GROUPS : GROUPS;
  return BY_GROUP.includes(intent) ? GROUPS.find((one) => one === by && groups.includes(one)) : undefined;
}

const isOfIssuers = ({ concepts, intent, operation }: Query) =>
  [...BY_GROUP, ...BY_ISSUER].includes(intent) &&
  intent !== 'total-return' &&
  concepts.has('noun:issuer') &&
  (operation === 'list' || operation === 'average');
const stepIn = (query: Query) => (BY_STEP.includes(query.intent) ? findStep(query) : undefined);

/** What asks for parts. */
const SPLITS: readonly Pattern[] = ['by:', 'noun:bank', 'noun:issuer', 'time:year', 'time:half', 'time:quarter', 'time:month', 'op:each']; // prettier-ignore
/** What a table has in parts, by its first column. */
const COLUMNS = [
  ['group', ['by:']],
  ['bank', ['by:bank', 'noun:bank']],
  ['currency', ['by:currency']],
  ['country', ['by:country']],
  ['kind', ['by:kind']],
  ['issuer', ['noun:issuer']],
  ['year', ['by:year', 'time:year']],
  ['half', ['time:half']],
  ['quarter', ['time:quarter']],
  ['month', ['time:month']],
] as const satisfies readonly (readonly [string, readonly Pattern[]])[];

/** The parts that an answer is given in: in a table that begins with their names. */
export function partsOf(content: string, { say }: Pick<Answering, 'say'>): readonly Pattern[] {
  const [, first] = /^\| ([^|]+) \|/m.exec(content) ?? [];
  const [, parts = []] = COLUMNS.find(([column]) => say(`column.${column}`) === first) ?? [];
  return parts;
}

/** Of which bank, currency, country, kind or issuer a holding is, and what narrows a question to it. */
function chooseGroup(query: Query, answering: Answering) {
  const group = groupIn(query);
  if (group !== undefined)
    return {
      column: group,
      keyOf: (held: Held) => held[group] ?? '',
      nameOf: (key: string) => groupName(group, key, answering),
      narrow: NARROW[group],
    };
  return isOfIssuers(query)
    ? {
        column: 'issuer' as const,
        keyOf: ({ issuer }: Held) => issuer ?? '',
        nameOf: (key: string) => key,
        narrow: undefined,
      }
    : undefined;
}

async function findGroups(
  query: Query,
  answering: Answering,
): Promise<Parts<(typeof GROUPS)[number] | 'issuer'> | undefined> {
  const group = chooseGroup(query, answering);
  if (group === undefined) return undefined;
  const { holdings } = await answering.tools.listNames.run({});
  const asked = holdings.filter(({ isin, kind }) => {
    const { isins, kinds } = query.filter;
    return (isins?.includes(isin) ?? true) && (kinds?.includes(kind) ?? true);
  });
  const keys = [...new Set(asked.map(group.keyOf))].filter((key) => key !== '').sort();
  const parts = keys.map((key) => {
    const isins = asked.filter((held) => group.keyOf(held) === key).map(({ isin }) => isin);
    const name = group.nameOf(key);
    const narrowed: HoldingFilter = group.narrow ? { [group.narrow]: [key] } : { among: { name, isins } };
    return { name, query: { ...withoutSplit(query), filter: { ...query.filter, ...narrowed } } };
  });
  return { column: group.column, parts };
}

/** The steps of the days that are asked about, the years since the first purchase, or the last 12 months; the last one first. */
async function findSteps(query: Query, { tools, today }: Answering): Promise<Parts | undefined> {
  const step = stepIn(query);
  if (step === undefined) return undefined;
  const { holdings } = await tools.listNames.run({});
  const [first = today] = holdings.flatMap(({ bought }) => bought ?? []).sort();
  const { from, to } = query.period?.period ?? { from: first, to: today };
  const isOfAll = step === 'year' || query.period !== undefined;
  const during = isOfAll ? { from: from > first ? from : first, to } : undefined;
  const ofResult = query.intent === 'profit' ? { intent: 'total-return' as const } : {};
  const parts = stepsBack(during, step, today)
    .filter(({ period }) => period.to >= first)
    .map(({ name, period }) => ({
      name,
      query: { ...withoutSplit(query), ...ofResult, period: { ...WHOLE_STEP, period } },
    }));
  return { column: step, parts };
}

/** What is said before any table. */
const firstLines = ({ intent }: Query, content: string) =>
  content
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .slice(0, SAID_LINES[intent] ?? 1)
    .join(' ');

/** The figures of each part, in the columns that the figures of all have. */
function tableOfParts(parts: readonly PartOfAnswer[], column: TitleKey, { table }: Speech) {
  const columns = [...new Set(parts.flatMap(({ figures }) => [...figures.keys()]))].slice(0, MAX_COLUMNS);
  return table(
    [column, ...columns],
    parts.map(({ name, figures }) => [name, ...columns.map((one) => figures.get(one))]),
  );
}

/** 'By bank', 'by quarter': the figure of all, then that of each, where the answer has no table of them by itself. */
export const inParts =
  (answer: Answer): Answer =>
  async (query, answering) => {
    const groups = await findGroups(query, answering);
    const { column, parts = [] }: Partial<Parts> = groups ?? (await findSteps(query, answering)) ?? {};
    const [only, ...others] = parts;
    if (column === undefined || only === undefined) return answer(query, answering);
    if (others.length === 0) {
      const one = await answer(query, answering);
      // 'At which bank does it land?', of one holding.
      return one && groups
        ? reply({}, `${answering.say(`column.${groups.column}`)}: ${only.name}`, one)
        : one;
    }
    const whole = await answer(withoutSplit(query), answering);
    if (whole === undefined || whole.figures.size === 0) return whole;
    const known: PartOfAnswer[] = [];
    for (const part of parts.slice(0, MAX_PARTS)) {
      const found = await answer(part.query, answering);
      if (found !== undefined) known.push({ ...found, name: part.name });
    }
    const left = parts.length - MAX_PARTS;
    return reply(
      [whole.facts, known.map(({ facts }) => facts)],
      firstLines(query, whole.content),
      tableOfParts(known, column, answering),
      left > 0 && answering.say('more', { count: left }),
    );
  };
