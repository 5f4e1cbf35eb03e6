import { useId, useState, type SubmitEvent } from 'react';
import { recognisePriceHistory } from '#domain/prices/history-files/recognise-price-history';
import { readPriceRows, type PriceRow, type PriceRowFault } from '#domain/prices/read-price-rows';
import { TextAreaField } from '../../../platform/forms/fields/text-field.tsx';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Dialog } from '../../../platform/ui/dialog.tsx';
import { Message } from '../../../platform/ui/message.tsx';

const MAX_SHOWN_FAULTS = 20;

interface PasteDialogProps {
  /** The initial text: faulty pasted or loaded rows to correct; otherwise empty. */
  readonly text: string;
  readonly onRows: (rows: readonly PriceRow[]) => void;
  /** Called if the pasted text is the history of one security. */
  readonly onHistory: (text: string) => void;
  readonly onClose: () => void;
}

/** Takes rows copied from a spreadsheet. Lists every wrong line, and adds nothing until all lines are right. */
export function PasteDialog({ text: first, onRows, onHistory, onClose }: PasteDialogProps) {
  const texts = useTexts(pricesTexts);
  const { cancel, close } = useTexts(commonTexts);
  const [text, setText] = useState(first);
  const [faults, setFaults] = useState<readonly PriceRowFault[]>(() => readPriceRows(first).faults);
  const field = { id: useId(), label: texts.pasteLabel, hint: texts.pasteHint };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (recognisePriceHistory(text) !== undefined) {
      onHistory(text);
      return;
    }
    const read = readPriceRows(text);
    setFaults(read.faults);
    if (read.faults.length === 0 && read.rows.length > 0) onRows(read.rows);
  };
  return (
    <Dialog title={texts.pasteTitle} closeLabel={close} onClose={onClose} wide>
      <form noValidate onSubmit={submit} className="grid gap-3">
        {faults.length > 0 && <Faults faults={faults} />}
        <TextAreaField
          {...field}
          rows={12}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="font-mono text-[13px]"
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" kind="primary">
            {texts.pasteDone}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Faults({ faults }: { readonly faults: readonly PriceRowFault[] }) {
  const texts = useTexts(pricesTexts);
  const shown = faults.slice(0, MAX_SHOWN_FAULTS);
  return (
    <Message
      kind="error"
      text={
        <>
          {texts.faults(new Set(faults.map(({ row }) => row)).size)}
          <ul className="mt-1 list-disc pl-5">
            {shown.map(({ row, rule }) => (
              <li key={`${row} ${rule}`}>{texts.faultOfLine(row, texts.lineFaults[rule])}</li>
            ))}
            {faults.length > shown.length && <li>…</li>}
          </ul>
        </>
      }
    />
  );
}
