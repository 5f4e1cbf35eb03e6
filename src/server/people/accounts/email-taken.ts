import { brokenRule } from '#api/platform/field-rules';
import { ApiError } from '../../platform/errors/api-error.ts';
import { fieldError } from '../../platform/errors/field-messages.ts';

export function emailTaken(): ApiError {
  return new ApiError('email_taken', 'Email is already in use.', {
    errors: [fieldError('email', brokenRule('email_taken'))],
  });
}
