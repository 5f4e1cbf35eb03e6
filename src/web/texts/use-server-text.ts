import { useCallback } from 'react';
import type { CallError } from '../call-error.ts';
import { useLanguage } from '../preferences/preferences.ts';
import { useFailureText } from './use-failure-text.ts';

/**
 * Why the server refused: in its own words, which are English, on an English page, else in ours. Where it did not
 * refuse but failed, the sentence of the screen and the reason.
 */
export function useServerText(): (error: CallError, otherwise: string) => string {
  const failureText = useFailureText();
  const isEnglish = useLanguage() === 'en';
  return useCallback(
    (error, otherwise) => {
      const refused = error.status !== null && error.status < 500 && error.code !== 'unexpected_answer';
      if (!refused) return `${otherwise} ${failureText(error)}`;
      return isEnglish ? error.detail : failureText(error);
    },
    [failureText, isEnglish],
  );
}
