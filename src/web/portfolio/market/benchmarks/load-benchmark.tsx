import { useId, useRef, useState } from 'react';
import { writeRuleMessage } from '#api/platform/field-rules';
import type { LoadedBenchmark } from '#api/portfolio/figures/benchmarks';
import { CallError } from '../../../platform/api-client/call-error.ts';
import { MAX_BENCHMARK_NAME_LENGTH } from '#domain/returns/benchmark-files/benchmark-file';
import { FileField } from '../../../platform/forms/fields/file-field.tsx';
import { LoadFileForm } from '../../../platform/forms/load-file-form.tsx';
import { TextField } from '../../../platform/forms/fields/text-field.tsx';
import { useToday } from '../../../platform/clock/use-today.ts';
import {
  useBenchmarks,
  useLoadBenchmark,
  type BenchmarkToLoad,
} from '../../../platform/queries/portfolio/figures/benchmarks.ts';
import { fieldSentence } from '../../../platform/forms/field-sentence.ts';
import { fieldRulesTexts } from '../../../platform/texts/platform/field-rules.ts';
import { formsTexts } from '../../../platform/texts/platform/forms.ts';
import { benchmarksTexts } from '../../../platform/texts/portfolio/figures/benchmarks.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay } from '../../../platform/ui/format.ts';
import { Message } from '../../../platform/ui/message.tsx';
import { firstGaps } from './first-gaps.ts';
import { readChosenBenchmark } from './read-chosen-benchmark.ts';

type Errors = { readonly name?: string; readonly file?: string };

/** The state of the form; the name and the file are checked before they are sent. */
function useBenchmarkForm() {
  const texts = useTexts(benchmarksTexts);
  const today = useToday();
  const known = useBenchmarks().data ?? [];
  const nameInput = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isReading, setIsReading] = useState(false);
  const loading = useLoadBenchmark();

  function refuse(wrong: Errors) {
    setErrors(wrong);
    (wrong.name === undefined ? fileInput : nameInput).current?.focus();
  }
  async function readForm(): Promise<BenchmarkToLoad | { readonly wrong: Errors }> {
    const name = nameInput.current?.value.trim() ?? '';
    const file = fileInput.current?.files?.[0];
    if (name === '') return { wrong: { name: texts.nameNeeded } };
    if (file === undefined) return { wrong: { file: texts.chooseFirst } };
    setIsReading(true);
    const read = await readChosenBenchmark({ file, name, known, today }, texts);
    setIsReading(false);
    return 'error' in read ? { wrong: { file: read.error } } : { name, fileName: file.name, text: read.text };
  }
  async function load() {
    loading.reset();
    const form = await readForm();
    if ('wrong' in form) refuse(form.wrong);
    else {
      setErrors({});
      loading.mutate(form);
    }
  }
  return { nameInput, fileInput, errors, clearErrors: () => setErrors({}), load, isReading, loading };
}

/** The sentence for index levels of another base than the stored ones; undefined for any other error. */
function useOtherBase(error: Error | null): string | undefined {
  const rules = useTexts(fieldRulesTexts);
  const { date } = useTexts(formsTexts);
  const { locale } = useDisplayPreferences();
  const broken =
    error instanceof CallError ? error.errors.find(({ rule }) => rule === 'other_base') : undefined;
  if (broken === undefined) return undefined;
  return fieldSentence({ message: writeRuleMessage(broken), value: broken.path, locale }, { rules, date });
}

/** The gaps in the series that was loaded. */
function GapWarnings({ series: { name }, warnings }: LoadedBenchmark) {
  const texts = useTexts(benchmarksTexts);
  const { locale } = useDisplayPreferences();
  if (warnings.length === 0) return null;
  const gaps = firstGaps(
    warnings,
    ({ from, to }) => texts.gap(name, formatDay(from, locale), formatDay(to, locale)),
    texts.moreGaps,
  );
  return <Message kind="warning" text={gaps.join(' ')} />;
}

/** Loads the values of a benchmark from a file. Errors are shown below the fields. */
export function LoadBenchmark() {
  const texts = useTexts(benchmarksTexts);
  const withCause = useWithCause();
  const { nameInput, fileInput, errors, clearErrors, load, isReading, loading } = useBenchmarkForm();
  const nameId = useId();
  const otherBase = useOtherBase(loading.error);
  const field = { id: useId(), label: texts.file, error: errors.file ?? otherBase, hint: texts.hint };
  const { data } = loading;
  const saved =
    data === undefined
      ? undefined
      : data.storedDays === 0
        ? texts.nothingNew
        : texts.loaded(data.series.name, data.storedDays);
  return (
    <LoadFileForm
      texts={texts}
      isReading={isReading}
      isStoring={loading.isPending}
      onLoad={() => void load()}
    >
      <TextField
        id={nameId}
        label={texts.name}
        hint={texts.nameHint}
        error={errors.name}
        ref={nameInput}
        maxLength={MAX_BENCHMARK_NAME_LENGTH}
        autoComplete="off"
        onChange={clearErrors}
      />
      <FileField {...field} ref={fileInput} accept=".csv,.txt,text/csv,text/plain" onChange={clearErrors} />
      {loading.error !== null && otherBase === undefined && (
        <Message kind="error" text={withCause(texts.loadFailed, loading.error)} />
      )}
      {saved !== undefined && <Message kind="success" text={saved} />}
      {data !== undefined && <GapWarnings {...data} />}
    </LoadFileForm>
  );
}
