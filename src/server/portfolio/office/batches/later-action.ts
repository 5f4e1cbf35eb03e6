import { ApiError } from '../../../platform/errors/api-error.ts';

/** The refusal of an undo, because a later action builds on what it would take back. */
export function laterAction(): ApiError {
  return new ApiError('later_action', 'A later action on this security must be undone first.');
}
