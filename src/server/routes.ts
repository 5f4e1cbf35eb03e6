import type { AppDependencies } from './app.ts';
import type { Route } from './http/route.ts';

/** The route table of the whole API. */
export function apiRoutes(_deps: AppDependencies): Route[] {
  return [];
}
