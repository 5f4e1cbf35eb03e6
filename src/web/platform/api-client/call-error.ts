import type { ErrorCode, FieldError, Problem } from '#api/errors';

/** Besides the codes of the API: no answer came, or one that is not what the endpoint promises. */
export type CallErrorCode = ErrorCode | 'network' | 'unexpected_answer';

interface Facts {
  /** HTTP status; null where no answer came. */
  readonly status: number | null;
  readonly code: CallErrorCode;
  /** A sentence fit to show a person. */
  readonly detail: string;
  readonly errors?: readonly FieldError[] | undefined;
  readonly current?: unknown;
  readonly reason?: string | undefined;
  /** Seconds, from the header Retry-After. */
  readonly retryAfter?: number | null;
}

/** Why a call failed. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number | null;
  readonly code: CallErrorCode;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  /** With `edit_conflict`: the object as it is stored now. */
  readonly current: unknown;
  /** With `terms_missing`: why. */
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

export function errorOfProblem(problem: Problem, retryAfter: number | null): CallError {
  const { status, code, detail, errors, current, reason } = problem;
  return new CallError({ status, code, detail, errors, current, reason, retryAfter });
}
