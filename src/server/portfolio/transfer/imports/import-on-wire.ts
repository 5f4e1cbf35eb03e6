import type { z } from 'zod';
import { mappedSheet } from '#domain/imports/reading/sheet-summary';
import type { Import, ImportRow, RowCounts } from '#api/portfolio/imports/import-fields';
import type { UserId } from '#api/platform/ids';
import type { DataKeys } from '../../../platform/encryption/data-keys.ts';
import { decryptPersonal } from './import-contents.ts';
import type { listRows } from './import-rows.store.ts';
import { UNDO_DAYS, type ImportRecord } from './imports.store.ts';

const DAY_MS = 86_400_000;

/** The last instant at which an import can be undone; null if it is not confirmed. */
export function undoUntil({
  state,
  confirmed_at,
}: Pick<ImportRecord, 'state' | 'confirmed_at'>): Date | null {
  return state !== 'confirmed' || confirmed_at === null
    ? null
    : new Date(confirmed_at.getTime() + UNDO_DAYS * DAY_MS);
}

const userOrNull = (userId: UserId | null, username: string | null) =>
  userId === null || username === null ? null : { userId, username };

const MAX_QUESTION_ROWS = 20;

function sheetOnWire({ header, sample, firstLines, ...sheet }: ImportRecord['sheets'][number]) {
  return {
    ...sheet,
    header: [...header],
    sample: sample.map((cells) => [...cells]),
    firstLines: firstLines.map((line) => ({ ...line, cells: [...line.cells] })),
  };
}

export function importOnWire(row: ImportRecord, counts: RowCounts, now: Date): z.input<typeof Import> {
  const last = undoUntil(row);
  const [firstSheet] = row.sheets;
  const mapped = row.mapping === null ? firstSheet : (mappedSheet(row.sheets, row.mapping) ?? firstSheet);
  return {
    id: row.id,
    fileName: row.file_name,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    uploadedBy: userOrNull(row.uploaded_by, row.uploader_name),
    holder: userOrNull(row.holder_id, row.holder_name),
    format: row.format,
    columns: [...(mapped?.header ?? [])],
    sheets: row.sheets.map(sheetOnWire),
    mapping: row.mapping,
    isSavedMapping: row.is_saved_mapping,
    form: row.form,
    questions: row.questions.map(({ rows, ...question }) => ({
      ...question,
      choices: [...question.choices],
      values: { ...question.values },
      rows: rows.slice(0, MAX_QUESTION_ROWS),
      rowCount: rows.length,
    })),
    answers: { ...row.answers },
    counts,
    progress:
      row.state === 'reading' && row.rows_in_all !== null
        ? { done: row.rows_done ?? 0, of: row.rows_in_all }
        : null,
    failure: row.failure === null ? null : { rule: row.failure.rule, values: { ...row.failure.values } },
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    undoUntil: last === null || last < now ? null : last.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
  };
}

type Row = Awaited<ReturnType<typeof listRows>>[number];

export function rowOnWire(
  { import_id: id, place, kind, target, user_id, username, is_included, shown, personal, ...row }: Row,
  dataKeys: DataKeys,
): z.input<typeof ImportRow> {
  const { earlierIsin = null } = shown;
  const holder = userOrNull(user_id, username);
  const { cells } = decryptPersonal({ id, place, personal }, dataKeys);
  const { security_name: securityName } = row;
  return { ...shown, place, kind, target, holder, isIncluded: is_included, earlierIsin, cells, securityName };
}
