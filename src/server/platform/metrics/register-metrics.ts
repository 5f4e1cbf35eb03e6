import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { ApiError } from '../errors/api-error.ts';
import { addGauges, type GaugeSources } from './gauges.ts';

/** In seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * `/metrics` in the text format of Prometheus, for callers with the token. It contains only names of routes and numbers: no
 * personal data, and no requested address.
 */
export function registerMetrics(app: FastifyInstance, token: string, measured: GaugeSources): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addGauges(registry, measured);
  const durations = new Histogram({
    name: 'kupon_http_request_duration_seconds',
    help: 'Requests answered, by route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routePattern(request), status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!isRight(request.headers.authorization, token))
      throw new ApiError('not_signed_in', 'Send the token of METRICS_TOKEN: Authorization: Bearer TOKEN.');
    void reply.header('Cache-Control', 'no-store').type(registry.contentType);
    return reply.send(await registry.metrics());
  });
}

/** As in the route table, so it never contains user input; all files of the screens are one route. */
function routePattern({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  return /^\/(?:api\/|livez$|readyz$|metrics$)/.test(url) ? url : 'screens';
}

const hash = (text: string) => createHash('sha256').update(text).digest();

function isRight(header: string | undefined, token: string): boolean {
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`));
}
