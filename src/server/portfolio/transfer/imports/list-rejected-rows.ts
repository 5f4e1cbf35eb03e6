import type { z } from 'zod';
import { mappedSheet } from '#domain/imports/reading/sheet-summary';
import type { officeImports } from '#api/portfolio/imports/imports';
import type { Database } from '../../../platform/database/schema.ts';
import type { DataKeys } from '../../../platform/encryption/data-keys.ts';
import { decryptPersonal } from './import-contents.ts';
import { listRows } from './import-rows.store.ts';
import type { ImportRecord } from './imports.store.ts';

const MAX_ROWS = 50_000;

/** The lines with errors and the header of each sheet, with the cells as in the file. */
export async function listRejectedRows(
  db: Database,
  { id, sheets, mapping }: ImportRecord,
  dataKeys: DataKeys,
): Promise<z.input<typeof officeImports.listRejected.answer>> {
  const rows = await listRows(db, id, { kind: 'error', limit: MAX_ROWS });
  const bySheet = new Map<
    string | null,
    { cells: string[]; errors: (typeof rows)[number]['shown']['errors'] }[]
  >();
  for (const { place, shown, personal } of rows) {
    const { sheet, errors } = shown;
    const { cells } = decryptPersonal({ id, place, personal }, dataKeys);
    const known = bySheet.get(sheet) ?? [];
    known.push({ cells: cells ?? [], errors });
    bySheet.set(sheet, known);
  }
  return [...bySheet].map(([sheet, rejected]) => {
    const mapped = mappedSheet(sheets, { sheet, headerRow: mapping?.headerRow ?? null });
    return { sheet, header: [...(mapped?.header ?? [])], rows: rejected };
  });
}
