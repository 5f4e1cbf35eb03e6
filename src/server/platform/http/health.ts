import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sendProblem } from './answers/send-problem.ts';

export interface Readiness {
  /** True once the tables have been migrated; until then the API answers 503. */
  readonly hasStarted: () => boolean;
  /**
   * True while requests can be served: the database is reachable, the migrations are done, and the server is not shutting down.
   */
  readonly isReady: () => Promise<boolean>;
  /** The state of the replica for reports, if there is one; the server works without it. */
  readonly replica?: () => Promise<'reached' | 'away' | undefined>;
}

/** `/livez` answers while the process runs, `/readyz` answers 200 only while it can serve. Neither is logged. */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  const quiet = { logLevel: 'silent' } as const;
  app.get('/livez', quiet, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', quiet, async (_request, reply) => {
    const [ready, replica] = await Promise.all([readiness.isReady(), readiness.replica?.()]);
    void reply.code(ready ? 200 : 503).header('Cache-Control', 'no-store');
    return reply.send({ status: ready ? 'ready' : 'not ready', replica });
  });
}

/** A hook that answers 503 for the API until the tables have been migrated. */
export function refuseUntilStarted({ hasStarted }: Readiness) {
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    if (hasStarted()) next();
    else {
      const starting = new ApiError('unavailable', 'The server is starting. Please try again in a moment.', {
        retryAfterSeconds: 1,
      });
      sendProblem(starting, request, reply);
    }
  };
}
