import type { IntentId } from '../intents/intent-ids.ts';
import { reply, type Speech, type SpokenAnswer } from '../speech.ts';
import type { Tools } from '../../tools/create-tools.ts';
import type { Query } from '../understanding/query.ts';
import type { Answer } from './answer.ts';
import { list } from './list.answer.ts';
import { exposure } from './parts/exposure.answer.ts';
import { partsOf } from './parts/parts.answer.ts';

/** Their answers are of two periods, or have those that are compared side by side. */
const COMPARING: readonly IntentId[] = [
  'compare-periods', 'compare-holdings', 'value-change', 'exposure', 'list-holdings', 'positions', 'ranking', 'count-holdings', 'price-age',
]; // prettier-ignore
/** 'Euro, dollars, pounds: how much of each' is how it is split. */
const OF_VALUE: readonly IntentId[] = ['overview-value', 'positions'];
const MAX_SIDES = 4;

/** One after the other, each with its name. */
async function inTurn(
  questions: readonly { readonly name: string; readonly query: Query }[],
  answer: Answer,
  [tools, speech]: readonly [Tools, Speech],
): Promise<SpokenAnswer | undefined> {
  const said: SpokenAnswer[] = [];
  for (const { name, query } of questions) {
    const found = await answer(query, tools, speech);
    if (found !== undefined) said.push({ ...found, content: `${name}:\n${found.content}` });
  }
  const content = said.map((one) => one.content).join('\n\n');
  return said.length === 0 ? undefined : { content, facts: said.map(({ facts }) => facts) };
}

/** The two periods that are named apart: 'in 2029 and in 2030', '2024 vs 2025'. */
function ofEachPeriod(query: Query, { period: write }: Speech) {
  const { period, otherPeriod } = query;
  if (period === undefined || otherPeriod === undefined) return [];
  return [period, otherPeriod].map((one) => ({
    name: write(one.period),
    query: { ...query, period: one, otherPeriod: undefined },
  }));
}

/** The holdings, banks, currencies, countries or kinds that are named. */
function sidesOf(query: Query, speech: Speech) {
  const { isins = [] } = query.filter;
  const holdings = isins.map((isin) => ({ name: isin, query: { ...query, filter: { isins: [isin] } } }));
  const parts = partsOf(query).map(({ name, filter }) => ({
    name: name(speech),
    query: { ...query, filter },
  }));
  const sides = holdings.length > 1 ? holdings : parts;
  return sides.length > 1 && sides.length <= MAX_SIDES ? sides : [];
}

/** 'X against Y in 2025': of one after the other. */
export const ofEachSide = (
  query: Query,
  answer: Answer,
  rest: readonly [Tools, Speech],
): Promise<SpokenAnswer | undefined> => inTurn(sidesOf(query, rest[1]), answer, rest);

/** 'What are my ETFs worth, one by one and together?', 'the yield of every bond'. */
const SUMS: readonly IntentId[] = ['overview-value', 'invested', 'profit', 'average-coupon', 'average-yield'];

const andEachHolding =
  (answer: Answer): Answer =>
  async (query, ...rest) => {
    const [sum, each] = [await answer(query, ...rest), await list(query, ...rest)];
    return sum && reply([sum.facts, each?.facts], sum.content, each?.content);
  };

/** An answer of one thing, given for each of several that the question puts side by side. */
export const ofEach =
  (answer: Answer): Answer =>
  (query, ...rest) => {
    const isOfEach = query.concepts.has('op:each');
    const isSplit = partsOf(query).length > (isOfEach ? 1 : 2);
    if (isSplit && OF_VALUE.includes(query.intent)) return exposure(query, ...rest);
    if (COMPARING.includes(query.intent)) return answer(query, ...rest);
    const [, speech] = rest;
    const periods = ofEachPeriod(query, speech);
    const isOfSides = query.concepts.has('op:compare') || isOfEach;
    const questions = periods.length > 0 ? periods : isOfSides ? sidesOf(query, speech) : [];
    if (questions.length > 0) return inTurn(questions, answer, rest);
    return (isOfEach && SUMS.includes(query.intent) ? andEachHolding(answer) : answer)(query, ...rest);
  };
