import { useCallback } from 'react';
import type { CallError } from '../api-client/call-error.ts';
import { isRefusal, useCause, useWithCause } from './use-with-cause.ts';

/** The server's reason for a refusal. For other failures, the screen's sentence and the cause. */
export function useServerText(): (error: CallError, otherwise: string) => string {
  const cause = useCause();
  const withCause = useWithCause();
  return useCallback(
    (error, otherwise) => (isRefusal(error) ? cause(error) : withCause(otherwise, error)),
    [cause, withCause],
  );
}
