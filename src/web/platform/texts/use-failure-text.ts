import { useCallback } from 'react';
import { CallError } from '../api-client/call-error.ts';
import { failuresTexts } from './platform/failures.ts';
import { useTexts } from './texts.ts';

/** A sentence for a failed call, for screens without their own. */
export function useFailureText(): (error: Error) => string {
  const texts = useTexts(failuresTexts);
  return useCallback(
    (error) => texts[error instanceof CallError ? error.code : 'unexpected_answer'],
    [texts],
  );
}
