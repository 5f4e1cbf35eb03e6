import type { z } from 'zod';
import type { Import } from '#api/portfolio/imports/import-fields';
import type { Database } from '../../../platform/database/schema.ts';
import { importOnWire } from './import-on-wire.ts';
import { countRows } from './import-rows.store.ts';
import { findImport, type ImportKey, type ImportRecord } from './imports.store.ts';

export async function toWire(
  db: Database,
  records: readonly ImportRecord[],
  now: Date,
): Promise<z.input<typeof Import>[]> {
  const counts = await countRows(
    db,
    records.map(({ id }) => id),
  );
  return records.map((record) => importOnWire(record, counts(record.id), now));
}

export async function findOnWire(db: Database, key: ImportKey, now: Date): Promise<z.input<typeof Import>> {
  const record = await findImport(db, key);
  return importOnWire(record, (await countRows(db, [key.id]))(key.id), now);
}
