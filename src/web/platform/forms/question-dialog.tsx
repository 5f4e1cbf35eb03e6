import { commonTexts } from '../texts/platform/common.ts';
import { useTexts } from '../texts/texts.ts';
import { useFailureText } from '../texts/use-failure-text.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Message } from '../ui/message.tsx';

interface QuestionDialogProps {
  readonly title: string;
  readonly question: string;
  /** Said below the question, in small. */
  readonly note?: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  /** Why the act did not come about; the dialog stays open and says so. */
  readonly error: Error | null;
  readonly failure: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question before an act on the server, and the reason where the server refused. */
export function QuestionDialog({ question, note, error, failure, onClose, ...dialog }: QuestionDialogProps) {
  const { cancel } = useTexts(commonTexts);
  const failureText = useFailureText();
  return (
    <ConfirmDialog
      {...dialog}
      cancelLabel={cancel}
      onCancel={onClose}
      question={
        <div className="grid gap-2">
          <p>{question}</p>
          {note !== undefined && <p className="text-soft">{note}</p>}
          {error !== null && (
            <Message kind="error" text={`${failure.replace(/\.$/, '')}. ${failureText(error)}`} />
          )}
        </div>
      }
    />
  );
}
