import { z } from 'zod';
import { nothing, type Access, type Endpoint } from '#api/platform/endpoint';
import type { FieldError } from '#api/errors';
import { ruleMessage, issueRule } from '#api/platform/field-rules';
import { Version } from '#api/platform/ids';
import { ApiError, notFound } from '../errors/api-error.ts';
import { fieldError, invalidFields } from '../errors/field-messages.ts';
import type { RequestContext } from './request-context.ts';

const BodyVersion = z.object({ version: Version.optional() });

function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => fieldError(issue.path.join('.'), issueRule(issue)));
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalidFields(fieldErrors(result.error));
}

/** The version that the caller has seen: `If-Match: "3"`, or `version` in the body of a PUT. */
function expectedVersion({ method }: Endpoint, { headers, body }: RequestContext): number | undefined {
  if (method === 'GET' || method === 'POST') return undefined;
  const header = headers['if-match'];
  if (typeof header === 'string' && header.trim() !== '*') {
    const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1];
    return parse(z.object({ 'If-Match': z.string(ruleMessage('version')).transform(Number) }), {
      'If-Match': digits,
    })['If-Match'];
  }
  return typeof body === 'object' && body !== null ? parse(BodyVersion, body).version : undefined;
}

const MAX_DEPTH = 20;
const USUAL_BODY_FIELDS = 1_000;

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Refuses a body that is nested more deeply, or has more fields, than any valid one, before anything traverses it. */
function refuseLargeBody(body: unknown, maxFields = USUAL_BODY_FIELDS): void {
  let level = [body].filter(isNested);
  let keys = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) {
      throw new ApiError('malformed_request', `The body may be nested ${MAX_DEPTH} levels deep at most.`);
    }
    for (const value of level) keys += Array.isArray(value) ? 0 : Object.keys(value).length;
    if (keys > maxFields) {
      throw new ApiError('malformed_request', `The body may have ${maxFields} fields at most.`);
    }
    level = level.flatMap((value): unknown[] => Object.values(value)).filter(isNested);
  }
}

/** Path, query and body, validated by the endpoint's schemas. An impossible id is not found, like any unknown id. */
export function parseRequest<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(endpoint: Endpoint<A, P, Q, B, R>, incoming: RequestContext) {
  const takesNoBody: boolean = Object.is(endpoint.body, nothing);
  const params = endpoint.params.safeParse(incoming.params);
  if (!params.success) throw notFound();
  refuseLargeBody(incoming.body, endpoint.maxBodyFields);
  return {
    params: params.data,
    query: parse(endpoint.query, incoming.query),
    body: parse(endpoint.body, takesNoBody ? undefined : (incoming.body ?? {})),
    expectedVersion: expectedVersion(endpoint, incoming),
  };
}
