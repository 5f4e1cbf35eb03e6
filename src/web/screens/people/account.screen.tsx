import { useState } from 'react';
import { OwnData } from '../../people/account/own-data.tsx';
import { OwnSessions } from '../../people/account/own-sessions.tsx';
import { Profile } from '../../people/account/profile.tsx';
import { SecuritySettings } from '../../people/account/security-settings.tsx';
import { OwnSecondFactor } from '../../people/second-factor/own-second-factor.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { Toast } from '../../platform/toast/toast.tsx';
import { isHolder } from '../../platform/session/start-page.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { accountTexts } from '../../platform/texts/people/account.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { RenderLater } from '../../platform/ui/rendering/render-later.tsx';
import { Message } from '../../platform/ui/message.tsx';
import { ExportPortfolio } from '../../portfolio/transfer/exports/export-portfolio.tsx';

/** The key of the message text, because the language may change while it is shown. */
type Done = 'profileUpdated' | 'passwordChanged' | 'sessionEnded' | 'downloaded';

/**
 * The user's account. A user with a one-time password can only change it, and a user who must add a second factor can only do
 * that.
 */
export function AccountScreen() {
  const texts = useTexts(accountTexts);
  const session = useSession();
  const mustChange = session?.mustChangePassword !== false;
  const mustAdd = session?.mustAddSecondFactor === true;
  const isFree = !mustChange && !mustAdd;
  const [done, setDone] = useState<Done | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const text = done === null ? message : texts[done];
  const forget = () => {
    setDone(null);
    setMessage(null);
  };
  return (
    <Page title={texts.title} width="reading">
      <div className="grid gap-4">
        {isFree && <Profile onSaved={() => setDone('profileUpdated')} />}
        {mustChange && <Message kind="warning" text={texts.mustChangePassword} />}
        {!mustChange && mustAdd && <Message kind="warning" text={texts.mustAddSecondFactor} />}
        <SecuritySettings onChanged={() => setDone('passwordChanged')} />
        {!mustChange && (
          <RenderLater>
            <OwnSecondFactor onDone={setMessage} />
            {isFree && (
              <>
                <OwnSessions onEnded={() => setDone('sessionEnded')} />
                <OwnData onSaved={() => setDone('downloaded')} />
                {isHolder(session) && <ExportPortfolio onSaved={setMessage} />}
              </>
            )}
          </RenderLater>
        )}
      </div>
      <Toast message={text === null ? null : { kind: 'success', text }} onGone={forget} />
    </Page>
  );
}
