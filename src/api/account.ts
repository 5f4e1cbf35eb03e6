import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { password } from './fields.ts';
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
  summary: "Changes the signed-in user's own name, phone number, type and tax id",
  body: Profile.extend({ personOrCompany: PersonOrCompany }),
  answer: User,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/account/change-password',
  access: 'signed-in',
  summary: 'Sets a new password and ends every other session of the user',
  status: 204,
  body: z.object({ currentPassword: password, newPassword: password }),
  duringPasswordChange: true,
});
