import { z } from 'zod';
import type { Adapter, Answer } from './answer.ts';
import { billCases } from './bill-cases.ts';
import { bondCases } from './bond-cases.ts';
import { callableBondCases } from './callable-bond-cases.ts';
import type { OracleCase } from './case.ts';
import { datelessBondCases } from './dateless-bond-cases.ts';
import { dayCountCases } from './day-count-cases.ts';
import { excelCases } from './excel-cases.ts';
import { isRight } from './is-right.ts';
import { periodReturnCases } from './period-return-cases.ts';
import { portfolioCases } from './portfolio-cases.ts';
import { portfolioRiskCases } from './portfolio-risk-cases.ts';
import { returnCases } from './return-cases.ts';
import { scheduleCases } from './schedule-cases.ts';

const ADAPTERS = new Map<string, Adapter>(
  Object.entries({
    ...dayCountCases,
    ...scheduleCases,
    ...bondCases,
    ...callableBondCases,
    ...billCases,
    ...excelCases,
    ...datelessBondCases,
    ...returnCases,
    ...portfolioCases,
    ...portfolioRiskCases,
    ...periodReturnCases,
  }),
);

/** The processor time that a case may take; time spent waiting for other programs does not count. */
const TIME_LIMIT_MS = 100;
const TIME_LIMIT_OF_MANY_DEALS_MS = 1000;

const caseTimeLimit = ({ note }: OracleCase) =>
  note?.includes('1,000 deals') === true ? TIME_LIMIT_OF_MANY_DEALS_MS : TIME_LIMIT_MS;

export type Outcome =
  | { readonly state: 'passed' }
  | { readonly state: 'failed'; readonly got: string }
  /** The inputs do not have a form that the product supports. */
  | { readonly state: 'skipped' };

const PASSED: Outcome = { state: 'passed' };
const failed = (got: string): Outcome => ({ state: 'failed', got });

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** There are no agreed input names for times and prices without dates, so inputs with other names are skipped, not failed. */
function unreadable(fn: string, error: z.ZodError): Outcome {
  return fn.startsWith('abstract.') ? { state: 'skipped' } : failed(`inputs: ${z.prettifyError(error)}`);
}

function isAnswerError(error: unknown): error is Error {
  return error instanceof Error;
}

function formatAnswer(answer: Answer): string {
  return answer.ok ? JSON.stringify(answer.value) : `no answer: ${answer.reason}`;
}

/** Computes one case and judges the answer. */
export function runCase(oracleCase: OracleCase): Outcome {
  const { fn } = oracleCase.inputs;
  const compute = ADAPTERS.get(fn);
  if (compute === undefined) return failed(`${fn} is not offered`);
  const start = processorMs();
  try {
    const answer = compute(oracleCase.inputs);
    const taken = processorMs() - start;
    if (taken > caseTimeLimit(oracleCase))
      return failed(`${formatAnswer(answer)}, but after ${taken.toFixed(0)} ms`);
    return isRight(oracleCase, answer) ? PASSED : failed(formatAnswer(answer));
  } catch (error) {
    if (error instanceof z.ZodError) return unreadable(fn, error);
    return failed(isAnswerError(error) ? `${error.name}: ${error.message}` : String(error));
  }
}
