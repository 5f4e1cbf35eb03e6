import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayIn } from '#domain/calendar-date';
import type { Endpoint } from '#api/platform/endpoint';
import { KEEPS_OWN_PORTFOLIO } from '#api/platform/keeps-own-portfolio';
import { createSemaphore } from '../runtime/semaphore.ts';
import { AUTHORIZE } from './authorize.ts';
import { logRefusal } from './log-refusal.ts';
import type { Principal } from './principal.ts';
import { actingAs } from '../database/actor.ts';
import type { ReportDatabase } from '../database/replica.ts';
import type { Database } from '../database/schema.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import type { Route } from './route.ts';
import type { RouteAnswer, RequestContext } from './request-context.ts';

interface AppServices {
  readonly db: Database;
  readonly reports: ReportDatabase;
  readonly dataKeys: DataKeys;
  readonly strictIds: boolean;
  readonly timeZone: string;
  readonly now: () => Date;
  /** The authenticated user of the request, if any. */
  readonly authenticate: (request: FastifyRequest, now: Date) => Promise<Principal | undefined>;
}

/** '/admin/users/{id}' → '/admin/users/:id'. */
function pathPattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** A log that adds the request's id to its lines. */
export function requestLog(request: FastifyRequest): FastifyBaseLogger {
  return request.log.child({ reqId: request.id });
}

/** Created on demand, since few answers take long enough for a caller to disconnect. */
function goneSignal({ raw }: FastifyReply): () => AbortSignal {
  let gone: AbortController | undefined;
  return () => {
    if (gone === undefined) {
      const made = new AbortController();
      if (raw.destroyed) made.abort();
      raw.on('close', () => made.abort());
      gone = made;
    }
    return gone.signal;
  };
}

async function answerOrLog({ endpoint, answer }: Route, incoming: RequestContext): Promise<RouteAnswer> {
  try {
    return await answer(incoming);
  } catch (error) {
    logRefusal(error, endpoint, incoming);
    throw error;
  }
}

async function toRequestContext(
  request: FastifyRequest,
  reply: FastifyReply,
  services: AppServices,
): Promise<RequestContext> {
  const now = services.now();
  const principal = await services.authenticate(request, now);
  if (principal !== undefined) void reply.header(KEEPS_OWN_PORTFOLIO, String(principal.keepsOwnPortfolio));
  return {
    principal,
    db: services.db,
    report: services.reports.read,
    dataKeys: services.dataKeys,
    strictIds: services.strictIds,
    now,
    today: dayIn(services.timeZone, now),
    params: request.params,
    query: request.query,
    body: request.body,
    headers: request.headers,
    ip: request.ip,
    setHeader: (name, value) => void reply.header(name, value),
    log: () => requestLog(request),
    gone: goneSignal(reply),
    releaseBody: () => bodyReleases.get(request)?.(),
  };
}

/** Held by the large body that is being processed; calling it lets the next one be read. */
const bodyReleases = new WeakMap<FastifyRequest, () => void>();

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of the file in the body; undefined: the body has none. */
    readonly maxFileBytes?: number | undefined;
  }
}

/** The limit for any other body. */
const USUAL_BODY_BYTES = 1_048_576;

/**
 * A larger body is read only from callers who may use the endpoint, and one at a time, because it takes several times its size in
 * memory.
 */
function beforeLargeBody({ maxBodyBytes = 0, access }: Endpoint, { authenticate, now }: AppServices) {
  if (maxBodyBytes <= USUAL_BODY_BYTES) return undefined;
  const semaphore = createSemaphore(1);
  return async (request: FastifyRequest, { raw }: FastifyReply): Promise<void> => {
    AUTHORIZE[access](await authenticate(request, now()));
    const release = await semaphore.acquire();
    bodyReleases.set(request, release);
    if (raw.destroyed) release();
    else raw.once('close', release);
  };
}

/** Registers the route table. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], services: AppServices): void {
  for (const route of routes) {
    const { endpoint } = route;
    const onRequest = beforeLargeBody(endpoint, services);
    app.route({
      method: endpoint.method,
      url: pathPattern(endpoint.path),
      ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
      config: { maxFileBytes: endpoint.maxFileBytes },
      ...(onRequest !== undefined && { onRequest }),
      handler: async (request, reply) => {
        const incoming = await toRequestContext(request, reply, services);
        const actor = { id: incoming.principal?.userId, address: request.ip, request: request.id };
        const answered = await actingAs(actor, () => answerOrLog(route, incoming));
        void reply.code(answered.status).headers(answered.headers ?? {});
        const content = answered.stream ?? answered.body;
        return content === undefined
          ? reply.send()
          : reply.type(answered.mediaType ?? 'application/json; charset=utf-8').send(content);
      },
    });
  }
}
