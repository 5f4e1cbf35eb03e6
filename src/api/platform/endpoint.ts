import { z } from 'zod';

/**
 * Who may call: anyone; any signed-in user; users who have a portfolio (including administrators who keep one of their own);
 * users who keep their own portfolio; administrators.
 */
export type Access = 'anyone' | 'signed-in' | 'user' | 'own-portfolio' | 'administrator';

/**
 * An endpoint is a value: the server's routes, the browser's calls, the OpenAPI document and the access tests are made from it.
 * `path` is below /api, with parameters in braces.
 * The browser sends the input of `body` and receives the output of `answer`; for the server it is the reverse.
 */
export interface Endpoint<
  A extends Access = Access,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: A;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** The status of success. */
  readonly status: 200 | 201 | 202 | 204;
  /** Undefined: the server's general limit. */
  readonly maxBodyBytes: number | undefined;
  /** The limit of a file whose encoded content is in the body, which a refusal names instead. */
  readonly maxFileBytes: number | undefined;
  /** The number of fields of all objects in the body together. Undefined: the server's general limit. */
  readonly maxBodyFields: number | undefined;
  /** Open to a session that must first choose a new password. */
  readonly duringPasswordChange: boolean;
  /** Open to a session that must first set up a second factor. */
  readonly beforeSecondFactor: boolean;
  /** False for a POST that stores nothing, or changes a second factor, whose secrets are shown once and not kept for an answer. */
  readonly takesIdempotencyKey: boolean;
}

export const nothing = z.undefined();
const noParameters = z.object({});

interface EndpointOptions<
  A extends Access,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  readonly method: Endpoint['method'];
  readonly path: Endpoint['path'];
  readonly access: A;
  readonly summary: string;
  readonly status?: Endpoint['status'];
  readonly maxBodyBytes?: number;
  readonly maxFileBytes?: number;
  readonly maxBodyFields?: number;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer?: Answer;
  readonly duringPasswordChange?: boolean;
  readonly beforeSecondFactor?: boolean;
  readonly takesIdempotencyKey?: boolean;
}

const DEFAULT_STATUS = { GET: 200, POST: 201, PUT: 200, DELETE: 204 } as const;

/** Fills in the defaults: no parameters, no body, no answer, the usual status for the method. */
export function endpoint<
  A extends Access,
  Params extends z.ZodType = typeof noParameters,
  Query extends z.ZodType = typeof noParameters,
  Body extends z.ZodType = typeof nothing,
  Answer extends z.ZodType = typeof nothing,
>(options: EndpointOptions<A, Params, Query, Body, Answer>): Endpoint<A, Params, Query, Body, Answer>;
export function endpoint(
  options: EndpointOptions<Access, z.ZodType, z.ZodType, z.ZodType, z.ZodType>,
): Endpoint {
  return {
    method: options.method,
    path: options.path,
    access: options.access,
    summary: options.summary,
    status: options.status ?? DEFAULT_STATUS[options.method],
    maxBodyBytes: options.maxBodyBytes,
    maxFileBytes: options.maxFileBytes,
    maxBodyFields: options.maxBodyFields,
    params: options.params ?? noParameters,
    query: options.query ?? noParameters,
    body: options.body ?? nothing,
    answer: options.answer ?? nothing,
    duringPasswordChange: options.duringPasswordChange ?? false,
    beforeSecondFactor: options.beforeSecondFactor ?? false,
    takesIdempotencyKey:
      options.takesIdempotencyKey ?? (options.method === 'POST' && options.access !== 'anyone'),
  };
}
