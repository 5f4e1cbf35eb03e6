import type { Session } from './session.ts';

/** Where a person begins: an administrator at the dashboard, everyone else at their bonds. */
export function chooseStartPage(
  session: Pick<Session, 'role' | 'mustChangePassword' | 'mustAddSecondFactor'>,
) {
  if (session.mustChangePassword || session.mustAddSecondFactor === true) return '/account' as const;
  return session.role === 'admin' ? ('/admin' as const) : ('/my-bonds' as const);
}
