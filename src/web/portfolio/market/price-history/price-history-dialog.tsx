import { useEffect, useMemo, useRef, useState } from 'react';
import { readPriceHistory } from '#domain/prices/history-files/read-price-history';
import type { BatchId } from '#api/platform/ids';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { priceHistoryTexts } from '../../../platform/texts/portfolio/instruments/price-history.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Dialog } from '../../../platform/ui/dialog.tsx';
import type { PriceFile } from '../prices/price-file-button.tsx';
import { ChooseSecurity, type QuotedSecurity } from './choose-security.tsx';
import { HistoryPreview } from './history-preview.tsx';
import { HistoryText } from './history-text.tsx';

interface PriceHistoryDialogProps {
  /** The chosen or pasted file; null to choose it in the dialog. */
  readonly file: PriceFile | null;
  /** Undefined to choose it in the dialog. */
  readonly security?: QuotedSecurity;
  readonly onSaved: (batch: BatchId | null, prices: number) => void;
  readonly onClose: () => void;
}

/** Loads the price history of one security in steps: read the file, choose the security, preview the changes, save. */
export function PriceHistoryDialog({ file, security: fixed, onSaved, onClose }: PriceHistoryDialogProps) {
  const texts = useTexts(priceHistoryTexts);
  const { close } = useTexts(commonTexts);
  const [chosenFile, setFile] = useState(file ?? { name: '', text: '' });
  const [security, setSecurity] = useState(fixed);
  const [isEditing, setEditing] = useState(false);
  const { name, text } = chosenFile;
  const read = useMemo(() => readPriceHistory(text), [text]);
  const isRead = read !== undefined && read.faults.length === 0 && !isEditing;
  const frame = useStepFocus(isRead ? (security === undefined ? 'security' : 'preview') : 'text');
  const content = () => {
    if (read === undefined || read.faults.length > 0 || isEditing) {
      return (
        <HistoryText
          key={text}
          file={chosenFile}
          faults={read?.faults ?? []}
          onFile={(changed) => {
            setFile(changed);
            setEditing(false);
          }}
        />
      );
    }
    if (security === undefined) return <ChooseSecurity fileName={name} onChosen={setSecurity} />;
    const change = fixed === undefined ? { onChangeSecurity: () => setSecurity(undefined) } : {};
    return (
      <HistoryPreview
        {...{ file: chosenFile, read, security, onSaved }}
        {...change}
        onEditFile={() => setEditing(true)}
      />
    );
  };
  return (
    <Dialog title={texts.title} closeLabel={close} onClose={onClose} wide>
      <div ref={frame} tabIndex={-1} className="outline-none">
        {content()}
      </div>
    </Dialog>
  );
}

const FIRST_FIELD = 'form :is(input:not([type=file]), textarea)';

/** Focuses the first field of each next step, or its frame if it has none, because the focused element is gone. */
function useStepFocus(step: 'text' | 'security' | 'preview') {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null || element.contains(document.activeElement)) return;
    (element.querySelector<HTMLElement>(FIRST_FIELD) ?? element).focus();
  }, [step]);
  return frame;
}
