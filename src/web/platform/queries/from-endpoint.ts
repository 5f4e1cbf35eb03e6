import type { z } from 'zod';
import type { Access, Endpoint } from '#api/platform/endpoint';
import { call, firstAnswer, type CallInput } from '../api-client/call.ts';
import type { Owner } from './shared-keys.ts';

/** What a query needs to call an endpoint. An answer that page-start.js has received already is shown by the first render. */
export function fromEndpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(endpoint: Endpoint<Access, P, Q, B, A>, input: CallInput<P, Q, B> = {}) {
  return {
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(endpoint, { ...input, signal }),
    initialData: () => firstAnswer(endpoint, input),
  };
}

/** The endpoints of one's own data, and for an administrator of a user's. */
type OwnersEndpoints<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = readonly [
  mine: Endpoint<Access, z.ZodType, Q, B, A>,
  ofUser: Endpoint<Access, z.ZodType<unknown, { id: string }>, Q, B, A>,
];

/** What a query needs to call one of the endpoints, depending on whose data it is. */
export function fromOwnersEndpoint<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  owner: Owner,
  [mine, ofUser]: OwnersEndpoints<Q, B, A>,
  input: Pick<CallInput<z.ZodType, Q, B>, 'query' | 'body'> = {},
) {
  return owner === 'me'
    ? fromEndpoint(mine, input)
    : fromEndpoint(ofUser, { ...input, params: { id: owner } });
}

/**
 * Stale at once, because any change can affect them. The answer that page-start.js requested counts as fresh for one second, or it
 * would be requested twice.
 */
export const FRESH = {
  staleTime: ({ state }: { readonly state: { readonly dataUpdateCount: number } }) =>
    state.dataUpdateCount === 0 ? 1_000 : 0,
} as const;
