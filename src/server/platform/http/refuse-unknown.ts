import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { Route } from './route.ts';
import { sendProblem } from './answers/send-problem.ts';

interface Pattern {
  readonly method: string;
  readonly segments: readonly string[];
}

function fits({ segments: pattern }: Pattern, segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => (part.startsWith('{') ? segments[index] !== '' : part === segments[index]))
  );
}

/** The methods that the table allows at this address. */
function methodsAt(patterns: readonly Pattern[], url: string): ReadonlySet<string> {
  const [path = ''] = url.split('?', 1);
  const segments = path.split('/');
  const methods = patterns.filter((pattern) => fits(pattern, segments)).map(({ method }) => method);
  return new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
}

/**
 * Answers requests that match no route: 405 with the allowed methods if the address has any, otherwise 404. Unlike the
 * framework's own answer, it does not log the address with its query, which may contain the token of a link in an email.
 */
export function refuseUnknown(app: FastifyInstance, routes: readonly Route[]): void {
  const patterns = routes.map(({ endpoint: { method, path } }): Pattern => ({
    method,
    segments: `${app.prefix}${path}`.split('/'),
  }));
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsAt(patterns, request.url);
    if (methods.size === 0 || methods.has(request.method) || request.method === 'OPTIONS') {
      sendProblem(new ApiError('not_found', 'There is nothing at this address.'), request, reply);
      return;
    }
    const allowed = [...methods].join(', ');
    void reply.header('Allow', allowed);
    sendProblem(new ApiError('method_not_allowed', `This address accepts only ${allowed}.`), request, reply);
  });
}
