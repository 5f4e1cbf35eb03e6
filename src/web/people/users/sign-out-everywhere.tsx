import { useState } from 'react';
import type { User } from '#api/people/users';
import { QuestionDialog } from '../../platform/forms/question-dialog.tsx';
import { useEndUserSessions } from '../../platform/queries/people/users.ts';
import { userDetailsTexts } from '../../platform/texts/people/user-details.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button } from '../../platform/ui/button.tsx';

interface SignOutEverywhereProps {
  readonly user: User;
  readonly onDone: (message: string) => void;
}

/** Ends every session of a user, for example after the loss of a phone. */
export function SignOutEverywhere({ user, onDone }: SignOutEverywhereProps) {
  const texts = useTexts(userDetailsTexts);
  const [asks, setAsks] = useState(false);
  const ending = useEndUserSessions();
  const done = () => {
    setAsks(false);
    onDone(texts.signedOutEverywhere(user.username));
  };
  return (
    <>
      <Button onClick={() => setAsks(true)}>{texts.signOutEverywhere}</Button>
      {asks && (
        <QuestionDialog
          title={texts.signOutEverywhere}
          question={texts.signOutEverywhereQuestion(user.username)}
          confirmLabel={texts.signOutEverywhere}
          busy={ending.isPending}
          error={ending.error}
          failure={texts.signOutEverywhereFailed}
          onClose={() => setAsks(false)}
          onConfirm={() => ending.mutate(user, { onSuccess: done })}
        />
      )}
    </>
  );
}
