import type { UserId } from '#api/platform/ids';
import type { Role } from '#api/people/users';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/schema.ts';
import { hasSecondFactor } from './second-factor.store.ts';

export function isSecondFactorRequired(role: Role, { secondFactor }: Pick<Config, 'secondFactor'>): boolean {
  return secondFactor === 'administrators' && role === 'admin';
}

/** Whether this user may do nothing but set up a second factor. */
export async function mustAddSecondFactor(
  db: Database,
  { userId, role }: { readonly userId: UserId; readonly role: Role },
  config: Pick<Config, 'secondFactor'>,
): Promise<boolean> {
  return isSecondFactorRequired(role, config) && !(await hasSecondFactor(db, userId));
}
