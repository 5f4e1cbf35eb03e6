import type { Endpoint } from '#api/platform/endpoint';
import { ApiError } from '../errors/api-error.ts';
import type { RequestContext } from './request-context.ts';

/** Logs refusals: by role, or for an object that does not exist or belongs to somebody else, which are not distinguished. */
export function logRefusal(
  error: unknown,
  { method, path }: Endpoint,
  { principal, params, log }: RequestContext,
): void {
  if (principal === undefined || !(error instanceof ApiError)) return;
  if (error.status !== 403 && error.code !== 'not_found') return;
  log().warn(
    { code: error.code, userId: principal.userId, route: `${method} ${path}`, target: params },
    'refused',
  );
}
