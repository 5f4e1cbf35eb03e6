import type { z } from 'zod';
import { login, type Credentials, type SecondFactorRequired, type SignedIn } from '#api/people/auth';
import { call } from '../../platform/api-client/call.ts';
import { storeSession } from '../../platform/session/session.ts';

/** Signs in and stores the session, unless a second factor is still required. Throws CallError. */
export async function signIn(
  credentials: z.input<typeof Credentials>,
): Promise<SignedIn | SecondFactorRequired> {
  const answer = await call(login, { body: credentials });
  if ('token' in answer) storeSession(answer);
  return answer;
}
