import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { ruleMessage } from '../platform/field-rules.ts';
import { email, password } from '../platform/fields.ts';
import { SecondFactorChallenge } from './second-factor-proof.ts';
import { Profile, SessionUser } from './users.ts';

export const SignedIn = z.object({ token: z.string(), user: SessionUser });
export type SignedIn = z.output<typeof SignedIn>;

/** For a user with a second factor: no session yet, but the challenge to answer at /auth/second-factor. */
export const SecondFactorRequired = z.object({ secondFactor: SecondFactorChallenge });
export type SecondFactorRequired = z.output<typeof SecondFactorRequired>;

/** With a warning if this server's rules advise against the password. */
export const Registered = SignedIn.extend({ advice: z.string().optional() });
export type Registered = z.output<typeof Registered>;

export const Credentials = z.object({ email, password });
export const Registration = Profile.extend({ email, password });

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'anyone',
  summary:
    'Signs in, or asks for the second factor if the user has one; a token sent with the request, if any, stops working',
  status: 200,
  body: Credentials,
  answer: z.union([SignedIn, SecondFactorRequired]),
});

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'anyone',
  summary: 'Creates an account with the role user and signs it in',
  body: Registration,
  answer: Registered,
});

export const findPasswordRules = endpoint({
  method: 'GET',
  path: '/auth/password-rules',
  access: 'anyone',
  summary: 'What a new password of a user must be, for the form that asks for one',
  answer: z.object({
    /** False if the rules are only advice. They always bind administrators. */
    binding: z.boolean(),
    fewestCharacters: z.int(),
  }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  summary: 'Ends this session',
  status: 204,
  duringPasswordChange: true,
  beforeSecondFactor: true,
});

export const logoutAll = endpoint({
  method: 'POST',
  path: '/auth/logout-all',
  access: 'signed-in',
  summary: 'Ends every session of the signed-in user',
  status: 204,
  duringPasswordChange: true,
  beforeSecondFactor: true,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'anyone',
  summary: 'Emails a link to set a new password, if there is an account; the answer does not say so',
  status: 202,
  body: z.object({ email }),
  /** Where this server's emails go, the same for every caller. Without a mail server none are sent. */
  answer: z.object({ mail: z.enum(['smtp', 'outbox']) }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'anyone',
  summary:
    'Sets a new password with the token of the link, and ends every session of the user; the header Password-Advice says what was advised against',
  status: 204,
  body: z.object({
    token: z
      .string(ruleMessage('reset_token'))
      .min(1, ruleMessage('reset_token'))
      .max(200, ruleMessage('reset_token')),
    newPassword: password,
  }),
});
