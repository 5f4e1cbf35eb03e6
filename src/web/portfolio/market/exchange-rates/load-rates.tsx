import { useId, useRef, useState } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { FileField } from '../../../platform/forms/fields/file-field.tsx';
import { LoadFileForm } from '../../../platform/forms/load-file-form.tsx';
import { useLoadRates } from '../../../platform/queries/portfolio/instruments/exchange-rates.ts';
import { exchangeRatesTexts } from '../../../platform/texts/portfolio/instruments/exchange-rates.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useFailureText } from '../../../platform/texts/use-failure-text.ts';
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
  const days = loading.data?.storedDays.length;
  return (
    <LoadFileForm
      texts={texts}
      isReading={isReading}
      isStoring={loading.isPending}
      onLoad={() => void load()}
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
    </LoadFileForm>
  );
}
