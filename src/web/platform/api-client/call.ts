import type { z } from 'zod';
import type { Access, Endpoint } from '#api/platform/endpoint';
import { KEEPS_OWN_PORTFOLIO } from '#api/platform/keeps-own-portfolio';
import { CallError, errorOfProblem, type CallErrorCode } from './call-error.ts';
import { findFirstText, takeFirstData } from './first-data.ts';
import { clearSession, storeProfile, readSession } from '../session/session.ts';

type Values<T> = { readonly [K in keyof T]?: string | number | boolean | undefined };

/** An endpoint without its schemas. */
type Address = Pick<Endpoint, 'method' | 'path' | 'access'>;

interface Sent {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  /** The version that was edited. The server refuses the change if another version is stored by now. */
  readonly ifMatch?: number | undefined;
  /** The ETag of the last answer. The server sends no body if it would be the same. */
  readonly ifNoneMatch?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
  /** Used instead of the stored session's token. */
  readonly token?: string;
  /** The accepted media types besides problem documents; JSON by default. */
  readonly accept?: string;
}

export interface CallInput<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
> extends Sent {
  readonly params?: Values<z.input<Params>>;
  readonly query?: Values<z.input<Query>>;
  readonly body?: z.input<Body>;
}

/**
 * Calls an endpoint and returns its parsed answer. Throws CallError, which the screen shows and the console logs: the
 * endpoint and the failure, but never the data sent. This is the only place that fetches from the API.
 */
export async function call<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(endpoint: Endpoint<Access, P, Q, B, A>, input: CallInput<P, Q, B> = {}): Promise<z.output<A>> {
  return logged(endpoint, async () => readAnswer(endpoint, await send(endpoint, input)));
}

/**
 * The answer to a request of page-start.js, if it is there already. If it cannot be read, it is left to `call`, which reports that.
 */
export function firstAnswer<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(endpoint: Endpoint<Access, P, Q, B, A>, input: CallInput<P, Q, B>): z.output<A> | undefined {
  const address = buildAddress(endpoint.path, input);
  const token = readSession()?.token;
  const text = findFirstText(address, token);
  if (text === undefined) return undefined;
  try {
    const answer = parsedAnswer(endpoint, 200, JSON.parse(text));
    void takeFirstData(address, token)?.then((response) => noteOwnPortfolio(response, token));
    return answer;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof CallError) return undefined;
    throw error;
  }
}

/** Runs the work and logs a failed call. */
export async function logged<T>(endpoint: Address, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallError) {
      globalThis.console.warn(
        `${endpoint.method} ${endpoint.path} failed: ${error.status ?? 'no answer,'} ${error.code}`,
      );
    }
    throw error;
  }
}

/** Returns the raw response. Throws CallError if it is a problem document. */
export async function send(endpoint: Address, input: Sent): Promise<Response> {
  const token = input.token ?? readSession()?.token;
  if (token === undefined && endpoint.access !== 'anyone') throw notSignedIn();
  const address = buildAddress(endpoint.path, input);
  const body = input.body === undefined ? null : JSON.stringify(input.body);
  const first = endpoint.method === 'GET' ? address : `${address}#${body}`;
  const response = await fetched(takeFirstData(first, token), address, {
    method: endpoint.method,
    headers: buildHeaders(input, token),
    body,
    signal: input.signal ?? null,
    keepalive: input.keepalive ?? false,
    cache: 'no-store',
  });
  noteOwnPortfolio(response, token);
  if (!response.ok && response.status !== 304) {
    if (response.status === 401 && endpoint.access !== 'anyone' && token === readSession()?.token)
      clearSession();
    const problem = await readProblem(response);
    if (problem.code === 'second_factor_required') storeProfile({ mustAddSecondFactor: true });
    throw problem;
  }
  return response;
}

/** Stores what an administrator may have decided since the sign-in. */
function noteOwnPortfolio({ headers }: Response, token: string | undefined): void {
  const session = readSession();
  const keeps = headers.get(KEEPS_OWN_PORTFOLIO);
  if (session === null || session.token !== token || keeps === null) return;
  if (String(session.keepsOwnPortfolio) !== keeps) storeProfile({ keepsOwnPortfolio: keeps === 'true' });
}

/** Reads and parses the answer from a response. */
export async function readAnswer<A extends z.ZodType>(
  endpoint: Endpoint<Access, z.ZodType, z.ZodType, z.ZodType, A>,
  response: Response,
): Promise<z.output<A>> {
  return parsedAnswer(endpoint, response.status, await parseJson(response));
}

/** Parses an answer with the endpoint's schema. Throws CallError if it does not match. */
export function parsedAnswer<A extends z.ZodType>(
  endpoint: Endpoint<Access, z.ZodType, z.ZodType, z.ZodType, A>,
  status: number,
  body: unknown,
): z.output<A> {
  const answer = endpoint.answer.safeParse(body);
  if (!answer.success) throw unexpected(status, answer.error);
  return answer.data;
}

function buildAddress(path: string, input: Pick<Sent, 'params' | 'query'>): string {
  const params = new Map<string, unknown>(Object.entries(input.params ?? {}));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params.get(name);
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const present = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return `/api${filled}${query === '' ? '' : `?${query}`}`;
}

function buildHeaders(input: Sent, token: string | undefined): Headers {
  const headers = new Headers({ Accept: `${input.accept ?? 'application/json'}, application/problem+json` });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  if (input.ifMatch !== undefined) headers.set('If-Match', `"${input.ifMatch}"`);
  if (input.ifNoneMatch !== undefined) headers.set('If-None-Match', input.ifNoneMatch);
  if (input.idempotencyKey !== undefined) headers.set('Idempotency-Key', input.idempotencyKey);
  return headers;
}

async function fetched(
  first: Promise<Response> | undefined,
  address: string,
  init: RequestInit,
): Promise<Response> {
  try {
    return await (first ?? fetch(address, init));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new CallError({ status: null, code: 'network', detail: 'The server could not be reached.' }, error);
  }
}

async function readProblem(response: Response): Promise<CallError> {
  const { Problem } = await import('#api/errors');
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : null;
  const { status } = response;
  try {
    const problem = Problem.safeParse(await parseJson(response));
    if (problem.success) return errorOfProblem(problem.data, retryAfter);
    throw unexpected(status, problem.error);
  } catch (error) {
    const code = CODES_OF_PROXIES[status];
    if (code === undefined) throw error;
    const detail = 'The server did not answer this request itself.';
    return new CallError({ status, code, detail, retryAfter }, error);
  }
}

/** A proxy in front of the server answers with a page of its own, whose status still says what to do. */
const CODES_OF_PROXIES: Readonly<Partial<Record<number, CallErrorCode>>> = {
  413: 'body_too_large',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** Undefined for a success without a body. */
export async function parseJson(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return body;
  } catch (error) {
    throw unexpected(response.status, error);
  }
}

/** The same error as from the server, so that a screen left open after its session ended sends no requests. */
function notSignedIn(): CallError {
  return new CallError({ status: 401, code: 'not_signed_in', detail: 'Sign in to continue.' });
}

export function unexpected(status: number, cause: unknown): CallError {
  const detail = 'The server gave an answer that was not understood.';
  return new CallError({ status, code: 'unexpected_answer', detail }, cause);
}
