import { useCallback } from 'react';
import { CallError } from '../api-client/call-error.ts';
import { useLanguage } from '../preferences/preferences.ts';
import { useFailureText } from './use-failure-text.ts';

/** Whether the server answered and said no, so that its sentence tells what to change. */
export function isRefusal(error: Error): error is CallError {
  return (
    error instanceof CallError &&
    error.status !== null &&
    error.status < 500 &&
    error.code !== 'unexpected_answer'
  );
}

/** Why a call failed: where the server refused, its own sentence, which is English, on an English page; else ours. */
export function useCause(): (error: Error) => string {
  const failureText = useFailureText();
  const isEnglish = useLanguage() === 'en';
  return useCallback(
    (error) => (isEnglish && isRefusal(error) ? error.detail : failureText(error)),
    [failureText, isEnglish],
  );
}

/** What failed and why: 'Failed to add payment. The server could not be reached. …' */
export function useWithCause(): (sentence: string, error: Error) => string {
  const cause = useCause();
  return useCallback(
    (sentence, error) => `${sentence.endsWith('.') ? sentence : `${sentence}.`} ${cause(error)}`,
    [cause],
  );
}
