import type { Endpoint } from '#api/platform/endpoint';
import { Problem } from '#api/errors';
import { license, version } from '../../../../package.json';
import { componentSchemas } from './component-schemas.ts';
import { operation } from './operation.ts';

const DESCRIPTION = [
  'Bonds, ETFs and shares, their payments and cash flows.',
  'Dates are YYYY-MM-DD; requests may also have a full ISO timestamp, of which only the first 10 characters count.',
  'Numbers are exact to their decimals. Unknown fields are ignored.',
  'Bonds are also accepted with capitalised field names (ISIN, BuyPrice).',
  'Every error is a problem document (RFC 9457).',
].join(' ');

const PARAMETERS = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The version to change, like "3"; `version` in the body of a PUT means the same. If the object ' +
      'has another version: 409, code edit_conflict, with `current`. Without a version the last write wins.',
    schema: { type: 'string', examples: ['"3"'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'If the request is sent again within 24 hours, it gets the first answer again and nothing is created; with another request: ' +
      '409, code idempotency_key_reused.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
};

/** The OpenAPI 3.1 document of these endpoints, made from the schemas that check the requests. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const components = componentSchemas(endpoints);
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint, components),
    };
  }
  const problem = { 'application/problem+json': { schema: components.use(Problem) } };
  return {
    openapi: '3.1.1',
    info: {
      title: 'Kupon',
      version,
      description: DESCRIPTION,
      license: { name: license, identifier: license },
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: components.schemas,
      parameters: PARAMETERS,
      responses: { Problem: { description: 'What went wrong, in a sentence and a code', content: problem } },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` that POST /auth/login returns',
        },
      },
    },
  };
}
