import { useCallback } from 'react';
import { CallError } from '../api-client/call-error.ts';
import { useLanguage } from '../preferences/preferences.ts';
import { useFailureText } from './use-failure-text.ts';

/** True if the server refused the request, so that its sentence says what to change. */
export function isRefusal(error: Error): error is CallError {
  return (
    error instanceof CallError &&
    error.status !== null &&
    error.status < 500 &&
    error.code !== 'unexpected_answer'
  );
}

/**
 * The server's sentence for a refusal; null if it has none for a person: one that begins with the path of a field, such as
 * 'floating.cap', is for programs.
 */
export function refusalSentence(error: Error): string | null {
  if (!isRefusal(error)) return null;
  const { detail, errors } = error;
  return errors.some(({ path }) => detail.startsWith(`${path} `)) ? null : detail;
}

/** Why a call failed: on English pages the server's own sentence for a refusal, otherwise ours. */
export function useCause(): (error: Error) => string {
  const failureText = useFailureText();
  const isEnglish = useLanguage() === 'en';
  return useCallback(
    (error) => (isEnglish ? refusalSentence(error) : null) ?? failureText(error),
    [failureText, isEnglish],
  );
}

/** The failure with its cause: 'Failed to add payment. The server could not be reached. …' */
export function useWithCause(): (sentence: string, error: Error) => string {
  const cause = useCause();
  return useCallback(
    (sentence, error) => `${sentence.endsWith('.') ? sentence : `${sentence}.`} ${cause(error)}`,
    [cause],
  );
}
