import { sql } from 'kysely';
import { StartError } from '../errors/start-error.ts';
import type { Database } from './schema.ts';

const OLDEST_VERSION = 150_000;

interface Settings {
  version: number;
  version_text: string;
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
}

/** Refuses a PostgreSQL that is too old, or that may lose confirmed data when the machine stops. */
export async function checkDatabase(db: Database, { allowUnsafe }: { allowUnsafe: boolean }): Promise<void> {
  const settings = await readSettings(db);
  if (settings.version < OLDEST_VERSION) {
    throw new StartError(
      `the database is PostgreSQL ${settings.version_text}, Kupon takes version 15 or later`,
    );
  }
  const off = unsafeSettings(settings);
  if (off.length > 0 && !allowUnsafe) {
    throw new StartError(
      `the database may lose confirmed data in a crash: ${off.join(', ')} is off; turn it on, or set ALLOW_UNSAFE_DB=1`,
    );
  }
}

/** Every other value of synchronous_commit (local, remote_write, remote_apply) waits for the local disk. */
function unsafeSettings(settings: Settings): string[] {
  return (['fsync', 'full_page_writes', 'synchronous_commit'] as const).filter(
    (name) => settings[name] === 'off',
  );
}

async function readSettings(db: Database): Promise<Settings> {
  const answer = await sql<Settings>`select
    current_setting('server_version_num')::int as version,
    current_setting('server_version') as version_text,
    current_setting('fsync') as fsync,
    current_setting('full_page_writes') as full_page_writes,
    current_setting('synchronous_commit') as synchronous_commit`.execute(db);
  const settings = answer.rows[0];
  if (settings === undefined) throw new Error('the database returned no settings');
  return settings;
}
