import type { IntentId } from '../intents/intent-ids.ts';
import { inBlocks, lines, type Line, type SpokenAnswer } from '../answer-parts.ts';
import type { Answering } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { together, type Answer } from './answer.ts';
import { list } from './list.answer.ts';
import { exposure } from './parts/exposure.answer.ts';
import { findParts } from './parts/parts.answer.ts';

/** Their answers are of two periods, or have those that are compared side by side. */
const COMPARING: readonly IntentId[] = [
  'compare-periods', 'compare-holdings', 'value-change', 'exposure', 'list-holdings', 'positions', 'ranking', 'count-holdings', 'price-age',
]; // prettier-ignore
/** 'Euro, dollars, pounds: how much of each' is how it is split. */
const OF_VALUE: readonly IntentId[] = ['overview-value', 'positions'];
/** 'What are my ETFs worth, one by one and together?', 'the yield of every bond'. */
const SUMS: readonly IntentId[] = ['overview-value', 'invested', 'profit', 'average-coupon', 'average-yield'];
const MAX_SIDES = 4;

export interface Side {
  readonly name: string;
  readonly query: Query;
}

/** One of them is compared with nothing. */
const alone = (query: Query): Query => ({
  ...query,
  concepts: new Set([...query.concepts].filter((concept) => concept !== 'op:compare')),
});

/** One after the other, each with its name. */
async function inTurn(
  sides: readonly Side[],
  answer: Answer,
  answering: Answering,
): Promise<SpokenAnswer | undefined> {
  const said: Line[] = [];
  for (const { name, query } of sides) {
    const found = await answer(alone(query), answering);
    said.push(found && { ...found, content: lines(`${name}:`, found) });
  }
  return inBlocks(said);
}

/** The two periods that are named apart: 'in 2029 and in 2030', '2024 vs 2025'. */
function findPeriods(query: Query, { write }: Answering): readonly Side[] {
  const { period, otherPeriod } = query;
  if (period === undefined || otherPeriod === undefined) return [];
  return [period, otherPeriod].map((one) => ({
    name: write(one.period),
    query: { ...query, period: one, otherPeriod: undefined },
  }));
}

/** The holdings, banks, currencies, countries or kinds that are named. */
export function findSides(query: Query, answering: Answering): readonly Side[] {
  const holdings = (query.filter.isins ?? []).map((isin) => ({ name: isin, filter: { isins: [isin] } }));
  const sides = holdings.length > 1 ? holdings : findParts(query, answering);
  return sides.length > 1 && sides.length <= MAX_SIDES
    ? sides.map(({ name, filter }) => ({ name, query: { ...query, filter } }))
    : [];
}

/** 'X against Y in 2025': of one after the other. */
export const ofEachSide = (query: Query, answer: Answer, answering: Answering) =>
  inTurn(findSides(query, answering), answer, answering);

/** An answer of one thing, given for each of several that the question puts side by side. */
export const ofEach =
  (answer: Answer): Answer =>
  (query, answering) => {
    const isOfEach = query.concepts.has('op:each');
    const isSplit = findParts(query, answering).length > (isOfEach ? 1 : 2);
    if (isSplit && OF_VALUE.includes(query.intent)) return exposure(query, answering);
    if (COMPARING.includes(query.intent)) return answer(query, answering);
    const periods = findPeriods(query, answering);
    // 'If the dollar falls against the euro' is of the dollar.
    const isCompared = query.concepts.has('op:compare') && query.intent !== 'value-shift';
    const isOfSides = isCompared || isOfEach;
    const sides = periods.length > 0 ? periods : isOfSides ? findSides(query, answering) : [];
    if (sides.length > 0) return inTurn(sides, answer, answering);
    return (isOfEach && SUMS.includes(query.intent) ? together(answer, list) : answer)(query, answering);
  };
