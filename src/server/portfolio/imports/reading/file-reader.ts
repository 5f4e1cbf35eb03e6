import type { ImportedRow } from '#domain/imports/imported-row';
import type { ImportLine } from '#domain/imports/import-table';
import type { FileTables } from './file-tables.ts';
import type { FileRequest, FromReading, ReadImportFile, ReadingTask } from './reading-task.ts';
import { RefusedFile } from './refused-file.ts';

/** Reads uploaded files. Each call throws RefusedFile where the file cannot be read or the signal fires. */
export interface FileReader {
  /** The cells of a file, before anything is understood. */
  readonly readTables: (bytes: Uint8Array, signal: AbortSignal) => Promise<FileTables>;
  /** What the file says, by its format or a mapping. */
  readonly readImport: (
    bytes: Uint8Array,
    request: FileRequest,
    signal: AbortSignal,
  ) => Promise<ReadImportFile>;
}

/** Runs a task somewhere and says its parts. */
export type RunReading = (
  task: ReadingTask,
  say: (part: FromReading) => void,
  signal: AbortSignal,
) => Promise<void>;

type Answer = Extract<FromReading, { kind: 'tables' | 'import' }>;

interface CollectedParts {
  readonly answer: Answer;
  readonly rows: readonly ImportedRow[];
  readonly cells: ReadImportFile['cells'];
  readonly lines: ReadonlyMap<number, readonly ImportLine[]>;
}

async function collect(run: RunReading, task: ReadingTask, signal: AbortSignal): Promise<CollectedParts> {
  const rows: ImportedRow[] = [];
  const cells: (string | null)[] = [];
  const lines = new Map<number, ImportLine[]>();
  const ends: Exclude<FromReading, { kind: 'rows' | 'lines' }>[] = [];
  const take = (part: FromReading) => {
    if (part.kind === 'rows') {
      rows.push(...part.rows);
      cells.push(...part.cells);
    } else if (part.kind === 'lines')
      lines.set(part.sheet, [...(lines.get(part.sheet) ?? []), ...part.lines]);
    else ends.push(part);
  };
  await run(task, take, signal);
  const [end] = ends;
  if (signal.aborted) throw new RefusedFile('cancelled');
  if (end?.kind === 'fault') throw new RefusedFile(end.fault.rule, end.fault.values);
  if (end === undefined || end.kind === 'error')
    throw new Error(end?.text ?? 'the thread that reads a file ended early');
  return { answer: end, rows, cells, lines };
}

export function createFileReader(run: RunReading): FileReader {
  return {
    async readTables(bytes, signal) {
      const { answer, lines } = await collect(run, { bytes, request: null }, signal);
      if (answer.kind !== 'tables') throw new Error('tables were expected');
      const tables = answer.read.tables.map(({ sheet }, at) => ({ sheet, lines: lines.get(at) ?? [] }));
      return { ...answer.read, tables };
    },
    async readImport(bytes, request, signal) {
      const { answer, rows, cells } = await collect(run, { bytes, request }, signal);
      if (answer.kind !== 'import') throw new Error('rows were expected');
      return { ...answer.read, rows, cells };
    },
  };
}
