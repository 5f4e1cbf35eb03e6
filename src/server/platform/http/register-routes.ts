import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayIn } from '#domain/calendar-date';
import { logRefusal } from './log-refusal.ts';
import type { Principal } from './principal.ts';
import { actingAs } from '../database/actor.ts';
import type { ReportDatabase } from '../database/replica.ts';
import type { Database } from '../database/schema.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import type { Route } from './route.ts';
import type { Answered, Incoming } from './request.ts';

interface Lent {
  readonly db: Database;
  readonly reports: ReportDatabase;
  readonly dataKeys: DataKeys;
  readonly strictIds: boolean;
  readonly timeZone: string;
  readonly now: () => Date;
  /** Whose the request is, if it proves that. */
  readonly authenticate: (request: FastifyRequest, now: Date) => Promise<Principal | undefined>;
}

/** '/admin/users/{id}' → '/admin/users/:id'. */
export function pathPattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Its lines have the request's number. */
export function logOf(request: FastifyRequest): FastifyBaseLogger {
  return request.log.child({ reqId: request.id });
}

/** Made where somebody asks for it: few answers take so long that a caller would leave. */
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

async function answerOrLog({ endpoint, answer }: Route, incoming: Incoming): Promise<Answered> {
  try {
    return await answer(incoming);
  } catch (error) {
    logRefusal(error, endpoint, incoming);
    throw error;
  }
}

async function incomingFrom(request: FastifyRequest, reply: FastifyReply, lent: Lent): Promise<Incoming> {
  const now = lent.now();
  return {
    principal: await lent.authenticate(request, now),
    db: lent.db,
    report: lent.reports.read,
    dataKeys: lent.dataKeys,
    strictIds: lent.strictIds,
    now,
    today: dayIn(lent.timeZone, now),
    params: request.params,
    query: request.query,
    body: request.body,
    headers: request.headers,
    ip: request.ip,
    setHeader: (name, value) => void reply.header(name, value),
    log: () => logOf(request),
    gone: goneSignal(reply),
  };
}

/** Puts the route table onto the server. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], lent: Lent): void {
  for (const route of routes) {
    const { endpoint } = route;
    app.route({
      method: endpoint.method,
      url: pathPattern(endpoint.path),
      ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
      handler: async (request, reply) => {
        const incoming = await incomingFrom(request, reply, lent);
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
