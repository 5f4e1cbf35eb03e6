import { z } from 'zod';

/** Who may call: anyone; whoever is signed in; a user but no administrator; an administrator. */
export type Access = 'anyone' | 'signed-in' | 'user' | 'administrator';

/**
 * An endpoint is a value: the server routes by it, the browser calls by it, the OpenAPI document and the
 * tests of access are made from it. `path` stands below /api, its parameters in braces.
 * The browser sends the input of `body` and gets the output of `answer`; the server the other way round.
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
  /** Of the body; undefined: what the server takes in general. */
  readonly mostBytes: number | undefined;
  /** Open to a session that must first choose its own password. */
  readonly duringPasswordChange: boolean;
  /** Open to a session that must first set up a second factor. */
  readonly beforeSecondFactor: boolean;
}

export const nothing = z.undefined();
const noParameters = z.object({});

interface Draft<
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
  readonly mostBytes?: number;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer?: Answer;
  readonly duringPasswordChange?: boolean;
  readonly beforeSecondFactor?: boolean;
}

const STATUS_OF = { GET: 200, POST: 201, PUT: 200, DELETE: 204 } as const;

/** An endpoint with what it leaves out filled in: no parameters, no body, no answer, the usual status of its method. */
export function endpoint<
  A extends Access,
  Params extends z.ZodType = typeof noParameters,
  Query extends z.ZodType = typeof noParameters,
  Body extends z.ZodType = typeof nothing,
  Answer extends z.ZodType = typeof nothing,
>(draft: Draft<A, Params, Query, Body, Answer>): Endpoint<A, Params, Query, Body, Answer>;
export function endpoint(draft: Draft<Access, z.ZodType, z.ZodType, z.ZodType, z.ZodType>): Endpoint {
  return {
    method: draft.method,
    path: draft.path,
    access: draft.access,
    summary: draft.summary,
    status: draft.status ?? STATUS_OF[draft.method],
    mostBytes: draft.mostBytes,
    params: draft.params ?? noParameters,
    query: draft.query ?? noParameters,
    body: draft.body ?? nothing,
    answer: draft.answer ?? nothing,
    duringPasswordChange: draft.duringPasswordChange ?? false,
    beforeSecondFactor: draft.beforeSecondFactor ?? false,
  };
}
