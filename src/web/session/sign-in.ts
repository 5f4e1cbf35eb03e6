import type { z } from 'zod';
import { login, type Credentials } from '#api/auth';
import { call } from '../call.ts';
import { keepSession, type Session } from './session.ts';

/** Signs in and keeps the session. Throws CallError. */
export async function signIn(
  credentials: z.input<typeof Credentials>,
): Promise<Pick<Session, 'role' | 'mustChangePassword'>> {
  const signedIn = await call(login, { body: credentials });
  keepSession(signedIn);
  return signedIn.user;
}
