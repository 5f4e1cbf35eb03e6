import fc from 'fast-check';
import { z } from 'zod';
import { describeWire } from '../../src/server/platform/openapi/component-schemas.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a client may send for this schema according to the OpenAPI document; the schema itself decides the rest. */
export function schemaArbitrary(schema: z.ZodType): fc.Arbitrary<unknown> {
  return jsonSchemaArbitrary(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: describeWire }),
  );
}

function jsonSchemaArbitrary(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom<unknown>(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return fc.oneof(...either.map(jsonSchemaArbitrary));
  if (schema.allOf !== undefined) return intersection(schema.allOf);
  switch (schema.type) {
    case 'string':
      return textArbitrary(schema);
    case 'integer':
    case 'number':
      return numberArbitrary(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listArbitrary(schema);
    case 'object':
      return objectArbitrary(schema);
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function intersection(schemas: readonly JsonSchema[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(...schemas.map(jsonSchemaArbitrary))
    .map((parts) => parts.reduce<unknown>((all, part) => mergeObjects(all, part), {}));
}

function mergeObjects(one: unknown, other: unknown): object {
  return typeof one === 'object' && typeof other === 'object' ? { ...one, ...other } : {};
}

const aDay = fc
  .date({ min: new Date('1890-01-01'), max: new Date('2210-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function textArbitrary({ pattern, format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (pattern?.includes(String.raw`\d{4}-\d{2}-\d{2}`)) return aDay;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, 300), unit: 'grapheme' });
}

function numberArbitrary({
  type,
  minimum: min = -1e15,
  maximum: max = 1e15,
}: JsonSchema): fc.Arbitrary<number> {
  const edges = fc.constantFrom(min, max, ...[0, 1].filter((edge) => edge >= min && edge <= max));
  if (type === 'integer') {
    return fc.oneof(edges, fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31) }));
  }
  const anyNumber = fc.double({ min, max, noNaN: true });
  return fc.oneof(edges, anyNumber, anyNumber.map((value) => Math.min(Math.max(Number(value.toFixed(2)), min), max))); // prettier-ignore
}

function listArbitrary({ items, minItems = 0, maxItems = 4 }: JsonSchema): fc.Arbitrary<unknown[]> {
  const element =
    typeof items === 'object' && !Array.isArray(items) ? jsonSchemaArbitrary(items) : fc.jsonValue();
  return fc.array(element, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) });
}

function objectArbitrary({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, field]): [string, fc.Arbitrary<unknown>] => [
    name,
    typeof field === 'boolean' ? fc.jsonValue() : jsonSchemaArbitrary(field),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}
