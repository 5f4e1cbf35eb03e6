import { sql } from 'kysely';
import type { Database } from '../../server/platform/database/schema.ts';

/** Every row of every table as text, like a dump of the database. Bytes are written as hexadecimal digits. */
export async function everythingStored(db: Database): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind in ('r', 'p', 'm') and c.relnamespace = 'public'::regnamespace`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.raw(name)} t`.execute(db);
    texts.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return texts;
}

/** The rows that contain this text, plainly or as bytes. */
export async function rowsWith(db: Database, text: string): Promise<readonly string[]> {
  const asBytes = Buffer.from(text).toString('hex');
  const rows = await everythingStored(db);
  return rows.filter((row) => row.toLowerCase().includes(text.toLowerCase()) || row.includes(asBytes));
}
