import pg from 'pg';
import type { z } from 'zod';
import type { Access, Endpoint } from '#api/endpoint';
import type { Database } from '../database/schema.ts';
import { keyOf, type IdempotencyKey } from './idempotency.ts';
import { ask, type AskedOf, type Route } from './route.ts';

/** Another request has the same key, or got in the way: unique_violation, deadlock_detected, serialization_failure. */
const IN_THE_WAY = new Set(['23505', '40P01', '40001']);

function isInTheWay(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && IN_THE_WAY.has(error.code);
}

type AtOnce<Asked> = (
  db: Database,
  asked: Asked,
  key: IdempotencyKey | undefined,
) => Promise<string | undefined>;

/**
 * A POST that one statement does, its idempotency key and answer with it: that is a transaction of its own. Whatever it does
 * not settle (undefined, a key that was used) has changed nothing, and goes the ordinary way, which says why.
 */
export function writeAtOnce<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<A, P, Q, B, R>,
  { ordinary, atOnce }: { readonly ordinary: Route; readonly atOnce: AtOnce<AskedOf<A, P, Q, B>> },
): Route {
  return {
    endpoint,
    answer: async (incoming) => {
      const asked = ask(endpoint, incoming);
      try {
        const body = await atOnce(incoming.db, asked, keyOf({ endpoint, incoming }));
        if (body !== undefined) return { status: endpoint.status, body };
      } catch (error) {
        if (!isInTheWay(error)) throw error;
      }
      return ordinary.answer(incoming);
    },
  };
}
