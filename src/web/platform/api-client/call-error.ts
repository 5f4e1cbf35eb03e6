import type { ErrorCode, FieldError, Problem } from '#api/errors';

/** The codes of the API, and two more: no answer arrived, or it does not match the endpoint's schema. */
export type CallErrorCode = ErrorCode | 'network' | 'unexpected_answer';

interface Facts {
  /** The HTTP status; null if no answer arrived. */
  readonly status: number | null;
  readonly code: CallErrorCode;
  /** A sentence that can be shown to the user. */
  readonly detail: string;
  readonly errors?: readonly FieldError[] | undefined;
  readonly current?: unknown;
  readonly reason?: string | undefined;
  /** In seconds, from the Retry-After header. */
  readonly retryAfter?: number | null;
}

/** Why a call failed. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number | null;
  readonly code: CallErrorCode;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  /** With `edit_conflict`: the object as currently stored. */
  readonly current: unknown;
  /** With `terms_missing`: the reason. */
  readonly reason: string | undefined;
  readonly retryAfter: number | null;

  constructor(facts: Facts, cause?: unknown) {
    super(facts.detail, { cause });
    this.status = facts.status;
    this.code = facts.code;
    this.detail = facts.detail;
    this.errors = facts.errors ?? [];
    this.current = facts.current;
    this.reason = facts.reason;
    this.retryAfter = facts.retryAfter ?? null;
  }
}

/** True if the server has nothing at the address: it does not exist, is not the user's, or is switched off. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.code === 'not_found';
}

export function errorOfProblem(problem: Problem, retryAfter: number | null): CallError {
  const { status, code, detail, errors, current, reason } = problem;
  return new CallError({ status, code, detail, errors, current, reason, retryAfter });
}
