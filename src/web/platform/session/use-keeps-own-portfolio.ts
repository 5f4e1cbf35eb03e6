import { useSession } from './use-session.ts';

/** True if the signed-in user may edit their own holdings. The server checks every call again. */
export function useKeepsOwnPortfolio(): boolean {
  return useSession()?.keepsOwnPortfolio === true;
}
