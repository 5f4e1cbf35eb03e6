import { ApiError } from '../http/api-error.ts';

export function emailTaken(): ApiError {
  return new ApiError('email_taken', 'Email is already in use.', {
    errors: [{ path: 'email', message: 'is already in use' }],
  });
}
