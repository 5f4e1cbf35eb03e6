import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import { mappingFaults } from '#domain/imports/mapping/column-mapping';
import { mappedSheet } from '#domain/imports/reading/sheet-summary';
import type { CellCorrection } from '#domain/imports/reading/correct-cells';
import type { ColumnMapping, Import, RowChanges } from '#api/portfolio/imports/import-fields';
import { brokenRule } from '#api/platform/field-rules';
import type { ImportId, UserId } from '#api/platform/ids';
import { lockOwner } from '../../../people/access/lock-owner.store.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ApiError, editConflict, notFound } from '../../../platform/errors/api-error.ts';
import { fieldError, invalidFields } from '../../../platform/errors/field-messages.ts';
import type { Log } from '../../../platform/runtime/log.ts';
import { findOnWire } from './find-on-wire.ts';
import type { ImportAccess } from './import-access.ts';
import { includeRows, listRows } from './import-rows.store.ts';
import {
  changeImport,
  changeReadImport,
  countUnfinished,
  encryptedContents,
  findImport,
  insertImport,
  lockImport,
  type ImportRecord,
} from './imports.store.ts';
import type { ReadingTask, RunReading } from './reading-task.ts';
import { RefusedFile } from './reading/refused-file.ts';
import { whileReading } from './running-readings.ts';
import { saveMapping } from './remembered/saved-mappings.store.ts';
import { saveSymbols } from './remembered/saved-symbols.store.ts';

export interface ImportServices {
  readonly config: Pick<Config, 'timeZone'>;
  readonly runReading: RunReading;
  /** How long a request waits for the reading; after that it answers with the progress. */
  readonly maxWaitMs: number;
}

interface Caller extends ImportServices {
  readonly log: () => Pick<Log, 'error'>;
  readonly db: Database;
  readonly access: ImportAccess;
  readonly now: Date;
  readonly today: CalendarDate;
}

type ImportAnswer = Promise<z.input<typeof Import>>;

/** Per holder, and for the office: each unfinished import stores its file. */
const MAX_UNFINISHED = 20;

interface Upload {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
  readonly holder: UserId | null;
  /** Keeps the import, as it is when its reading starts, as the answer. */
  readonly keepAnswer: (tx: DatabaseTransaction, stored: Awaited<ImportAnswer>) => Promise<void>;
  /** Called once the file is stored. */
  readonly release: () => void;
}

export async function uploadFile(
  { fileName, content, holder, keepAnswer, release }: Upload,
  caller: Caller,
): ImportAnswer {
  const { db, access, now } = caller;
  const id = await inTransaction(db, async (tx) => {
    const holderId = await lockHolder(tx, access, holder);
    if ((await countUnfinished(tx, access.owner)) >= MAX_UNFINISHED) {
      throw new ApiError(
        'limit_reached',
        `Confirm or discard an import first: ${MAX_UNFINISHED} are waiting.`,
      );
    }
    const made = {
      ...{ owner_id: access.owner, uploaded_by: access.userId, holder_id: holderId, now },
      ...{ file_name: fileName, file: Buffer.from(content, 'base64') },
    };
    const inserted = await insertImport(tx, made, access.dataKeys);
    await keepAnswer(tx, await findOnWire(tx, { ...access, id: inserted }, now));
    return inserted;
  });
  release();
  return read(id, caller);
}

/** Whose portfolio all rows are for: the person's own, or the one that the office names. */
async function lockHolder(
  tx: DatabaseTransaction,
  { owner }: ImportAccess,
  named: UserId | null,
): Promise<UserId | null> {
  const holder = owner ?? named;
  if (holder !== null) await lockOwner(tx, holder);
  return holder;
}

/** The cells of a row's line as in the file, with its corrections; empty if the row has no line of its own. */
export async function findCells(
  id: ImportId,
  place: number,
  { db, access, now, today, config, runReading }: Caller,
): Promise<readonly string[]> {
  const { state, reading } = await findImport(db, { ...access, id });
  const [row] = await listRows(db, id, { after: place - 1, limit: 1 });
  if (state !== 'previewed' || row?.place !== place) throw notFound();
  const { owner, principal } = access;
  const line = { sheet: row.shown.sheet, row: row.shown.row };
  const task = { id, reading, owner, principal, timeZone: config.timeZone, now, today, line };
  return (await runReading(task, new AbortController().signal)) ?? [];
}

/** Starts the reading, outside of a transaction, and answers with the result or, after `maxWaitMs`, with the progress. */
async function read(id: ImportId, caller: Caller): ImportAnswer {
  const { db, access, now, today, config, maxWaitMs, log } = caller;
  const { owner, principal } = access;
  const { reading } = await findImport(db, { ...access, id });
  const task = { id, reading, owner, principal, timeZone: config.timeZone, now, today };
  let isAnswered = false;
  const done = readOrFail(task, caller);
  done.catch((error: unknown) => {
    if (isAnswered) log().error({ err: error }, `the file of import ${id} could not be read`);
  });
  try {
    await Promise.race([done, delay(maxWaitMs, undefined, { ref: false })]);
  } finally {
    isAnswered = true;
  }
  return findOnWire(db, { ...access, id }, now);
}

