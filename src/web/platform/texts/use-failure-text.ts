import { useCallback } from 'react';
import { CallError } from '../api-client/call-error.ts';
import { failuresTexts } from './platform/failures.ts';
import { useTexts } from './texts.ts';

/** A failed call as a sentence, where the screen has none of its own. */
export function useFailureText(): (error: Error) => string {
  const texts = useTexts(failuresTexts);
  return useCallback(
    (error) => texts[error instanceof CallError ? error.code : 'unexpected_answer'],
    [texts],
  );
}
