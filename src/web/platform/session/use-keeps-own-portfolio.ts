import { useSession } from './use-session.ts';

/** Whether the signed-in person adds to, changes and deletes from what they hold. The server checks again at every call. */
export function useKeepsOwnPortfolio(): boolean {
  return useSession()?.keepsOwnPortfolio === true;
}
