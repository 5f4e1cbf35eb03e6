import { brokenRule } from '#api/field-rules';
import { ApiError } from '../http/api-error.ts';
import { fieldError } from '../http/field-messages.ts';

export function emailTaken(): ApiError {
  return new ApiError('email_taken', 'Email is already in use.', {
    errors: [fieldError('email', brokenRule('email_taken'))],
  });
}
