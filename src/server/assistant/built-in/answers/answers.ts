import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Operation, Query, Subject } from '../understanding/query.ts';
import type { Answer } from './answer.ts';
import { average } from './average.answer.ts';
import { comparison, portion, rates } from './compare.answer.ts';
import { count, groupsAnswer } from './count.answer.ts';
import { exposure } from './exposure.answer.ts';
import { changes, flows } from './flows.answer.ts';
import { extremes, list } from './list.answer.ts';
import { matured, maturities } from './maturities.answer.ts';
import { oneHolding, working } from './one-holding.answer.ts';
import { overdue } from './overdue.answer.ts';
import { earnings, payments, taxes } from './payments.answer.ts';
import { isAmount, overview, amountSum } from './sum.answer.ts';
import { isTimeless } from './timed.ts';
import { units } from './units.answer.ts';
import { verdict } from './verdict.answer.ts';
import { worth } from './worth.answer.ts';

const NO_ANSWER: Answer = () => Promise.resolve(undefined);

/** A total of what cannot be added up is the average of it. */
function total({ measure, filter, concepts }: Query): Answer {
  if (concepts.has('sign:losing') || concepts.has('sign:gaining'))
    return measure === undefined
      ? (query, ...rest) => amountSum({ ...query, measure: 'profit' }, ...rest)
      : amountSum;
  if (measure === undefined) return concepts.has('op:list') || filter.isins !== undefined ? list : overview;
  return isAmount(measure) ? amountSum : average;
}

function listOrTotal(query: Query): Answer {
  const { measure, concepts, filter } = query;
  if (filter.figures?.some((one) => one.measure === measure)) return list;
  if (
    measure !== undefined &&
    !isAmount(measure) &&
    !concepts.has('op:list') &&
    measure !== 'maturity' &&
    measure !== 'buy-date'
  )
    return average;
  return list;
}

const OPERATIONS: Record<Operation, (query: Query) => Answer> = {
  count: () => count,
  average: () => average,
  highest: () => extremes,
  lowest: () => extremes,
  total,
  overview: ({ filter }) => (isNarrowing(filter) ? list : overview),
  list: listOrTotal,
};

/** Figures of holdings are of now: with a period that is none of their days they are not answered. */
function holdingsAnswer(query: Query): Answer {
  if (!isTimeless(query)) return NO_ANSWER;
  if (query.by !== undefined) return groupsAnswer(query.by);
  return OPERATIONS[query.operation](query);
}

const SUBJECTS: Record<Subject, (query: Query) => Answer> = {
  holdings: holdingsAnswer,
  'one-holding': ({ measure }) => (measure === 'market-value' ? worth : oneHolding),
  units: () => units,
  verdict: () => verdict,
  payments: () => payments,
  taxes: () => taxes,
  flows: () => flows,
  maturities: ({ operation }) => (operation === 'count' ? count : maturities),
  matured: () => matured,
  earnings: () => earnings,
  overdue: () => overdue,
  changes: () => changes,
  rates: () => rates,
  working: () => working,
  comparison: () => comparison,
  portion: () => portion,
  exposure: () => exposure,
};

export function chooseAnswer(query: Query): Answer {
  return SUBJECTS[query.subject](query);
}
