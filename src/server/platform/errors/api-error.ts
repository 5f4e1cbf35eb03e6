import { ERRORS, type ErrorCode, type FieldError } from '#api/errors';

interface Extra {
  readonly errors?: readonly FieldError[];
  /** With `edit_conflict`: the current object. */
  readonly current?: unknown;
  readonly retryAfterSeconds?: number;
  /** With `terms_missing`: why. */
  readonly reason?: string;
}

/** The only error that handlers throw on purpose; `detail` is a sentence that can be shown to a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly extra: Extra;

  constructor(code: ErrorCode, detail: string, extra: Extra = {}) {
    super(detail);
    this.code = code;
    this.extra = extra;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

export function notFound(): ApiError {
  return new ApiError('not_found', 'This does not exist, or it is not yours.');
}

export function editConflict(current: unknown): ApiError {
  return new ApiError('edit_conflict', 'Someone else has changed this since you opened it.', { current });
}

export function portfolioReadOnly(): ApiError {
  return new ApiError('portfolio_read_only', 'Your holdings are entered by an administrator.');
}
