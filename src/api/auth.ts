import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, password } from './fields.ts';
import { Profile, SessionUser } from './users.ts';

export const SignedIn = z.object({ token: z.string(), user: SessionUser });
export type SignedIn = z.output<typeof SignedIn>;

export const Credentials = z.object({ email, password });
export const Registration = Profile.extend({ email, password });

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'anyone',
  summary: 'Signs in; the token presented with the request, if any, ends',
  status: 200,
  body: Credentials,
  answer: SignedIn,
});

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'anyone',
  summary: 'Makes an account of role user and signs it in',
  body: Registration,
  answer: SignedIn,
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  summary: 'Ends this session',
  status: 204,
  duringPasswordChange: true,
});

export const logoutAll = endpoint({
  method: 'POST',
  path: '/auth/logout-all',
  access: 'signed-in',
  summary: 'Ends every session of the signed-in user',
  status: 204,
  duringPasswordChange: true,
});
