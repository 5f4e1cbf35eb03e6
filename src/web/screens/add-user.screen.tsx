import { useState } from 'react';
import { BackButton } from '../layout/back-button.tsx';
import { Page } from '../layout/page.tsx';
import { ActMessage } from '../lists/act-message.tsx';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import { Sheet } from '../ui/sheet.tsx';
import { AddUserForm } from '../users/add-user-form.tsx';
import { MailNotice } from '../users/system-facts.tsx';

export function AddUserScreen() {
  const texts = useTexts(usersTexts);
  const [added, setAdded] = useState(0);
  const [told, setTold] = useState(true);
  return (
    <Page
      title={texts.addUser}
      intro={texts.addUserIntro}
      width="reading"
      actions={<BackButton otherwise={{ to: '/admin' }} />}
    >
      <MailNotice />
      <Sheet className="p-5">
        <AddUserForm
          key={added}
          onAdded={() => {
            setAdded(added + 1);
            setTold(false);
          }}
        />
      </Sheet>
      <ActMessage
        message={told ? null : { kind: 'success', text: texts.added }}
        onGone={() => setTold(true)}
      />
    </Page>
  );
}
