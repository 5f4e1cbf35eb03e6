import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayIn } from '#domain/calendar-date';
import { logRefusal } from '../access/log-refusal.ts';
import type { Session } from '../access/session.ts';
import { actingAs } from '../database/actor.ts';
import type { Database } from '../database/schema.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import type { Answered, Incoming, Route } from './route.ts';

interface Lent {
  readonly db: Database;
  readonly dataKeys: DataKeys;
  readonly strictIds: boolean;
  readonly timeZone: string;
  readonly now: () => Date;
  /** The session that the request's token belongs to, if any. */
  readonly sessionOf: (request: FastifyRequest, now: Date) => Promise<Session | undefined>;
}

/** '/admin/users/{id}' → '/admin/users/:id'. */
export function pathPattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.on('close', () => gone.abort());
  return gone.signal;
}

async function answerOrLog({ endpoint, answer }: Route, incoming: Incoming): Promise<Answered> {
  try {
    return await answer(incoming);
  } catch (error) {
    logRefusal(error, endpoint, incoming);
    throw error;
  }
}

/** Puts the route table onto the server. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], lent: Lent): void {
  for (const { endpoint, answer } of routes) {
    app.route({
      method: endpoint.method,
      url: pathPattern(endpoint.path),
      handler: async (request, reply) => {
        const now = lent.now();
        const incoming: Incoming = {
          db: lent.db,
          dataKeys: lent.dataKeys,
          strictIds: lent.strictIds,
          session: await lent.sessionOf(request, now),
          now,
          today: dayIn(lent.timeZone, now),
          params: request.params,
          query: request.query,
          body: request.body,
          headers: request.headers,
          ip: request.ip,
          setHeader: (name, value) => void reply.header(name, value),
          log: request.log,
          gone: goneSignal(reply),
        };
        const actor = { id: incoming.session?.userId, address: request.ip, request: request.id };
        const answered = await actingAs(actor, () => answerOrLog({ endpoint, answer }, incoming));
        void reply.code(answered.status);
        const content = answered.stream ?? answered.body;
        return content === undefined
          ? reply.send()
          : reply.type(answered.mediaType ?? 'application/json; charset=utf-8').send(content);
      },
    });
  }
}
