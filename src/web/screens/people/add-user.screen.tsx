import { useState } from 'react';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { Toast } from '../../platform/toast/toast.tsx';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import type { MessageContent } from '../../platform/ui/message.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { AddUserForm } from '../../people/users/add-user-form.tsx';
import { MailNotice } from '../../people/users/system-facts.tsx';
import { usePasswordHandover } from '../../people/users/use-password-handover.tsx';

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
      <Toast message={message} onGone={() => setMessage(null)} />
      {dialog}
    </Page>
  );
}
