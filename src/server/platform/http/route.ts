import type { RouteAnswer, RequestContext } from './request-context.ts';
import type { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import type { Access, Endpoint } from '#api/platform/endpoint';
import { AUTHORIZE, type CallerFor } from './authorize.ts';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { inTransaction } from '../database/transaction.ts';
import { answerOrOnceForKey, onceForKey, type TextAnswer } from './once-for-key.ts';
import { parseRequest } from './parse-request.ts';
import { refuseWrongIds } from './refuse-wrong-ids.ts';

/** A row of the route table: an endpoint and its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly answer: (incoming: RequestContext) => Promise<RouteAnswer>;
}

/** What a handler receives: an authorized, validated request. */
export interface HandlerInput<A extends Access, P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly principal: CallerFor[A];
  readonly now: Date;
  readonly today: CalendarDate;
  /** The version that the caller has seen (If-Match, or `version` in the body); undefined: the last write wins. */
  readonly expectedVersion: number | undefined;
  readonly incoming: RequestContext;
}

export type EndpointInput<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
> = HandlerInput<A, z.output<P>, z.output<Q>, z.output<B>>;

/** What a handler returns: the endpoint's answer, or nothing if it has none. */
export type HandlerResult<R extends z.ZodType> =
  z.input<R> extends undefined ? Promise<void> : Promise<z.input<R>>;

/** Throws if the caller may not use the endpoint. */
function authorize<A extends Access>(endpoint: Endpoint<A>, incoming: RequestContext): CallerFor[A] {
  const principal = AUTHORIZE[endpoint.access](incoming.principal);
  if (
    incoming.principal?.mustChangePassword === true &&
    !endpoint.duringPasswordChange &&
    endpoint.access !== 'anyone'
  ) {
    throw new ApiError('password_change_required', 'Choose your own password first.');
  }
  if (
    incoming.principal?.mustAddSecondFactor === true &&
    !endpoint.beforeSecondFactor &&
    endpoint.access !== 'anyone'
  ) {
    throw new ApiError('second_factor_required', 'Set up a second factor on your account page first.');
  }
  return principal;
}

/**
 * Authorizes the caller, then validates the input. The order matters: unauthorized callers must learn nothing about the fields.
 */
export function validateRequest<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(endpoint: Endpoint<A, P, Q, B, R>, incoming: RequestContext): EndpointInput<A, P, Q, B> {
  const principal = authorize(endpoint, incoming);
  const parsed = parseRequest(endpoint, incoming);
  if (incoming.strictIds) refuseWrongIds(parsed.body, incoming.today);
  return { ...parsed, principal, now: incoming.now, today: incoming.today, incoming };
}

export function jsonAnswer(endpoint: Endpoint, answer: unknown): TextAnswer {
  return { status: endpoint.status, body: answer === undefined ? undefined : JSON.stringify(answer) };
}

/** A read-only route, or one that manages its own transaction and takes no Idempotency-Key. */
export function route<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<A, P, Q, B, R>,
  handler: (input: EndpointInput<A, P, Q, B> & { readonly db: Database }) => HandlerResult<R>,
): Route {
  return {
    endpoint,
    answer: async (incoming) =>
      jsonAnswer(endpoint, await handler({ ...validateRequest(endpoint, incoming), db: incoming.db })),
  };
}

/** A route that writes in one transaction; a POST with an Idempotency-Key runs once. */
export function write<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<A, P, Q, B, R>,
  handler: (input: EndpointInput<A, P, Q, B> & { readonly tx: DatabaseTransaction }) => HandlerResult<R>,
): Route {
  return {
    endpoint,
    answer: (incoming) => {
      const input = validateRequest(endpoint, incoming);
      return onceForKey({ endpoint, incoming }, (keepAnswer) =>
        inTransaction(incoming.db, async (tx) => {
          const answer = jsonAnswer(endpoint, await handler({ ...input, tx }));
          await keepAnswer(tx, answer);
          return answer;
        }),
      );
    },
  };
}

/**
 * A route that manages its own transaction, in which it keeps its answer; a POST with an Idempotency-Key that has been answered does
 * nothing. If the handler keeps its answer first, only one of simultaneous requests with the same key does the rest.
 */
export function writeInOwnTransaction<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<A, P, Q, B, R>,
  handler: (
    input: EndpointInput<A, P, Q, B> & {
      readonly db: Database;
      readonly keepAnswer: (tx: DatabaseTransaction, answer: z.input<R>) => Promise<void>;
    },
  ) => HandlerResult<R>,
): Route {
  return {
    endpoint,
    answer: (incoming) => {
      const input = { ...validateRequest(endpoint, incoming), db: incoming.db };
      return answerOrOnceForKey({ endpoint, incoming }, async (keep) => {
        const keepAnswer = (tx: DatabaseTransaction, answer: z.input<R>) =>
          keep(tx, jsonAnswer(endpoint, answer));
        return jsonAnswer(endpoint, await handler({ ...input, keepAnswer }));
      });
    },
  };
}
