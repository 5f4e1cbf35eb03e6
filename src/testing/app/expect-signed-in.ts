import type { SecondFactorRequired, SignedIn } from '#api/people/auth';

/** The answer of a successful login; throws if a second factor was required. */
export function expectSignedIn(answer: SignedIn | SecondFactorRequired | undefined): SignedIn {
  if (answer === undefined || !('token' in answer)) throw new Error('nobody was signed in');
  return answer;
}
