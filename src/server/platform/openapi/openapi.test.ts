import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anAdministrator, aUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

const Reference = z.strictObject({ $ref: z.string().startsWith('#/components/') });
const Use = z.union([Reference, z.strictObject({ type: z.literal('array'), items: Reference })]);
const Content = z.record(
  z.string().regex(/^application\/(?:problem\+)?json$/),
  z.strictObject({ schema: Use }),
);
const Parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().optional(),
  description: z.string().optional(),
  schema: z.record(z.string(), z.unknown()),
});
const Response = z.strictObject({ description: z.string().min(1), content: Content.optional() });
const Operation = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z0-9]+$/),
  summary: z.string().min(1),
  description: z.string().min(1),
  tags: z.array(z.string().min(1)).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.union([Reference, Parameter])),
  requestBody: z.strictObject({ required: z.literal(true), content: Content }).optional(),
  responses: z.record(z.string().regex(/^(?:[1-5]\d\d|default)$/), z.union([Reference, Response])),
});
/** The rules of OpenAPI 3.1 for the parts that the document uses, and nothing beyond them. */
const Document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  servers: z.tuple([z.strictObject({ url: z.literal('/api') })]),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), Operation)),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), z.record(z.string(), z.unknown())),
    parameters: z.record(z.string(), Parameter),
    responses: z.record(z.string(), Response),
    securitySchemes: z.record(z.string(), z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), description: z.string() })),
  }),
}); // prettier-ignore

let app: TestApp;
let document: z.output<typeof Document>;

beforeAll(async () => {
  app = await startTestApp();
  document = Document.parse((await app.fastify.inject('/api/openapi.json')).json());
});
afterAll(() => app.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );

/** 'PUT /admin/bonds/{id}' for every route of the server below /api. */
function servedCalls(): string[] {
  const branch: string[] = [];
  return app.fastify
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] =
        /^([│ ]*)[├└]── (\S+)(?: \(([^)]*)\))?$/.exec(line) ?? [];
      branch.splice(indent.length / 4, Infinity, segment);
      const path = branch.join('').replaceAll(/:(\w+)/g, '{$1}');
      return path.startsWith('/api/')
        ? methods.split(', ').map((method) => `${method} ${path.slice('/api'.length)}`)
        : [];
    })
    .filter((call) => !call.startsWith('HEAD '));
}