/** Reads the file and marks the import as failed if that fails. Rethrows errors whose cause is not the file. */
async function readOrFail(task: ReadingTask, { db, runReading, now }: Caller): Promise<void> {
  try {
    await whileReading(task.id, async (signal) => void (await runReading(task, signal)));
  } catch (error) {
    const fault = error instanceof RefusedFile ? error.fault : { rule: 'interrupted', values: {} };
    await changeReadImport(db, task, { state: 'failed', failure: JSON.stringify(fault), changed_at: now });
    if (!(error instanceof RefusedFile)) throw error;
  }
}

/** Locks an import that is not confirmed. Throws edit_conflict if it is. */
async function lockUnfinished(
  tx: DatabaseTransaction,
  id: ImportId,
  { access, now }: Caller,
): Promise<ImportRecord> {
  const key = { ...access, id };
  const record = await lockImport(tx, key);
  if (record.state === 'confirmed' || record.state === 'undone')
    throw editConflict(await findOnWire(tx, key, now));
  return record;
}

const READ_AGAIN = { state: 'reading', rows_done: null, rows_in_all: null, failure: null } as const;

interface Mapping {
  readonly mapping?: ColumnMapping | null | undefined;
  readonly holder?: UserId | null | undefined;
  readonly answers: Readonly<Record<string, string>>;
  readonly remember: boolean;
}

const MAPPING_RULES = {
  mapping_missing: 'required',
  mapped_twice: 'column_taken',
  no_such_column: 'no_such_column',
} as const;

/** The header of the mapped sheet. Throws invalid_fields if the mapping does not fit the file. */
function requireFitting(mapping: ColumnMapping, { sheets }: ImportRecord): readonly string[] {
  const sheet = mappedSheet(sheets, mapping);
  if (sheet === undefined) {
    const max = Math.max(1, ...sheets.map(({ firstLines }) => firstLines.at(-1)?.row ?? 1));
    const rule = brokenRule('whole_number_between', { min: 1, max });
    throw invalidFields([fieldError('mapping.headerRow', rule)]);
  }
  const faults = mappingFaults(mapping, sheet.header.length);
  const errors = faults.map(({ field, rule }) =>
    fieldError(`mapping.columns.${field}`, brokenRule(MAPPING_RULES[rule])),
  );
  if (errors.length > 0) throw invalidFields(errors);
  return sheet.header;
}

export async function mapColumns(
  id: ImportId,
  { mapping, holder, answers, remember }: Mapping,
  caller: Caller,
): ImportAnswer {
  const { db, access, now } = caller;
  await inTransaction(db, async (tx) => {
    const record = await lockUnfinished(tx, id, caller);
    // In the state 'mapping' the stored one is only a suggestion.
    const confirmed = record.state === 'mapping' ? null : record.mapping;
    const used = mapping === undefined ? confirmed : mapping;
    if (used !== null) {
      const header = requireFitting(used, record);
      // An answer or a holder does not decide about the columns chosen before.
      if (remember && mapping !== undefined)
        await saveMapping(tx, { owner: access.owner, header, mapping: used, now });
    }
    const { format, questions } = record;
    if (remember && format !== null)
      await saveSymbols(tx, { owner: access.owner, format, questions, answers, now });
    await changeImport(tx, id, {
      ...READ_AGAIN,
      mapping: used === null ? null : JSON.stringify(used),
      ...(holder !== undefined && { holder_id: await lockHolder(tx, access, holder) }),
      is_saved_mapping: false,
      answers: JSON.stringify({ ...record.answers, ...answers }),
      reading: record.reading + 1,
      changed_at: now,
    });
  });
  return read(id, caller);
}

const cellKey = ({ sheet, row, column }: CellCorrection) => JSON.stringify([sheet, row, column]);

export async function changeRows(
  id: ImportId,
  { included, all: ofKind, corrections }: RowChanges,
  caller: Caller,
): ImportAnswer {
  const { db, access, now } = caller;
  await inTransaction(db, async (tx) => {
    const record = await lockUnfinished(tx, id, caller);
    await includeRows(tx, id, { rows: included, ofKind });
    if (corrections.length === 0) return;
    const all = new Map([...record.corrections, ...corrections].map((one) => [cellKey(one), one]));
    const contents = { ...record, corrections: [...all.values()] };
    await changeImport(tx, id, {
      ...READ_AGAIN,
      // A suggestion is made again from the corrected cells.
      ...(record.state === 'mapping' && { mapping: null }),
      contents: await encryptedContents(tx, { ...access, id }, contents),
      reading: record.reading + 1,
      changed_at: now,
    });
  });
  return corrections.length === 0 ? findOnWire(db, { ...access, id }, now) : read(id, caller);
}
