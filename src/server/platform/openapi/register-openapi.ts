import type { FastifyInstance } from 'fastify';
import type { Route } from '../http/route.ts';
import { openApiDocument } from './openapi-document.ts';
import { referencePage } from './reference-page.ts';
import { REFERENCE_STYLE } from './reference-style.ts';

/** `/openapi.json`, and at `/docs` a page that shows it; created for the first request. */
export function registerOpenApi(api: FastifyInstance, routes: readonly Route[]): void {
  let made: { readonly document: ReturnType<typeof openApiDocument>; readonly page: string } | undefined;
  const make = () => {
    const document = openApiDocument(routes.map(({ endpoint }) => endpoint));
    return { document, page: referencePage(document) };
  };
  const both = () => (made ??= make());
  api.get('/openapi.json', (_request, reply) => reply.send(both().document));
  api.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(both().page));
  api.get('/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(REFERENCE_STYLE));
}
