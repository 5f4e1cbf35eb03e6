import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../api-client/call-error.ts';
import { followSession, readSession } from '../session/session.ts';

const TRIES = 3;

/** The cache of the server's answers. A 4xx is not retried; any other failure is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < TRIES - 1 && !isRefusal(error),
      // Without a network a call fails at once instead of waiting silently.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

function isRefusal(error: Error): boolean {
  return error instanceof CallError && error.status !== null && error.status < 500;
}

/** The next user must not see the previous user's answers. */
let shownTo = readSession()?.token;
followSession(() => {
  const token = readSession()?.token;
  if (token !== shownTo) queryClient.clear();
  shownTo = token;
});
