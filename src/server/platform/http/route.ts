import type { Answered, Incoming } from './request.ts';
import type { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import type { Access, Endpoint } from '#api/endpoint';
import { ADMIT, type CallerFor } from './admission.ts';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { ApiError } from '../errors/api-error.ts';
import { onceForKey, type TextAnswer } from './idempotency.ts';
import { parseRequest } from './parse-request.ts';
import { refuseWrongIds } from './refuse-wrong-ids.ts';

/** A row of the route table: an endpoint and how it is answered. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly answer: (incoming: Incoming) => Promise<Answered>;
}

/** A handler's view of a request: checked, admitted. */
export interface Asked<A extends Access, P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly principal: CallerFor[A];
  readonly now: Date;
  readonly today: CalendarDate;
  /** The version that the caller has seen (If-Match, or `version` in the body); undefined: the last write stands. */
  readonly expectedVersion: number | undefined;
  readonly incoming: Incoming;
}

export type AskedOf<A extends Access, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Asked<
  A,
  z.output<P>,
  z.output<Q>,
  z.output<B>
>;

/** What a handler gives: the endpoint's answer, or nothing where it has none. */
export type Given<R extends z.ZodType> = z.input<R> extends undefined ? Promise<void> : Promise<z.input<R>>;

/** Throws for a caller to whom the endpoint is not open. */
function admit<A extends Access>(endpoint: Endpoint<A>, incoming: Incoming): CallerFor[A] {
  const principal = ADMIT[endpoint.access](incoming.principal);
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

/** Admits the caller, then checks what they sent: in that order, so that strangers learn nothing of the fields. */
export function ask<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(endpoint: Endpoint<A, P, Q, B, R>, incoming: Incoming): AskedOf<A, P, Q, B> {
  const principal = admit(endpoint, incoming);
  const parsed = parseRequest(endpoint, incoming);
  if (incoming.strictIds) refuseWrongIds(parsed.body, incoming.today);
  return { ...parsed, principal, now: incoming.now, today: incoming.today, incoming };
}

export function answered(endpoint: Endpoint, answer: unknown): TextAnswer {
  return { status: endpoint.status, body: answer === undefined ? undefined : JSON.stringify(answer) };
}

/** A route that reads, or that looks after its own transactions. */
export function route<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<A, P, Q, B, R>,
  handler: (asked: AskedOf<A, P, Q, B> & { readonly db: Database }) => Given<R>,
): Route {
  return {
    endpoint,
    answer: async (incoming) =>
      answered(endpoint, await handler({ ...ask(endpoint, incoming), db: incoming.db })),
  };
}

/** A route that writes: all of it in one transaction, a POST with an Idempotency-Key once. */
export function write<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<A, P, Q, B, R>,
  handler: (asked: AskedOf<A, P, Q, B> & { readonly tx: DatabaseTransaction }) => Given<R>,
): Route {
  return {
    endpoint,
    answer: (incoming) => {
      const asked = ask(endpoint, incoming);
      return inTransaction(incoming.db, (tx) =>
        onceForKey({ tx, endpoint, incoming }, async () =>
          answered(endpoint, await handler({ ...asked, tx })),
        ),
      );
    },
  };
}
