import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '#api/endpoints';
import { openApiDocument } from '../../platform/openapi/openapi-document.ts';

const endpoints = ENDPOINTS;
const document = openApiDocument(endpoints);

const Schema = z.looseObject({
  $ref: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
});

/** The fields that a schema of JSON names, at every depth: 'data[].isin'. */
function listFields(schema: unknown, at = ''): string[] {
  const parsed = Schema.safeParse(schema);
  if (!parsed.success) return at === '' ? [] : [at];
  const { $ref, properties, items, anyOf = [], allOf = [], oneOf = [] } = parsed.data;
  if ($ref !== undefined) return listFields(document.components.schemas[$ref.split('/').at(-1) ?? ''], at);
  if (properties !== undefined) {
    const under = at === '' ? '' : `${at}.`;
    return Object.entries(properties).flatMap(([name, field]) => listFields(field, under + name));
  }
  if (items !== undefined) return listFields(items, `${at}[]`);
  const several = [...anyOf, ...allOf, ...oneOf].flatMap((one) => listFields(one, at));
  return several.length > 0 || at === '' ? several : [at];
}

/**
 * Each endpoint with its access and every field that its answer may have. New fields must be recorded on purpose: run `npx vitest
 * run -u` on this file, and review what it adds to answered-fields.txt.
 */
const answered = endpoints.map(({ access, method, path: address }) => {
  const { responses } = document.paths[address]![method.toLowerCase()]!;
  const content = z.record(z.string(), z.looseObject({ content: z.unknown().optional() })).parse(responses);
  const schemas = Object.entries(content)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content: media }]) => Object.values(z.record(z.string(), z.object({ schema: z.unknown() })).catch({}).parse(media))); // prettier-ignore
  const fields = [...new Set(schemas.flatMap(({ schema }) => listFields(schema)))].sort();
  return [`${access} ${method} ${address}`, ...fields.map((field) => `  ${field}`)].join('\n');
});

it('each endpoint answers only with its recorded fields', async () => {
  expect(answered.length).toBeGreaterThan(50);
  await expect(`${answered.toSorted().join('\n')}\n`).toMatchFileSnapshot(
    path.join(import.meta.dirname, 'answered-fields.txt'),
  );
});

it('only the account, its export and endpoints for administrators answer with a tax id or a phone number', () => {
  const telling = answered.filter(
    (text) => /bulstatOrEgn|phoneNumber/.test(text) && !text.startsWith('administrator'),
  );
  expect(telling.map((text) => text.split('\n')[0])).toEqual([
    'signed-in GET /account/me',
    'signed-in PUT /account/me',
    'signed-in GET /account/export',
  ]);
});

it('no answer has a field for a hash, a key or a password', () => {
  const fields = answered.flatMap((text) => text.split('\n').slice(1));
  const allowed = /mustChangePassword$|passwordPolicy$/;
  expect(
    fields.filter((field) => /hash|password|secret|cipher/i.test(field) && !allowed.test(field)),
  ).toEqual([]);
});
