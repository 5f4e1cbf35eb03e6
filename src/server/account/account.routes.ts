import { findMyAccount } from '#api/account';
import { route, type Route } from '../http/route.ts';
import { findUser } from '../users/users.store.ts';

export const accountRoutes: readonly Route[] = [
  route(findMyAccount, ({ db, session }) => findUser(db, session.userId)),
];