/** Every $ref anywhere in the document. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  );
}

describe('the OpenAPI document', () => {
  it('has exactly the routes of the server', () => {
    const aboutTheDocument = ['GET /openapi.json', 'GET /docs', 'GET /docs.css'];
    const served = servedCalls().filter((call) => !aboutTheDocument.includes(call));
    expect(served.length).toBeGreaterThan(30);
    expect(
      operations()
        .map(({ call }) => call)
        .sort(),
    ).toEqual(served.sort());
  });

  it('refers only to its own definitions', () => {
    const held = Object.entries(document.components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
    );
    expect(new Set(references(document)).size).toBeGreaterThan(20);
    for (const reference of references(document)) expect(held).toContain(reference);
  });

  it('names each operation once, with each parameter of its path', () => {
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { path, operation } of operations()) {
      const declared = operation.parameters.flatMap((of) => ('in' in of && of.in === 'path' ? [of] : []));
      expect(declared.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(
        declared.every(({ name, required, schema }) => {
          const type = /^id$|Id$|^batch$|^place$/.test(name) ? 'integer' : 'string';
          return required === true && schema['type'] === type;
        }),
      ).toBe(true);
    }
  });

  it('describes the answer of each call, and problems as problem documents', () => {
    for (const { operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
      expect(operation.responses['default']).toEqual({ $ref: '#/components/responses/Problem' });
    }
    expect(document.components.responses['Problem']?.content).toEqual({
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    });
  });

  it('requires a session exactly where the server does', async () => {
    for (const { call, operation } of operations()) {
      const [method = '', path = ''] = call.split(' ');
      const url = `/api${path.replaceAll(/\{\w+\}/g, '999999')}`;
      const { statusCode } = await app.fastify.inject({
        method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).parse(method),
        url,
      });
      const scheme = operation.security.flatMap((one) => Object.keys(one));
      expect([call, scheme]).toEqual([call, statusCode === 401 ? ['session'] : []]);
    }
  });

  it('describes bodies as sent, and answers as received', () => {
    const { schemas } = document.components;
    const Schema = z.looseObject({
      properties: z.record(z.string(), z.unknown()),
      required: z.array(z.string()),
    });
    const [fields, bond] = [Schema.parse(schemas['BondFields']), Schema.parse(schemas['Bond'])];
    expect(fields.required).toEqual(['isin', 'nominal', 'buyPrice']);
    expect(Object.keys(fields.properties)).toEqual(expect.arrayContaining(['data', 'cupon', 'ytm']));
    expect(bond.required).toEqual(expect.arrayContaining(['data', 'cupon', 'ytm', 'version']));
    expect(bond.properties['buyDate']).toEqual({
      anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }],
    });
  });

  it('has the headers for repeated and concurrent changes', () => {
    const listHeaders = (call: string) => {
      const found = operations().find((of) => of.call === call);
      return references(found?.operation.parameters).map((reference) => reference.replace(/^.*\//, ''));
    };
    expect(listHeaders('PUT /admin/bonds/{id}')).toEqual(['IfMatch']);
    expect(listHeaders('DELETE /admin/bonds/{id}')).toEqual(['IfMatch']);
    expect(listHeaders('POST /Payments/bond/{bondId}')).toEqual(['IdempotencyKey']);
    expect(listHeaders('POST /admin/imports')).toEqual(['IdempotencyKey']);
    expect(listHeaders('GET /Payments/bond/{bondId}')).toEqual([]);
    expect(listHeaders('POST /risk/scenario')).toEqual([]);
    expect(listHeaders('POST /account/second-factor/app')).toEqual([]);
  });
});

describe('the reference page', () => {
  it('shows every call and object, without a script, under the policy of every other page', async () => {
    const page = await app.fastify.inject('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<script|<style| style=| on\w+=|https?:/i);
    for (const { path, operation } of operations()) {
      expect(page.body).toContain(path);
      expect(page.body).toContain(`id="${operation.operationId}"`);
    }
    const ids = [...page.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of page.body.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  it('says in words what values a field accepts', async () => {
    const { body } = await app.fastify.inject('/api/docs');
    const fetchText = (object: string, field: string) => {
      const part = body.slice(body.indexOf(`id="object-${object}"`));
      return new RegExp(`<th scope="row">${field}( \\(optional\\))?</th>\\s*<td>([^<]*)</td>`)
        .exec(part)
        ?.slice(1);
    };
    expect(fetchText('BondFields', 'buyPrice')).toEqual([undefined, 'number, ≥ 0, ≤ 100000']);
    expect(fetchText('BondFields', 'data')).toEqual([' (optional)', 'string, length ≤ 5000 | null']);
    expect(fetchText('BondFields', 'direction')).toEqual([' (optional)', 'BondDirection, default Buy']);
    expect(fetchText('UserDetails', 'bonds')).toEqual([
      undefined,
      'list of Bond and { payments: list of Payment }',
    ]);
    expect(fetchText('Bond', 'id')).toEqual([undefined, 'integer, &gt; 0']);
    expect(fetchText('Bond', 'buyDate')).toEqual([undefined, 'string, date | null']);
  });

  it('has its own style', async () => {
    const style = await app.fastify.inject('/api/docs.css');
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });
});

it('is absent if API_DOCS is off', async () => {
  const without = await startTestApp({ apiDocs: false });
  const users = [undefined, await aUser(without), await anAdministrator(without)];
  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs.css']) {
    for (const user of users) {
      const headers = user === undefined ? {} : { authorization: `Bearer ${user.token}` };
      const { statusCode } = await without.fastify.inject({ url: path, headers });
      expect([path, statusCode]).toEqual([path, 404]);
    }
  }
  await without.stop();
});
