import { Suspense, useState } from 'react';
import { Profile } from '../../people/account/profile.tsx';
import { SecuritySettings } from '../../people/account/security-settings.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { ActMessage } from '../../platform/lists/act-message.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { accountTexts } from '../../platform/texts/people/account.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { DrawnLater } from '../../platform/ui/drawn-later.tsx';
import { lazyPart } from '../../platform/ui/lazy-part.ts';
import { Message } from '../../platform/ui/message.tsx';

const AccountSections = lazyPart(async () => (await import('./account-sections.tsx')).AccountSections);

/** What was done, by the name of its text: the language may change with it. */
type Done = 'profileUpdated' | 'passwordChanged' | 'sessionEnded' | 'downloaded';

/**
 * Until a one-time password is replaced, choosing one's own is all there is; until a second factor is set up that must be,
 * that is.
 */
export function AccountScreen() {
  const texts = useTexts(accountTexts);
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
        {!mustChange && mustAdd && <Message kind="warning" text={texts.mustAddSecondFactor} />}
        <SecuritySettings onChanged={() => setDone('passwordChanged')} />
        {!mustChange && (
          <DrawnLater>
            <Suspense fallback={<div className="min-h-dvh" />}>
              <AccountSections
                isFree={isFree}
                onEnded={() => setDone('sessionEnded')}
                onDownloaded={() => setDone('downloaded')}
                say={setSaid}
              />
            </Suspense>
          </DrawnLater>
        )}
      </div>
      <ActMessage message={text === null ? null : { kind: 'success', text }} onGone={forget} />
    </Page>
  );
}
