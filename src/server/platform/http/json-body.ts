import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

const PACKED = 'The body must be JSON as it is, without Content-Encoding.';

/**
 * Bodies are JSON and nothing else, never packed; '__proto__' and 'constructor' in them are dropped. An empty body is none,
 * also where a client names its type: many send `Content-Type: application/json` with every request.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (request.headers['content-encoding'] !== undefined) done(new ApiError('not_json', PACKED));
    else if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
