import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { password } from '../platform/fields.ts';
import { inPath, SessionId } from '../platform/ids.ts';
import { PersonOrCompany, Profile, User } from './users.ts';

export const findMyAccount = endpoint({
  method: 'GET',
  path: '/account/me',
  access: 'signed-in',
  summary: "The signed-in user's own data",
  answer: User,
});

export const changeMyAccount = endpoint({
  method: 'PUT',
  path: '/account/me',
  access: 'signed-in',
  summary: "Changes the signed-in user's own name, phone number, type, tax id and language",
  body: Profile.extend({ personOrCompany: PersonOrCompany }),
  answer: User,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/account/change-password',
  access: 'signed-in',
  summary:
    'Sets a new password and ends every other session of the user; the header Password-Advice says what was advised against',
  status: 204,
  body: z.object({ currentPassword: password, newPassword: password }),
  duringPasswordChange: true,
  beforeSecondFactor: true,
});

export const OwnSession = z.object({
  id: SessionId,
  /** Whether this is the session that sends the request. */
  current: z.boolean(),
  /** Browser and system from the User-Agent header; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The address from which the session was started. */
  ip: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type OwnSession = z.output<typeof OwnSession>;

export const listMySessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  access: 'signed-in',
  summary: 'The sessions of the signed-in user, last seen first',
  answer: z.array(OwnSession),
});

export const endMySession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/{id}',
  access: 'signed-in',
  summary: "Ends one of the signed-in user's own sessions",
  params: z.object({ id: inPath.id(SessionId) }),
});
