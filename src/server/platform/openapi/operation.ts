import { z } from 'zod';
import type { Access, Endpoint } from '#api/platform/endpoint';
import { describeWire, type ComponentSchemas, type ComponentUse } from './component-schemas.ts';
import { operationId } from './operation-id.ts';

const WHO: Readonly<Record<Access, string>> = {
  anyone: 'For anyone.',
  'signed-in': 'For all signed-in users.',
  user: 'For users, and for administrators who keep a portfolio of their own.',
  'own-portfolio': 'For users who keep their own portfolio.',
  administrator: 'For administrators.',
};

/** One endpoint as an Operation Object of OpenAPI 3.1. */
export function operation(endpoint: Endpoint, components: ComponentSchemas) {
  const body = components.use(endpoint.body);
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    description: WHO[endpoint.access],
    tags: [tag(endpoint)],
    security: endpoint.access === 'anyone' ? [] : [{ session: [] }],
    parameters: [...parameters(endpoint, 'path'), ...parameters(endpoint, 'query'), ...headers(endpoint)],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: responses(endpoint, components),
  };
}

/** '/admin/bonds/{id}/status' → 'admin/bonds', '/Payments/bond/{bondId}' → 'Payments'. */
function tag({ path }: Endpoint): string {
  const [first = '', second = ''] = path.split('/').slice(1);
  return first === 'admin' ? `${first}/${second}` : first;
}

function parameters({ params, query }: Endpoint, place: 'path' | 'query') {
  // An id in a path is written in digits, so it is shown as an integer.
  const { properties = {}, required = [] } = z.toJSONSchema(place === 'path' ? params : query, {
    io: place === 'path' ? 'output' : 'input',
    override: describeWire,
  });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function headers({ method, path, takesIdempotencyKey }: Endpoint) {
  if (takesIdempotencyKey) return [{ $ref: '#/components/parameters/IdempotencyKey' }];
  const changesOneObject = method === 'PUT' || (method === 'DELETE' && path.endsWith('}'));
  return changesOneObject ? [{ $ref: '#/components/parameters/IfMatch' }] : [];
}

const PROBLEM = { $ref: '#/components/responses/Problem' };

interface Reference {
  readonly $ref: string;
}

export interface JsonContent {
  readonly 'application/json': { readonly schema: ComponentUse };
}

interface Success {
  readonly description: string;
  readonly content?: JsonContent;
}

function responses(endpoint: Endpoint, components: ComponentSchemas): Record<string, Success | Reference> {
  const schema = components.use(endpoint.answer);
  const success = {
    description: endpoint.summary,
    ...(schema === undefined ? {} : { content: { 'application/json': { schema } } }),
  };
  const problems = problemStatuses(endpoint).map((status) => [String(status), PROBLEM] as const);
  return { [String(endpoint.status)]: success, ...Object.fromEntries(problems), default: PROBLEM };
}

function problemStatuses({ method, path, access }: Endpoint): readonly number[] {
  return [
    400,
    ...(access === 'anyone' ? [] : [401]),
    ...(access === 'anyone' || access === 'signed-in' ? [] : [403]),
    ...(path.includes('{') ? [404] : []),
    ...(method === 'GET' ? [] : [409, 413, 415]),
    429,
  ];
}
