import { z } from 'zod';
import { FIELD_RULES, isFieldRule } from './platform/field-rules.ts';

/** Every error code of the API with its status and the title of its problem document (RFC 9457). */
export const ERRORS = {
  malformed_request: { status: 400, title: 'The request is malformed' },
  invalid_fields: { status: 400, title: 'Some fields are wrong' },
  registration_failed: { status: 400, title: 'Registration failed' },
  weak_password: { status: 400, title: 'The password is too weak' },
  reset_token_invalid: { status: 400, title: 'The link does not work' },
  not_signed_in: { status: 401, title: 'Not signed in' },
  invalid_credentials: { status: 401, title: 'Invalid credentials' },
  second_factor_wrong: { status: 401, title: 'The second factor is wrong' },
  sign_in_over: { status: 401, title: 'Signing in took too long' },
  not_allowed: { status: 403, title: 'Not allowed' },
  portfolio_read_only: { status: 403, title: 'The portfolio is read-only' },
  password_change_required: { status: 403, title: 'A new password must be chosen first' },
  second_factor_required: { status: 403, title: 'A second factor must be set up first' },
  registration_closed: { status: 403, title: 'Registration is closed' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  edit_conflict: { status: 409, title: 'Changed by someone else in the meantime' },
  email_taken: { status: 409, title: 'The email is already in use' },
  last_admin: { status: 409, title: 'There would be no administrator left' },
  own_account: { status: 409, title: 'Not possible with your own account' },
  idempotency_key_reused: { status: 409, title: 'The idempotency key was used for another request' },
  request_in_progress: { status: 409, title: 'The same request is still running' },
  terms_missing: { status: 409, title: 'The terms of the bond are incomplete' },
  mail_server_set_up: { status: 409, title: 'Links are sent by email here' },
  no_one_time_password: { status: 409, title: 'No one-time password is waiting' },
  warnings_unanswered: { status: 409, title: 'Some prices must be confirmed' },
  changed_since: { status: 409, title: 'Changed since' },
  later_action: { status: 409, title: 'Undo the later action first' },
  already_undone: { status: 409, title: 'Already undone' },
  limit_reached: { status: 409, title: 'A limit has been reached' },
  setup_done: { status: 410, title: 'The set-up link no longer works' },
  body_too_large: { status: 413, title: 'The body is too large' },
  uri_too_long: { status: 414, title: 'The address is too long' },
  not_json: { status: 415, title: 'The body must be JSON' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'The headers are too large' },
  internal_error: { status: 500, title: 'Something went wrong on our side' },
  mail_refused: { status: 502, title: 'The email could not be sent' },
  unavailable: { status: 503, title: 'Not available at the moment' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof ERRORS;

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text);
}

/** An invalid field: its path in the body or the query ('buyPrice'), the rule it breaks, and what would be right. */
export const FieldError = z.object({
  path: z.string(),
  rule: z
    .string()
    .refine(isFieldRule)
    .meta({ enum: Object.keys(FIELD_RULES) }),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
});
export type FieldError = z.infer<typeof FieldError>;

export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z
    .string()
    .refine(isErrorCode)
    .meta({ enum: Object.keys(ERRORS) }),
  requestId: z.string().optional(),
  errors: z.array(FieldError).optional(),
  /** With `edit_conflict`: the current state of the object. With `changed_since`: what has been changed, if it is known. */
  current: z.unknown().optional(),
  /** With `terms_missing`: why, in the words of the bond analytics. */
  reason: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
