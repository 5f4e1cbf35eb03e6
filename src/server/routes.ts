import { accountRoutes } from './account/account.routes.ts';
import type { AppDependencies } from './app.ts';
import type { Route } from './http/route.ts';
import { userRoutes } from './users/users.routes.ts';

/** The route table of the whole API. */
export function apiRoutes(_deps: AppDependencies): Route[] {
  return [...accountRoutes, ...userRoutes];
}
