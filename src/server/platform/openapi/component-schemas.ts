import { z } from 'zod';
import * as account from '#api/people/account';
import * as auth from '#api/people/auth';
import * as bondAnalytics from '#api/portfolio/figures/bond-analytics';
import * as bonds from '#api/portfolio/bonds';
import * as cashFlows from '#api/portfolio/cash-flows';
import * as chat from '#api/assistant/chat';
import * as distributions from '#api/portfolio/distributions';
import * as duePayments from '#api/portfolio/due-payments';
import { nothing, type Endpoint } from '#api/platform/endpoint';
import * as errors from '#api/errors';
import * as etfsAndShares from '#api/portfolio/etfs-and-shares';
import { storedDay } from '#api/platform/fields';
import * as generateCashFlows from '#api/portfolio/generate-cash-flows';
import * as payments from '#api/portfolio/payments';
import * as recentlyDeleted from '#api/portfolio/recently-deleted';
import * as setup from '#api/people/setup';
import * as system from '#api/people/system';
import * as terms from '#api/portfolio/instruments/isin-terms';
import * as users from '#api/people/users';
import { operationId } from './operation-id.ts';

/** Schemas exported by these modules keep their own names; any other schema is named after its operation. */
const NAMED: readonly object[] = [
  account,
  auth,
  bondAnalytics,
  bonds,
  cashFlows,
  chat,
  distributions,
  duePayments,
  errors,
  etfsAndShares,
  generateCashFlows,
  payments,
  recentlyDeleted,
  setup,
  system,
  terms,
  users,
];

type JsonSchema = z.core.JSONSchema.BaseSchema;

interface Reference {
  readonly $ref: string;
}

/** A reference for a body or an answer: a component, or a list of one. */
export type ComponentUse = Reference | { readonly type: 'array'; readonly items: Reference };

export interface ComponentSchemas {
  /** By name, as JSON Schema 2020-12. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** Undefined for an empty body or answer. */
  readonly use: (schema: z.ZodType) => ComponentUse | undefined;
}

const path = (name: string) => `#/components/schemas/${name}`;

/** Every body and answer of the endpoints as on the wire, before the schemas transform it. */
export function componentSchemas(endpoints: readonly Endpoint[]): ComponentSchemas {
  const registry = z.registry<{ id: string }>();
  const add = (schema: z.ZodType, id: string) => {
    if (!registry.has(schema) && !isNothing(schema)) registry.add(schema, { id });
  };
  for (const module of NAMED) {
    for (const [name, value] of Object.entries(module)) {
      if (value instanceof z.ZodType && /^[A-Z]/.test(name)) add(value, name);
    }
  }
  for (const endpoint of endpoints) {
    add(elementSchema(endpoint.body), `${operationId(endpoint)}Body`);
    add(elementSchema(endpoint.answer), `${operationId(endpoint)}Answer`);
  }
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: path, override: describeWire });
  return {
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, withoutMetaKeywords(schema)]),
    ),
    use: (schema) => {
      const element = elementSchema(schema);
      const name = registry.get(element)?.id;
      if (name === undefined) return undefined;
      const reference = { $ref: path(name) };
      return element === schema ? reference : { type: 'array', items: reference };
    },
  };
}

/** The element schema of a list; any other schema itself. */
function elementSchema(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodArray && schema.element instanceof z.ZodType ? schema.element : schema;
}

function isNothing(schema: z.ZodType): boolean {
  return Object.is(schema, nothing);
}

/** Without the keywords of dialect and id, which a component of OpenAPI does not have. */
function withoutMetaKeywords({ $schema: _dialect, $id: _place, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

interface SchemaPair {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: JsonSchema;
}

/**
 * A field is required if the schema does not accept its absence; a day in an answer is a date; bounds that only keep an integer
 * exact are left out.
 */
export function describeWire({ zodSchema, jsonSchema }: SchemaPair): void {
  if (Object.is(zodSchema, storedDay)) jsonSchema.format = 'date';
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  const { def } = zodSchema._zod;
  if (def.type !== 'object') return;
  const fields: [string, z.core.$ZodType][] = Object.entries(def.shape);
  jsonSchema.required = fields
    .filter(([, field]) => !z.core.safeParse(field, undefined).success)
    .map(([name]) => name);
}
