import type { CalendarDate } from '#domain/calendar-date';
import {
  MAX_BENCHMARK_FILE_LENGTH,
  type BenchmarkFile,
  type BenchmarkFileFault,
} from '#domain/returns/benchmark-files/benchmark-file';
import { readBenchmarkFileInSteps } from '#domain/returns/benchmark-files/read-benchmark-file';
import type { BenchmarkSeries } from '#api/portfolio/figures/benchmarks';
import { readChosenText, runInSlices } from '../../../platform/forms/chosen-file.ts';
import type { benchmarksTexts } from '../../../platform/texts/portfolio/figures/benchmarks.ts';

type Texts = (typeof benchmarksTexts)['en'];

function faultSentence(fileName: string, { rule, row, column }: BenchmarkFileFault, texts: Texts): string {
  const place = column === null ? texts.place(fileName, row) : texts.placeInColumn(fileName, row, column);
  return `${place} ${texts.faults[rule]}`;
}

/** True if the name already belongs to a different series than the file's. */
function isOtherSeries(file: BenchmarkFile, name: string, known: readonly BenchmarkSeries[]): boolean {
  const same = known.find((series) => series.name.toLowerCase() === name.toLowerCase());
  return same !== undefined && (same.kind !== file.kind || same.key !== file.key);
}

interface Chosen {
  readonly file: File;
  readonly name: string;
  readonly known: readonly BenchmarkSeries[];
  readonly today: CalendarDate;
}

/** The text of a file that the server will accept, or a sentence that says what is wrong with it. */
export async function readChosenBenchmark(
  { file, name, known, today }: Chosen,
  texts: Texts,
): Promise<{ readonly text: string } | { readonly error: string }> {
  if (file.size > MAX_BENCHMARK_FILE_LENGTH) return { error: texts.tooLarge };
  const text = await readChosenText(file);
  if (text === undefined) return { error: texts.unreadable };
  const read = await runInSlices(readBenchmarkFileInSteps(text, today));
  if (!read.ok) return { error: faultSentence(file.name, read.fault, texts) };
  return isOtherSeries(read.value, name, known) ? { error: texts.otherSeries(name) } : { text };
}
