import { useRef, useState } from 'react';
import { z } from 'zod';
import type { Access, Endpoint } from '#api/platform/endpoint';
import { CallError } from '../api-client/call-error.ts';
import { call, type CallInput } from '../api-client/call.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

export interface SendingOptions<P extends z.ZodType, B extends z.ZodType, A extends z.ZodType> {
  readonly endpoint: Endpoint<Access, P, z.ZodType, B, A>;
  readonly params?: CallInput<P, z.ZodType, B>['params'];
  /** The version that was opened for editing, so that a concurrent edit is not overwritten. */
  readonly version?: number;
}

/** The version that somebody else has stored in the meantime. */
export interface Conflict<Stored> {
  readonly stored: Stored;
  readonly version: number;
}

const Versioned = z.object({ version: z.int() });

/**
 * Sends a body once, however often the button is pressed. A retry of the same body after a failure uses the same
 * Idempotency-Key, so that nothing is stored twice if the first attempt did arrive.
 */
export function useSending<P extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  options: SendingOptions<P, B, A>,
) {
  const { endpoint, params } = options;
  const running = useRef(false);
  const keys = useIdempotencyKey();
  const [version, setVersion] = useState(options.version);
  const [conflict, setConflict] = useState<Conflict<z.output<A>> | null>(null);

  function noteConflict(error: CallError): void {
    const stored = endpoint.answer.safeParse(error.current);
    const at = Versioned.safeParse(error.current);
    if (stored.success && at.success) setConflict({ stored: stored.data, version: at.data.version });
  }

  /** Returns null if another attempt is still running. Throws CallError. */
  async function send(body: z.input<B>, ifMatch = version): Promise<{ readonly answer: z.output<A> } | null> {
    if (running.current) return null;
    running.current = true;
    try {
      const idempotencyKey = endpoint.method === 'POST' ? keys.keyFor(body) : undefined;
      const answer = await call(endpoint, { ...(params && { params }), body, ifMatch, idempotencyKey });
      keys.forget();
      setConflict(null);
      const at = Versioned.safeParse(answer);
      if (at.success && version !== undefined) setVersion(at.data.version);
      return { answer };
    } catch (error) {
      if (error instanceof CallError && error.code === 'edit_conflict') noteConflict(error);
      throw error;
    } finally {
      running.current = false;
    }
  }

  function settleConflict(atVersion: number): void {
    setConflict(null);
    setVersion(atVersion);
  }

  return { send, conflict, settleConflict };
}

function useIdempotencyKey() {
  const lastSent = useRef<{ readonly text: string; readonly key: string } | null>(null);
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body);
      if (lastSent.current?.text !== text) lastSent.current = { text, key: newIdempotencyKey() };
      return lastSent.current.key;
    },
    forget: () => {
      lastSent.current = null;
    },
  };
}
