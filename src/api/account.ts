import { endpoint } from './endpoint.ts';
import { User } from './users.ts';

export const findMyAccount = endpoint({
  method: 'GET',
  path: '/account/me',
  access: 'signed-in',
  summary: "The signed-in user's own data",
  answer: User,
});
