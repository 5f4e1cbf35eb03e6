import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayIn } from '#domain/calendar-date';
import { logRefusal } from '../access/log-refusal.ts';
import type { FindSession } from '../access/authenticate.ts';
import type { Session } from '../access/session.ts';
import { actingAs } from '../database/actor.ts';
import type { ReportDatabase } from '../database/replica.ts';
import type { Database } from '../database/schema.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import type { Answered, Arriving, Incoming, Route } from './route.ts';

interface Lent {
  readonly db: Database;
  readonly reports: ReportDatabase;
  readonly dataKeys: DataKeys;
  readonly strictIds: boolean;
  readonly timeZone: string;
  readonly now: () => Date;
  /** The session that the request's token belongs to, if any. */
  readonly sessionOf: (
    request: FastifyRequest,
    now: Date,
    find: FindSession | undefined,
  ) => Promise<Session | undefined>;
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

/** What of a request is known before it is known who asks. */
function arrivingAs(request: FastifyRequest, reply: FastifyReply, lent: Lent): Arriving {
  const now = lent.now();
  return {
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
      ...(endpoint.mostBytes !== undefined && { bodyLimit: endpoint.mostBytes }),
      handler: async (request, reply) => {
        const arriving = arrivingAs(request, reply, lent);
        const ahead = route.readAhead?.(arriving);
        const session = await lent.sessionOf(request, arriving.now, ahead?.find);
        const incoming = { ...arriving, session, answeredAhead: () => ahead?.answered() };
        const actor = { id: session?.userId, address: request.ip, request: request.id };
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
