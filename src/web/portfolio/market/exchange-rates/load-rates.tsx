import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useToday } from '../../../platform/lists/use-today.ts';
import { FileField } from '../../../platform/forms/fields/file-field.tsx';
import { useLoadRates } from '../../../platform/queries/portfolio/instruments/exchange-rates.ts';
import { exchangeRatesTexts } from '../../../platform/texts/portfolio/instruments/exchange-rates.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useFailureText } from '../../../platform/texts/use-failure-text.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Message } from '../../../platform/ui/message.tsx';
import { readChosenFile } from './read-chosen-file.ts';

/** Loads a file of rates. It is parsed in the browser; errors are shown below the field. */
export function LoadRates() {
  const texts = useTexts(exchangeRatesTexts);
  const today = useToday();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const loading = useLoadRates();
  const field = { id: useId(), label: texts.file, error, hint: texts.hint };

  function refuse(sentence: string) {
    setError(sentence);
    input.current?.focus();
  }
  async function load() {
    loading.reset();
    const file = input.current?.files?.[0];
    setIsReading(true);
    const read = file && (await readChosenFile(file, today));
    setIsReading(false);
    if (read === undefined) refuse(texts.chooseFirst);
    else if (!read.ok) refuse(texts.faults[read.reason]);
    else {
      setError(undefined);
      loading.mutate(read.value);
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) void load();
  };
  const isBusy = isReading || loading.isPending;
  const days = loading.data?.storedDays.length;
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-xl gap-3 border-hair max-lg:border-t max-lg:pt-5 lg:border-l lg:pl-8"
    >
      <FileField
        {...field}
        ref={input}
        accept=".xml,.csv,text/xml,text/csv"
        onChange={() => setError(undefined)}
      />
      {loading.error !== null && <Message kind="error" text={failureText(loading.error)} />}
      {days !== undefined && (
        <Message kind="success" text={days === 0 ? texts.nothingNew : texts.loaded(days)} />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button type="submit" busy={isBusy}>
          {texts.load}
        </Button>
        <span role="status" className="text-soft">
          {isReading && texts.reading}
          {loading.isPending && texts.storing}
        </span>
      </div>
    </form>
  );
}
