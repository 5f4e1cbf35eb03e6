import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nothing, type Endpoint } from '#api/platform/endpoint';
import { ENDPOINTS } from '#api/endpoints';
import { CALLS } from '#testing/access-matrix/calls';
import { endpointName } from '#testing/access-matrix/expected-outcome';
import { CALLERS } from '#testing/access-matrix/identities';
import { startTestApp, type TestRequest, type TestApp } from '#testing/app/start-test-app';
import { reportFault } from '../faults/fault-table.ts';
import { schemaArbitrary } from './schema-arbitrary.ts';
import { REQUESTS, seed } from './scale-factor.ts';
import { mutate } from './mutate.ts';

const endpoints = ENDPOINTS;
/** For each endpoint, as many valid as invalid. */
const RUNS = Math.ceil(REQUESTS / endpoints.length);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
const statuses = new Map<number, number>();
const durations: number[] = [];
afterAll(async () => {
  await app.stop();
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  const p99 = durations.toSorted((a, b) => a - b)[Math.floor(durations.length * 0.99)] ?? 0;
  reportFault({
    fault: `requests from the schemas (REL-40), seed ${seed}`,
    rounds: durations.length,
    result: `${counts.join(', ')}; 99 of 100 within ${Math.ceil(p99)} ms`,
  });
});

let asked = 0;
/** A different address for every request, so that limits on attempts do not interfere. */
function nextAddress(): string {
  asked += 1;
  return `10.${Math.floor(asked / 62_500)}.${Math.floor(asked / 250) % 250}.${(asked % 250) + 1}`;
}

interface Request {
  /** Undefined: the call's own valid body. */
  readonly body: unknown;
  readonly query: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** Instead of the id of an existing row. */
  readonly id: string | undefined;
}

const ID = fc.option(fc.oneof(fc.constantFrom('0', '-1', '1e3', '999999999', 'null', '💥'), fc.string()), { nil: undefined, freq: 8 }); // prettier-ignore
const plainText = fc.stringMatching(/^[!-~]{0,20}$/);
const HEADERS = fc.record(
  { 'if-match': fc.oneof(fc.constantFrom('"1"', '*', 'W/"1"', '1'), plainText), 'idempotency-key': plainText, 'accept-language': plainText }, // prettier-ignore
  { requiredKeys: [] },
);

const takesBody = (endpoint: Endpoint) => endpoint.method !== 'GET' && !Object.is(endpoint.body, nothing);

/** One field with NUL, which PostgreSQL cannot store. */
function queryWithNul({ query }: Endpoint): fc.Arbitrary<object> {
  const fields = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  if (fields.length === 0) return fc.constant({});
  const text = fc.constantFrom('\u0000', 'a\u0000b');
  return fc.tuple(fc.constantFrom(...fields), text).map(([field, value]) => ({ [field]: value }));
}

/** Half of them valid by the schemas, half with something changed. */
function endpointRequests(endpoint: Endpoint): fc.Arbitrary<Request> {
  const body = takesBody(endpoint) ? schemaArbitrary(endpoint.body) : fc.constant(undefined);
  const query = schemaArbitrary(endpoint.query);
  const right = fc.record({ body, query, headers: fc.constant({}), id: fc.constant(undefined) });
  const own = fc.constant(undefined);
  const wrong = fc.record({
    body: takesBody(endpoint) ? fc.oneof(mutate(body), own) : own,
    query: fc.oneof(mutate(query), query, queryWithNul(endpoint)),
    headers: HEADERS,
    id: ID,
  });
  return fc.oneof(right, wrong);
}

/** As a query string: only texts, no objects. */
function asQuery(query: unknown): Record<string, string> {
  if (typeof query !== 'object' || query === null) return {};
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  );
}

/** What is sent, and whether the endpoint's schemas accept it. */
async function prepareRequest(endpoint: Endpoint, request: Request) {
  const caller = await CALLERS[endpoint.access === 'administrator' ? 'administrator' : 'owner'](
    app,
    endpoint.access,
  );
  const call = await CALLS[endpointName(endpoint)]!({ app, owner: caller.owner });
  const body: unknown = request.body === undefined ? call.body : request.body;
  const query = { ...call.query, ...asQuery(request.query) };
  const params = request.id === undefined ? call.params : { id: request.id, bondId: request.id };
  const sent: TestRequest = {
    ip: nextAddress(),
    query,
    headers: request.headers,
    ...(caller.token === undefined ? {} : { token: caller.token }),
    ...(params === undefined ? {} : { params }),
    ...(takesBody(endpoint) ? { body: JSON.stringify(body) } : {}),
    ...(takesBody(endpoint) ? { headers: { ...request.headers, 'content-type': 'application/json' } } : {}),
  };
  const onWire: unknown = body === undefined ? {} : JSON.parse(JSON.stringify(body));
  const isRight =
    (!takesBody(endpoint) || endpoint.body.safeParse(onWire).success) &&
    endpoint.query.safeParse(query).success;
  return { sent, isRight };
}

/** How the schema library's own messages begin. */
const LIBRARY_MESSAGE = /^(?:Invalid|Too (?:small|big)|Unrecognized|Expected)/;

async function expectAllowedAnswer(endpoint: Endpoint, request: Request): Promise<void> {
  const { sent, isRight } = await prepareRequest(endpoint, request);
  const began = performance.now();
  // Checks every answer against the schema of its status.
  const { status, problem } = await app.request(endpoint, sent);
  durations.push(performance.now() - began);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  expect(status, JSON.stringify(problem)).toBeLessThan(500);
  for (const { message } of problem?.errors ?? []) expect(message).not.toMatch(LIBRARY_MESSAGE);
  if (!isRight) expect(status, 'a wrong request was taken').toBeGreaterThanOrEqual(400);
}

describe.each(endpoints.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    it('answers any request according to its schema, never with 5xx, and accepts nothing invalid (REL-40)', async () => {
      await fc.assert(
        fc.asyncProperty(endpointRequests(endpoint), (request) => expectAllowedAnswer(endpoint, request)),
        { seed, numRuns: RUNS },
      );
    });
  },
);
