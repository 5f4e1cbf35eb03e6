import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isNotFound } from '../../platform/api-client/call-error.ts';
import { CardPage } from '../../platform/layout/card-page.tsx';
import { useStopReminders } from '../../platform/queries/portfolio/reminders.ts';
import { remindersTexts } from '../../platform/texts/portfolio/reminders.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useWithCause } from '../../platform/texts/use-with-cause.ts';
import { Button } from '../../platform/ui/button.tsx';
import { Message } from '../../platform/ui/message.tsx';

/** The target of the link in reminder emails. Asks for confirmation, because virus scanners open every link. */
export function StopRemindersScreen() {
  const texts = useTexts(remindersTexts);
  const withCause = useWithCause();
  const { token } = useParams({ from: '/queries/unsubscribe/$token' });
  const { mutate, isPending, isSuccess, error } = useStopReminders(token);
  const wasStopped = isNotFound(error);
  const isOver = isSuccess || wasStopped;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOver) document.getElementById('content')?.focus();
  }, [isOver]);
  return (
    <CardPage
      title={texts.stopTitle}
      intro={isOver ? texts.stopIsNotFinal : `${texts.stopIntro} ${texts.stopIsNotFinal}`}
    >
      {isSuccess && <Message kind="success" text={texts.stopped} />}
      {wasStopped && <Message kind="success" text={texts.alreadyStopped} />}
      {error !== null && !wasStopped && <Message kind="error" text={withCause(texts.stopFailed, error)} />}
      {!isOver && (
        <Button kind="primary" className="h-11! w-full" busy={isPending} onClick={() => mutate()}>
          {texts.stop}
        </Button>
      )}
    </CardPage>
  );
}
