import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Inner = JsonSchema | boolean;

/** Keywords of JSON Schema that restrict a value, and the words for them. */
const LIMITS = [
  ['minimum', '≥'],
  ['exclusiveMinimum', '>'],
  ['maximum', '≤'],
  ['minLength', 'length ≥'],
  ['maxLength', 'length ≤'],
  ['format', ''],
  ['default', 'default'],
] as const;

/** A JSON Schema as one readable line: 'number, ≥ 0', 'list of Bond', '"Buy" | "Sell"'. */
export function schemaText(schema: Inner): string {
  if (typeof schema === 'boolean') return 'any';
  const limits = LIMITS.filter(([name]) => schema[name] !== undefined).map(([name, word]) =>
    `${word} ${String(schema[name])}`.trim(),
  );
  return [kindText(schema), ...limits].join(', ');
}

function kindText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace(/^.*\//, '');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(schemaText).join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map(schemaText).join(' and ');
  if (schema.type === 'array') return `list of ${itemText(schema)}`;
  if (schema.properties !== undefined) return objectText(schema);
  return schema.type === undefined ? 'any' : [schema.type].flat().join(' | ');
}

function itemText({ items }: JsonSchema): string {
  if (items === undefined) return 'any';
  return Array.isArray(items) ? items.map(schemaText).join(' | ') : schemaText(items);
}

function objectText({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${schemaText(field)}`,
  );
  return `{ ${fields.join('; ')} }`;
}
