import type { CalendarDate } from '#domain/calendar-date';
import type { ImportedRow } from '#domain/imports/imported-row';
import type { UserId } from '#api/platform/ids';
import type { Principal } from '../../../platform/http/principal.ts';
import type { Reading } from './import-reading.ts';

/** The request to read one import's file. Plain data, because it is sent to another thread. */
export interface ReadingTask extends Reading {
  readonly principal: Principal;
  /** The holder whose import it is; null for the office. */
  readonly owner: UserId | null;
  readonly timeZone: string;
  readonly now: Date;
  readonly today: CalendarDate;
  /** If there is one, nothing is compared: only the cells of this line are wanted. */
  readonly line?: FileLine;
}

export type FileLine = Pick<ImportedRow, 'sheet' | 'row'>;

/** The cells of the wanted line, corrected; null if no line was wanted, or the file has none of its own. */
export type ReadCells = readonly string[] | null;

/** Reads the file, in this thread or another. Throws RefusedFile if it is unreadable or takes too much memory, or if the signal fires. */
export type RunReading = (task: ReadingTask, signal: AbortSignal) => Promise<ReadCells>;
