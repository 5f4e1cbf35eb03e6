import { useState } from 'react';
import type { UserDetails } from '#api/people/users';
import { useRemoveUserSecondFactor } from '../../platform/queries/people/second-factor.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { userSecondFactorTexts } from '../../platform/texts/people/user-second-factor.ts';
import { commonTexts } from '../../platform/texts/platform/common.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useWithCause } from '../../platform/texts/use-with-cause.ts';
import { Button } from '../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../platform/ui/dialog.tsx';
import { Message } from '../../platform/ui/message.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';

interface UserSecondFactorProps {
  readonly user: UserDetails;
  readonly onRemoved: (text: string) => void;
}

/** Shows an administrator whether a user has a second factor, and lets them remove it, in case a phone is lost. */
export function UserSecondFactor({ user, onRemoved }: UserSecondFactorProps) {
  const texts = useTexts(userSecondFactorTexts);
  const { cancel } = useTexts(commonTexts);
  const withCause = useWithCause();
  const isOwn = useSession()?.userId === user.userId;
  const removing = useRemoveUserSecondFactor(user.userId);
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = () =>
    removing.mutate(undefined, {
      onSettled: () => setIsConfirming(false),
      onSuccess: () => onRemoved(texts.removed),
    });
  return (
    <Sheet className="mt-4 px-5 py-4">
      {removing.error !== null && (
        <Message kind="error" text={withCause(texts.removeFailed, removing.error)} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-bold">{texts.title}</h2>
        <span className="grow">{user.secondFactor ? texts.on : texts.off}</span>
        {user.secondFactor && !isOwn && <Button onClick={() => setIsConfirming(true)}>{texts.remove}</Button>}
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={texts.remove}
          question={texts.removeQuestion(user.username)}
          confirmLabel={texts.confirm}
          cancelLabel={cancel}
          danger
          busy={removing.isPending}
          onConfirm={remove}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </Sheet>
  );
}
