import type { SecondFactorRequired, SignedIn } from '#api/auth';

/** The answer of a login that gave a session; throws where it asked for a second factor. */
export function signedIn(answer: SignedIn | SecondFactorRequired | undefined): SignedIn {
  if (answer === undefined || !('token' in answer)) throw new Error('nobody was signed in');
  return answer;
}
