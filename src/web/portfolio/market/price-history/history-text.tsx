import { useId, useState, type SubmitEvent } from 'react';
import { recognisePriceHistory } from '#domain/prices/history-files/recognise-price-history';
import type { HistoryFault } from '#domain/prices/history-files/read-price-history';
import { TextAreaField } from '../../../platform/forms/fields/text-field.tsx';
import { priceHistoryTexts } from '../../../platform/texts/portfolio/instruments/price-history.ts';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Message } from '../../../platform/ui/message.tsx';
import { PriceFileButton, type PriceFile } from '../prices/price-file-button.tsx';
import { FaultList } from './fault-list.tsx';

interface HistoryTextProps {
  /** The text to correct; empty at first. */
  readonly file: PriceFile;
  readonly faults: readonly HistoryFault[];
  readonly onFile: (file: PriceFile) => void;
}

/** The first step: a file, or text pasted from one. Lists every wrong line, and continues only once all lines are right. */
export function HistoryText({ file, faults, onFile }: HistoryTextProps) {
  const texts = useTexts(priceHistoryTexts);
  const priceTexts = useTexts(pricesTexts);
  const [text, setText] = useState(file.text);
  const [problem, setProblem] = useState<string>();
  const field = { id: useId(), label: texts.textLabel, hint: texts.textHint, error: problem };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (recognisePriceHistory(text) === undefined) setProblem(texts.notRecognised);
    else onFile({ name: file.name, text });
  };
  const take = (chosen: PriceFile) => {
    if (recognisePriceHistory(chosen.text) !== undefined) onFile(chosen);
    else {
      setText(chosen.text);
      setProblem(texts.notRecognised);
    }
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {faults.length > 0 && (
        <Message
          kind="error"
          text={
            <FaultList
              title={texts.faults(new Set(faults.map(({ row }) => row)).size)}
              faults={faults.map(({ row, rule, values }) => ({
                row,
                sentence: texts.lineFaults[rule](values),
              }))}
            />
          }
        />
      )}
      <TextAreaField
        {...field}
        rows={12}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="font-mono text-[13px]"
      />
      <div className="flex flex-wrap justify-end gap-2">
        <PriceFileButton onFile={take} onProblem={(name) => setProblem(priceTexts[name])} />
        <Button type="submit" kind="primary">
          {texts.next}
        </Button>
      </div>
    </form>
  );
}
