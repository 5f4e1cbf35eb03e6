import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorCode, type Problem } from '#api/errors';
import { isDatabaseUnavailable } from '../../database/is-database-unavailable.ts';
import { errorCode } from '../../errors/error-code.ts';
import { ApiError } from '../../errors/api-error.ts';

/** Errors that the framework reports before a handler runs, by status. */
const BY_STATUS: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['malformed_request', 'The request is malformed: its body must be one JSON object.'],
  405: ['method_not_allowed', 'This address accepts other methods.'],
  414: ['uri_too_long', 'The address is too long.'],
  415: ['not_json', 'The body must be JSON, sent with Content-Type: application/json.'],
  431: ['headers_too_large', 'The headers are too large.'],
  503: ['unavailable', 'The service is not available at the moment. Please try again.'],
};
const UNKNOWN = ['internal_error', 'Something went wrong on our side. Please try again.'] as const;
const RETRY_AFTER_SECONDS = 5;

/** Errors of a database that currently has no space or no time for this. */
const DATABASE_FULL = /^53[12]00$/;
const DATABASE_BUSY = '57014';

function unavailableFor(error: Error): string | undefined {
  const code = errorCode(error);
  if (DATABASE_FULL.test(code))
    return 'There is no room to store anything at the moment. Please try again later.';
  if (code === DATABASE_BUSY) return 'The database is too slow right now. Please try again in a moment.';
  return isDatabaseUnavailable(error)
    ? 'The database cannot be reached. Please try again in a moment.'
    : undefined;
}

const KIB = 1_024;
const MIB = KIB * KIB;

interface BodyLimits {
  readonly bodyLimit?: number;
  /** The limit of the file in the body, which is what the caller can change. */
  readonly maxFileBytes?: number | undefined;
}

function tooLarge({ bodyLimit = MIB, maxFileBytes }: BodyLimits): ApiError {
  const limit = maxFileBytes ?? bodyLimit;
  const size = limit < MIB ? `${Math.floor(limit / KIB)} KiB` : `${Math.floor(limit / MIB)} MiB`;
  const part = maxFileBytes === undefined ? 'body' : 'file';
  return new ApiError('body_too_large', `The ${part} may have at most ${size}.`);
}

/** Converts any error to an ApiError; the text of an unexpected error is never shown. */
export function asApiError(error: FastifyError | Error, limits: BodyLimits = {}): ApiError {
  if (error instanceof ApiError) return error;
  const unavailable = unavailableFor(error);
  if (unavailable !== undefined)
    return new ApiError('unavailable', unavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return tooLarge(limits);
  const [code, detail] = (status === undefined ? undefined : BY_STATUS[status]) ?? UNKNOWN;
  return new ApiError(code, detail, code === 'unavailable' ? { retryAfterSeconds: RETRY_AFTER_SECONDS } : {});
}

/** Answers with a problem document (RFC 9457). */
export function sendProblem(error: ApiError, request: FastifyRequest, reply: FastifyReply): void {
  const { errors, current, reason, retryAfterSeconds } = error.extra;
  const problem: Problem = {
    type: 'about:blank',
    title: ERRORS[error.code].title,
    status: error.status,
    detail: error.message,
    code: error.code,
    requestId: request.id,
    ...(errors === undefined ? {} : { errors: [...errors] }),
    ...(current === undefined ? {} : { current }),
    ...(reason === undefined ? {} : { reason }),
  };
  // The framework would close the connection. A client that is still sending would see a reset, and a proxy would never read the
  // answer. So the rest of the body is read and discarded instead, for as long as a request may take.
  if (error.code === 'body_too_large') void reply.removeHeader('connection');
  if (retryAfterSeconds !== undefined) void reply.header('Retry-After', Math.ceil(retryAfterSeconds));
  void reply.code(error.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
}
