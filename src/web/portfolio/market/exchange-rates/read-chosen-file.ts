import type { CalendarDate } from '#domain/calendar-date';
import { MAX_ECB_FILE_LENGTH, readEcbFileInSteps, type EcbFileFault } from '#domain/money/ecb-file';
import { failure, success, type Result } from '#domain/result';
import { readChosenText, runInSlices } from '../../../platform/forms/chosen-file.ts';

/** The text of a file of rates that the server will accept, or the reason why it would not. */
export async function readChosenFile(
  file: File,
  today: CalendarDate,
): Promise<Result<string, EcbFileFault | 'too-large' | 'unreadable'>> {
  if (file.size > MAX_ECB_FILE_LENGTH) return failure('too-large');
  const text = await readChosenText(file);
  if (text === undefined) return failure('unreadable');
  const read = await runInSlices(readEcbFileInSteps(text, today));
  return read.ok ? success(text) : read;
}
