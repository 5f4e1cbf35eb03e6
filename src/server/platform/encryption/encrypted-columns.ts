import { sql } from 'kysely';

/** Where encrypted values stand, and what the id of their place is made from. */
export const ENCRYPTED_COLUMNS = [
  { table: 'users', column: 'bulstat_or_egn', id: sql`id` },
  { table: 'authenticator_apps', column: 'secret', id: sql`user_id` },
  { table: 'idempotency_keys', column: 'answer', id: sql`user_id || '/' || key` },
] as const;
