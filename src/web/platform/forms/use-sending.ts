import { useRef, useState } from 'react';
import type { z } from 'zod';
import { CallError } from '../api-client/call-error.ts';
import { call, type CallInput } from '../api-client/call.ts';
import { loadEndpoint, type FormEndpoint, type LoadedEndpoint } from './form-endpoint.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

export interface SendingOptions<P extends z.ZodType, B extends z.ZodType, A extends z.ZodType> {
  readonly endpoint: FormEndpoint<P, B, A>;
  readonly params?: CallInput<P, z.ZodType, B>['params'];
  /** The version that was opened for editing, so that a concurrent edit is not overwritten. */
  readonly version?: number;
}

/** The version that was stored in the meantime. */
export interface Conflict<Stored> {
  readonly stored: Stored;
  readonly version: number;
}

export type Sent<Answer> = { readonly answer: Answer } | { readonly conflict: Conflict<Answer> };

/** What was stored in the meantime, if that is why the call was refused. */
function readConflict<A extends z.ZodType>(error: unknown, answer: A): Conflict<z.output<A>> | null {
  if (!(error instanceof CallError) || error.code !== 'edit_conflict') return null;
  const stored = answer.safeParse(error.current);
  const version = findVersion(error.current);
  return stored.success && version !== undefined ? { stored: stored.data, version } : null;
}

/** The version of a stored object; undefined if it has none. */
function findVersion(stored: unknown): number | undefined {
  if (typeof stored !== 'object' || stored === null || !('version' in stored)) return undefined;
  return typeof stored.version === 'number' ? stored.version : undefined;
}

/**
 * Sends a body once, however often the button is pressed. A retry of the same body after a failure uses the same
 * Idempotency-Key, so that nothing is stored twice if the first attempt did arrive.
 */
export function useSending<P extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  options: SendingOptions<P, B, A>,
) {
  const running = useRef(false);
  const keys = useIdempotencyKey();
  const [version, setVersion] = useState(options.version);

  async function sendTo(
    endpoint: LoadedEndpoint<P, B, A>,
    body: z.input<B>,
    ifMatch: number | undefined,
  ): Promise<Sent<z.output<A>>> {
    const { params } = options;
    try {
      const idempotencyKey = endpoint.method === 'POST' ? keys.keyFor(body) : undefined;
      const answer = await call(endpoint, { ...(params && { params }), body, ifMatch, idempotencyKey });
      keys.forget();
      const at = findVersion(answer);
      if (at !== undefined && version !== undefined) setVersion(at);
      return { answer };
    } catch (error) {
      const conflict = readConflict(error, endpoint.answer);
      if (conflict === null) throw error;
      return { conflict };
    }
  }

  /** Returns null if another attempt is still running. Throws CallError. */
  async function send(body: z.input<B>, ifMatch = version): Promise<Sent<z.output<A>> | null> {
    if (running.current) return null;
    running.current = true;
    try {
      return await sendTo(await loadEndpoint(options.endpoint), body, ifMatch);
    } finally {
      running.current = false;
    }
  }

  return { send, continueFrom: setVersion };
}
