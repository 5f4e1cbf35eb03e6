import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { nothing, type Access, type Endpoint } from '#api/platform/endpoint';
import { ERRORS, Problem } from '#api/errors';

export interface ReceivedAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** The number of fields of a JSON value, at every depth: a schema may rename a field, but drops unknown ones. */
function fieldCount(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce((sum: number, field) => sum + fieldCount(field), 0);
  return inside + Object.keys(value).length;
}

/** The parsed value; throws if it does not fit the schema or has an unknown field. */
function parseStrictly<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const known = schema.parse(value);
  if (fieldCount(known) !== fieldCount(value)) {
    throw new Error(`beyond its schema: ${JSON.stringify(value)}, known of it: ${JSON.stringify(known)}`);
  }
  return known;
}

/** Checks that a successful answer keeps the endpoint's promise: status, media type, every field and no other. */
export function checkAnswer<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(endpoint: Endpoint<A, P, Q, B, R>, { status, type, text }: ReceivedAnswer): z.output<R> {
  if (status !== endpoint.status) throw new Error(`status ${status} instead of ${endpoint.status}: ${text}`);
  const hasNoAnswer: boolean = Object.is(endpoint.answer, nothing);
  if (hasNoAnswer) {
    if (text !== '') throw new Error(`a body where none is promised: ${text}`);
    return endpoint.answer.parse(undefined);
  }
  if (type !== 'application/json; charset=utf-8') throw new Error(`media type ${type}`);
  return parseStrictly(endpoint.answer, JSON.parse(text));
}

/** The problem document of a refusal, after checking that its status and title match its code. */
export function checkProblem({ status, type, text }: ReceivedAnswer): Problem {
  if (type !== 'application/problem+json; charset=utf-8') throw new Error(`media type ${type}: ${text}`);
  const problem = parseStrictly(Problem, JSON.parse(text));
  const expected = Object.entries(ERRORS).find(([code]) => code === problem.code)?.[1];
  if (problem.status !== status || !isDeepStrictEqual(expected, { status, title: problem.title })) {
    throw new Error(`status ${status} does not fit ${text}`);
  }
  return problem;
}
