import { commonTexts } from '../texts/platform/common.ts';
import { useTexts } from '../texts/texts.ts';
import { useWithCause } from '../texts/use-with-cause.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Message } from '../ui/message.tsx';

interface QuestionDialogProps {
  readonly title: string;
  readonly question: string;
  /** Small print below the question. */
  readonly note?: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  /** Why the action failed; the dialog stays open and shows it. */
  readonly error: Error | null;
  readonly failure: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before an action on the server, and shows the reason if the server refuses. */
export function QuestionDialog({ question, note, error, failure, onClose, ...dialog }: QuestionDialogProps) {
  const { cancel } = useTexts(commonTexts);
  const withCause = useWithCause();
  return (
    <ConfirmDialog
      {...dialog}
      cancelLabel={cancel}
      onCancel={onClose}
      question={
        <div className="grid gap-2">
          <p>{question}</p>
          {note !== undefined && <p className="text-soft">{note}</p>}
          {error !== null && <Message kind="error" text={withCause(failure, error)} />}
        </div>
      }
    />
  );
}
