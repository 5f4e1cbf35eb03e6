import type { FastifyInstance } from 'fastify';
import type { Route } from '../http/route.ts';
import { openApiDocument } from './openapi-document.ts';
import { referencePage } from './reference-page.ts';
import { REFERENCE_STYLE } from './reference-style.ts';

/** `/openapi.json`, and at `/docs` the page that shows it. */
export function registerOpenApi(api: FastifyInstance, routes: readonly Route[]): void {
  const document = openApiDocument(routes.map(({ endpoint }) => endpoint));
  const page = referencePage(document);
  api.get('/openapi.json', (_request, reply) => reply.send(document));
  api.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  api.get('/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(REFERENCE_STYLE));
}
