import type { Session } from './session.ts';

/** Where a person begins: an administrator at the dashboard, everyone else at their bonds. */
export function startPageOf({ role, mustChangePassword }: Pick<Session, 'role' | 'mustChangePassword'>) {
  if (mustChangePassword) return '/account' as const;
  return role === 'admin' ? ('/admin' as const) : ('/my-bonds' as const);
}
