import { createHash } from 'node:crypto';
import { headerKey } from '#domain/imports/columns/header-key';
import type { ColumnMapping } from '#api/portfolio/imports/import-fields';
import type { ImportMappingId, UserId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';

const hashOf = (header: readonly string[]) => createHash('sha256').update(headerKey(header)).digest();

/** The mapping that was last used for this header, by the office or by this holder. */
export async function findSavedMapping(
  db: Database,
  owner: UserId | null,
  header: readonly string[],
): Promise<ColumnMapping | undefined> {
  const found = await db
    .selectFrom('import_mappings')
    .select('mapping')
    .where('owner_id', owner === null ? 'is' : '=', owner)
    .where('header_hash', '=', hashOf(header))
    .executeTakeFirst();
  return found?.mapping;
}

interface UsedMapping {
  readonly owner: UserId | null;
  readonly header: readonly string[];
  readonly mapping: ColumnMapping;
  readonly now: Date;
}

export async function saveMapping(
  tx: DatabaseTransaction,
  { owner, header, mapping, now }: UsedMapping,
): Promise<void> {
  const used = { mapping: JSON.stringify(mapping), used_at: now };
  await tx
    .insertInto('import_mappings')
    .values({ owner_id: owner, header_hash: hashOf(header), header: JSON.stringify(header), ...used })
    .onConflict((conflict) => conflict.columns(['owner_id', 'header_hash']).doUpdateSet(used))
    .execute();
}

/** The office's. */
export function listSavedMappings(db: Database) {
  return db
    .selectFrom('import_mappings')
    .select(['id', 'header', 'mapping', 'used_at'])
    .where('owner_id', 'is', null)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function removeSavedMapping(tx: DatabaseTransaction, id: ImportMappingId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('import_mappings')
    .where('id', '=', id)
    .where('owner_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
