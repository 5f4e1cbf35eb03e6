import type { CalendarDate } from '#domain/calendar-date';
import { readEcbFileInSteps, type EcbFileFault } from '#domain/money/ecb-file';
import { failure, success, type Result } from '#domain/result';
import { MAX_FILE_LENGTH } from '#api/portfolio/exchange-rates';

/** The text of a file of rates that the server will take, or why it would not. */
export async function readChosenFile(
  file: File,
  today: CalendarDate,
): Promise<Result<string, EcbFileFault | 'too-large' | 'unreadable'>> {
  if (file.size > MAX_FILE_LENGTH) return failure('too-large');
  const text = await readText(file);
  if (text === undefined) return failure('unreadable');
  const read = await readInSlices(text, today);
  return read.ok ? success(text) : read;
}

/** Less than a frame: the page stays alive meanwhile. */
const SLICE_MS = 12;

async function readInSlices(text: string, today: CalendarDate) {
  const steps = readEcbFileInSteps(text, today);
  let step = steps.next();
  for (let began = performance.now(); step.done !== true; step = steps.next()) {
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  return step.value;
}

/** Undefined where the file was moved or changed since it was chosen. */
async function readText(file: File): Promise<string | undefined> {
  try {
    return await file.text();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
