import type { Session } from './session.ts';

/** Whether there is a portfolio of theirs: of every user, and of administrators who keep one of their own. */
export function isHolder({ role, keepsOwnPortfolio }: Pick<Session, 'role' | 'keepsOwnPortfolio'>): boolean {
  return role === 'user' || keepsOwnPortfolio;
}

/** Where a person begins: an administrator at the dashboard, everyone who holds something at their bonds. */
export function chooseStartPage(
  session: Pick<Session, 'role' | 'keepsOwnPortfolio' | 'mustChangePassword' | 'mustAddSecondFactor'>,
) {
  if (session.mustChangePassword || session.mustAddSecondFactor === true) return '/account' as const;
  return isHolder(session) ? ('/my-bonds' as const) : ('/admin' as const);
}
