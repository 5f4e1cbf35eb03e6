import { CompiledQuery, sql, type Compilable } from 'kysely';
import type { DatabaseTransaction } from './schema.ts';

const CHUNK_ROWS = 250;

let cursors = 0;

/** The rows of a query of any length, holding one part at a time. The cursor ends with its reader, or with the transaction. */
export async function* streamRows<Row>(
  tx: DatabaseTransaction,
  query: Compilable<Row>,
): AsyncGenerator<readonly Row[], void> {
  cursors += 1;
  const cursor = sql.id(`rows_in_parts_${cursors}`);
  const { sql: text, parameters } = query.compile();
  const declared = sql`declare ${cursor} no scroll cursor for `.compile(tx).sql + text;
  await tx.executeQuery(CompiledQuery.raw(declared, [...parameters]));
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(CHUNK_ROWS)} from ${cursor}`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK_ROWS) break;
  }
  await sql`close ${cursor}`.execute(tx);
}
