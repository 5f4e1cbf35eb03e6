import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Toast } from '../../../platform/toast/toast.tsx';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { exportToExcelTexts } from '../../../platform/texts/portfolio/export-to-excel.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { useExport, type ExportedFile } from './use-export.ts';

interface ExportButtonProps extends ExportedFile {
  readonly label: string;
  readonly kind?: 'primary' | 'plain';
  readonly disabled?: boolean;
  /** It replaces the button that was clicked: takes the focus and starts. */
  readonly startsAtOnce?: boolean;
}

/** The export button, and a message at the bottom of the page with the state of the export. */
export function ExportButton({
  label,
  kind = 'plain',
  disabled = false,
  startsAtOnce = false,
  ...exported
}: ExportButtonProps) {
  const texts = useTexts(exportToExcelTexts);
  const { state, start, cancel, clear } = useExport(exported);
  const button = useRef<HTMLButtonElement>(null);
  const startFirst = useEffectEvent(() => {
    if (startsAtOnce) void start();
  });
  useEffect(() => {
    startFirst();
  }, []);
  return (
    <>
      <Button
        kind={kind}
        autoFocus={startsAtOnce}
        disabled={disabled}
        busy={state.kind === 'working'}
        onClick={({ currentTarget }) => {
          button.current = currentTarget;
          void start();
        }}
      >
        {label}
      </Button>
      {state.kind === 'working' && (
        <Working
          onCancel={() => {
            cancel();
            button.current?.focus();
          }}
        />
      )}
      {state.kind === 'saved' && (
        <Toast message={{ kind: 'success', text: texts.saved(state.name) }} onGone={clear} />
      )}
      {state.kind === 'failed' && <Toast message={{ kind: 'error', text: texts.failed }} onGone={clear} />}
    </>
  );
}

const SLOW_MS = 1_000;

/** Renders nothing for the first second, then a message that the file is being created, with Cancel. */
function Working({ onCancel }: { readonly onCancel: () => void }) {
  const texts = useTexts(exportToExcelTexts);
  const { cancel } = useTexts(commonTexts);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return <Toast message={{ kind: 'note', text: texts.working, undo: { label: cancel, onUndo: onCancel } }} />;
}
