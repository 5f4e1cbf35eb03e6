import { findSystem, type System } from '#api/people/system';
import { version } from '../../../../package.json';
import { findLastBackups } from '../../platform/backup/backups.store.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/schema.ts';
import { mailDelivery } from '../../platform/mail/mailer.ts';
import { route, type Route } from '../../platform/http/route.ts';

export function systemRoutes({ config }: { readonly config: Config }): readonly Route[] {
  const { passwordPolicy, backups } = config;
  return [
    route(findSystem, async ({ incoming }): Promise<System> => ({
      version,
      mail: mailDelivery(config),
      passwordPolicy,
      backups: { daily: backups !== undefined, ...(await lastBackups(incoming.db)) },
    })),
  ];
}

async function lastBackups(db: Database): Promise<Pick<System['backups'], 'last' | 'failure'>> {
  const { last, failure } = await findLastBackups(db);
  return {
    last: last && { ...last, at: last.at.toISOString() },
    failure: failure && { ...failure, at: failure.at.toISOString() },
  };
}
