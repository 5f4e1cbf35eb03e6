import type { User } from '#api/people/users';
import { QuestionDialog } from '../../platform/forms/question-dialog.tsx';
import { useRemoveUser } from '../../platform/queries/people/users.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';

interface RemoveUserDialogProps {
  readonly user: User;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function RemoveUserDialog({ user, onClose, onRemoved }: RemoveUserDialogProps) {
  const texts = useTexts(usersTexts);
  const removal = useRemoveUser();
  return (
    <QuestionDialog
      title={texts.removeTitle}
      question={texts.removeQuestion(user.username)}
      note={texts.removeScope}
      confirmLabel={texts.remove}
      danger
      busy={removal.isPending}
      error={removal.error}
      failure={texts.removeFailed}
      onClose={onClose}
      onConfirm={() => removal.mutate(user, { onSuccess: onRemoved })}
    />
  );
}
