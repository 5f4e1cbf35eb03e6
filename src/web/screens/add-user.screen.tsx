import { useState } from 'react';
import { BackButton } from '../layout/back-button.tsx';
import { Page } from '../layout/page.tsx';
import { ActMessage } from '../lists/act-message.tsx';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import type { MessageContent } from '../ui/message.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { AddUserForm } from '../users/add-user-form.tsx';
import { MailNotice } from '../users/system-facts.tsx';
import { usePasswordHandover } from '../users/use-password-handover.tsx';

export function AddUserScreen() {
  const texts = useTexts(usersTexts);
  const [added, setAdded] = useState(0);
  const [message, setMessage] = useState<MessageContent | null>(null);
  const { isEmailed, handOver, dialog } = usePasswordHandover(setMessage);
  return (
    <Page
      title={texts.addUser}
      intro={isEmailed ? texts.addUserIntro : texts.addUserIntroUnsent}
      width="reading"
      actions={<BackButton otherwise={{ to: '/admin' }} />}
    >
      <MailNotice />
      <Sheet className="p-5">
        <AddUserForm
          key={added}
          onAdded={(user) => {
            setAdded(added + 1);
            handOver(user, { emailed: texts.added, unsent: texts.addedUnsent });
          }}
        />
      </Sheet>
      <ActMessage message={message} onGone={() => setMessage(null)} />
      {dialog}
    </Page>
  );
}
