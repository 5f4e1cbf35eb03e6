import { useState } from 'react';
import { useHasDemoData, useRemoveDemoData } from '../queries/people/setup.ts';
import { commonTexts } from '../texts/platform/common.ts';
import { demoTexts } from '../texts/people/demo.ts';
import { useFailureText } from '../texts/use-failure-text.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Message } from '../ui/message.tsx';

/** Tells an administrator that there are demo users, and removes them. */
export function DemoBanner() {
  const texts = useTexts(demoTexts);
  const common = useTexts(commonTexts);
  const failureText = useFailureText();
  const hasDemoData = useHasDemoData();
  const removal = useRemoveDemoData();
  const [asking, setAsking] = useState(false);
  if (removal.isSuccess) {
    return (
      <div className="mt-4">
        <Message kind="success" text={texts.removed} closeLabel={common.close} onGone={removal.reset} />
      </div>
    );
  }
  if (!hasDemoData) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-warn-wash px-3.5 py-2 no-print">
      <span className="font-medium text-warn">{texts.title}</span>
      <span className="grow">{texts.explanation}</span>
      <Button
        className="max-w-full max-sm:h-auto max-sm:min-h-9 max-sm:whitespace-normal"
        onClick={() => setAsking(true)}
      >
        {texts.remove}
      </Button>
      {removal.error !== null && <Message kind="error" text={failureText(removal.error)} />}
      {asking && (
        <ConfirmDialog
          title={texts.remove}
          question={texts.question}
          confirmLabel={texts.remove}
          cancelLabel={common.cancel}
          danger
          busy={removal.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => removal.mutate(undefined, { onSettled: () => setAsking(false) })}
        />
      )}
    </div>
  );
}
