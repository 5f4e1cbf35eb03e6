import { useState } from 'react';
import { OwnData } from '../account/own-data.tsx';
import { OwnSessions } from '../account/own-sessions.tsx';
import { Profile } from '../account/profile.tsx';
import { SecuritySettings } from '../account/security-settings.tsx';
import { Page } from '../layout/page.tsx';
import { ActMessage } from '../lists/act-message.tsx';
import { useSession } from '../session/use-session.ts';
import { accountTexts } from '../texts/account.ts';
import { useTexts } from '../texts/texts.ts';
import { Message } from '../ui/message.tsx';

/** What was done, by the name of its text: the language may change with it. */
type Done = 'profileUpdated' | 'passwordChanged' | 'sessionEnded' | 'downloaded';

/** Until a one-time password is replaced, choosing one's own is all there is. */
export function AccountScreen() {
  const texts = useTexts(accountTexts);
  const isFree = useSession()?.mustChangePassword === false;
  const [done, setDone] = useState<Done | null>(null);
  return (
    <Page title={texts.title} width="reading">
      <div className="grid gap-4">
        {isFree ? (
          <Profile onSaved={() => setDone('profileUpdated')} />
        ) : (
          <Message kind="warning" text={texts.mustChangePassword} />
        )}
        <SecuritySettings onChanged={() => setDone('passwordChanged')} />
        {isFree && (
          <>
            <OwnSessions onEnded={() => setDone('sessionEnded')} />
            <OwnData onSaved={() => setDone('downloaded')} />
          </>
        )}
      </div>
      <ActMessage
        message={done === null ? null : { kind: 'success', text: texts[done] }}
        onGone={() => setDone(null)}
      />
    </Page>
  );
}
