import { ApiError } from '../../platform/errors/api-error.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { DataKeys } from '../../platform/encryption/data-keys.ts';
import { createAdministrator } from '../../people/setup/create-administrator.ts';
import { hasAdministrator, setupLink } from '../../people/setup/setup.store.ts';
import { StartError } from '../../platform/errors/start-error.ts';

interface Start {
  readonly dataKeys: DataKeys;
  readonly config: Pick<Config, 'administrator'>;
  readonly now: Date;
  /** The address that the link leads to. */
  readonly appUrl: string;
}

/**
 * On a database without an administrator: creates the one of ADMIN_EMAIL and ADMIN_PASSWORD, or returns the link for creating
 * one.
 */
export async function firstAdministrator(db: Database, start: Start): Promise<string | undefined> {
  const { administrator } = start.config;
  if (administrator === undefined) return setupLink(db, start.now, start.appUrl);
  if (await hasAdministrator(db)) return undefined;
  try {
    await addAdministrator(db, { ...administrator, now: start.now }, start.dataKeys);
  } catch (error) {
    // Another server that started at the same time was faster.
    if (!(await hasAdministrator(db))) throw error;
  }
  return undefined;
}

/** Throws a StartError that names the variable at fault. */
export async function addAdministrator(
  db: Database,
  { email, password, now }: { readonly email: string; readonly password: string; readonly now: Date },
  dataKeys: DataKeys,
): Promise<void> {
  try {
    await createAdministrator(db, { username: email.split('@')[0] ?? email, email, password, now }, dataKeys);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const variable = error.code === 'weak_password' ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL';
    throw new StartError(`${variable}: ${error.message}`);
  }
}
