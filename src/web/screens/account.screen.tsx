import { useState } from 'react';
import { OwnData } from '../account/own-data.tsx';
import { OwnSessions } from '../account/own-sessions.tsx';
import { Profile } from '../account/profile.tsx';
import { SecuritySettings } from '../account/security-settings.tsx';
import { Page } from '../layout/page.tsx';
import { ActMessage } from '../lists/act-message.tsx';
import { OwnSecondFactor } from '../second-factor/own-second-factor.tsx';
import { useSession } from '../session/use-session.ts';
import { accountTexts } from '../texts/account.ts';
import { secondFactorTexts } from '../texts/second-factor.ts';
import { useTexts } from '../texts/texts.ts';
import { Message } from '../ui/message.tsx';

/** What was done, by the name of its text: the language may change with it. */
type Done = 'profileUpdated' | 'passwordChanged' | 'sessionEnded' | 'downloaded';

/**
 * Until a one-time password is replaced, choosing one's own is all there is; until a second factor is set up that must be,
 * that is.
 */
export function AccountScreen() {
  const texts = useTexts(accountTexts);
  const { required } = useTexts(secondFactorTexts);
  const session = useSession();
  const mustChange = session?.mustChangePassword !== false;
  const mustAdd = session?.mustAddSecondFactor === true;
  const isFree = !mustChange && !mustAdd;
  const [done, setDone] = useState<Done | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const text = done === null ? said : texts[done];
  const forget = () => {
    setDone(null);
    setSaid(null);
  };
  return (
    <Page title={texts.title} width="reading">
      <div className="grid gap-4">
        {isFree && <Profile onSaved={() => setDone('profileUpdated')} />}
        {mustChange && <Message kind="warning" text={texts.mustChangePassword} />}
        {!mustChange && mustAdd && <Message kind="warning" text={required} />}
        <SecuritySettings onChanged={() => setDone('passwordChanged')} />
        {!mustChange && <OwnSecondFactor onDone={setSaid} />}
        {isFree && (
          <>
            <OwnSessions onEnded={() => setDone('sessionEnded')} />
            <OwnData onSaved={() => setDone('downloaded')} />
          </>
        )}
      </div>
      <ActMessage message={text === null ? null : { kind: 'success', text }} onGone={forget} />
    </Page>
  );
}
