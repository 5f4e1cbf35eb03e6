import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../api-client/call-error.ts';
import { followSession, readSession } from '../session/session.ts';

const TRIES = 3;

/** Answers of the server, kept while a person works. A refusal (4xx) is not asked again; a failure is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < TRIES - 1 && !isRefusal(error),
      // A call that finds no network fails at once, instead of waiting without a word.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

function isRefusal(error: Error): boolean {
  return error instanceof CallError && error.status !== null && error.status < 500;
}

/** What one person was told is not shown to the next. */
let shownTo = readSession()?.token;
followSession(() => {
  const token = readSession()?.token;
  if (token !== shownTo) queryClient.clear();
  shownTo = token;
});
