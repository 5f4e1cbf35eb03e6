import { createHash } from 'node:crypto';
import { headerKey } from '#domain/imports/columns/header-key';
import type { SheetSummary } from '#domain/imports/reading/sheet-summary';
import type { ColumnMapping } from '#api/portfolio/imports/import-fields';
import type { ImportMappingId, UserId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../../../platform/database/schema.ts';

/** The SHA-256 by which a header is known in the next file. */
export const headerHash = (header: readonly string[]) =>
  createHash('sha256').update(headerKey(header)).digest();

interface PossibleHeader extends Pick<ColumnMapping, 'sheet' | 'headerRow'> {
  readonly hash: Buffer;
}

/** The detected headers first, then the other first lines. */
function possibleHeaders(sheets: readonly SheetSummary[]): PossibleHeader[] {
  const detected = sheets.map(({ name, header }) => ({
    sheet: name,
    headerRow: null,
    hash: headerHash(header),
  }));
  const others = sheets.flatMap(({ name, firstLines }) =>
    firstLines.map(({ row, cells }) => ({ sheet: name, headerRow: row, hash: headerHash(cells) })),
  );
  return [...detected, ...others];
}

/** The mapping that the office (null) or this holder last used for a header in this file, with the sheet and row of that header. */
export async function findSavedMapping(
  db: Database,
  owner: UserId | null,
  sheets: readonly SheetSummary[],
): Promise<ColumnMapping | undefined> {
  const headers = possibleHeaders(sheets);
  if (headers.length === 0) return undefined;
  const saved = await db
    .selectFrom('import_mappings')
    .select(['mapping', 'header_hash'])
    .where('owner_id', owner === null ? 'is' : '=', owner)
    .where(
      'header_hash',
      'in',
      headers.map(({ hash }) => hash),
    )
    .execute();
  for (const { sheet, headerRow, hash } of headers) {
    const same = saved.find(({ header_hash }) => header_hash.equals(hash));
    if (same !== undefined) return { ...same.mapping, sheet, headerRow };
  }
  return undefined;
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
    .values({ owner_id: owner, header_hash: headerHash(header), header: JSON.stringify(header), ...used })
    .onConflict((conflict) => conflict.columns(['owner_id', 'header_hash']).doUpdateSet(used))
    .execute();
}

/** The saved mappings of the office, latest first. */
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
