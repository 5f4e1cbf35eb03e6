import type { Session } from './session.ts';

/** True if the user has a portfolio: every user does, and administrators who keep one of their own. */
export function isHolder({ role, keepsOwnPortfolio }: Pick<Session, 'role' | 'keepsOwnPortfolio'>): boolean {
  return role === 'user' || keepsOwnPortfolio;
}

/** The start page: the dashboard for administrators, otherwise the user's bonds. */
export function chooseStartPage(
  session: Pick<Session, 'role' | 'keepsOwnPortfolio' | 'mustChangePassword' | 'mustAddSecondFactor'>,
) {
  if (session.mustChangePassword || session.mustAddSecondFactor === true) return '/account' as const;
  return isHolder(session) ? ('/my-bonds' as const) : ('/admin' as const);
}
