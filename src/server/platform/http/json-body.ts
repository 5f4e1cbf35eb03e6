import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

const ENCODED_BODY = 'The body must be JSON as it is, without Content-Encoding.';

/**
 * Bodies must be JSON without compression; '__proto__' and 'constructor' in them are dropped. An empty body counts as none, even
 * with a content type, since many clients send `Content-Type: application/json` with every request.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (request.headers['content-encoding'] !== undefined) done(new ApiError('not_json', ENCODED_BODY));
    else if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
