import type { CalendarDate } from '#domain/calendar-date';
import type { UserId } from '#api/platform/ids';
import type { Principal } from '../../platform/http/principal.ts';
import type { Reading } from './import-reading.ts';

/** The reading of one import's file. It goes from thread to thread, so it is plain data. */
export interface ReadingTask extends Reading {
  readonly principal: Principal;
  /** Whose import it is; null: the office's. */
  readonly owner: UserId | null;
  readonly timeZone: string;
  readonly now: Date;
  readonly today: CalendarDate;
}

/** Reads the file somewhere. Throws RefusedFile where it cannot be read, takes too much memory, or the signal fires. */
export type RunReading = (task: ReadingTask, signal: AbortSignal) => Promise<void>;
