import type { Config } from '../../platform/config/config.ts';
import { databaseUser } from '../../platform/database/embedded/database-user.ts';
import type { Log } from '../../platform/runtime/log.ts';

/** Warns about what it means that root started the server; otherwise does nothing. */
export function warnOfRoot({ databaseUrl }: Pick<Config, 'databaseUrl'>, log: Pick<Log, 'warn'>): void {
  const user = databaseUser();
  if (user === undefined) return;
  log.warn(
    'started by root: anyone who takes over the server controls the whole machine; start it as a user of its own (docs/operations.md, Started by root)',
  );
  if (databaseUrl !== undefined || user.name === 'kupon') return;
  log.warn(
    `the database runs as ${user.name}: every other process of that user can read its files; create a separate user for it ` +
      '(useradd --system kupon), to whom the next start gives it',
  );
}
