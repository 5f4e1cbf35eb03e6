import { useState } from 'react';
import { invalidateSessions } from '../../platform/queries/people/account.ts';
import { storeProfile } from '../../platform/session/session.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { accountTexts } from '../../platform/texts/people/account.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { PasswordForm } from './password-form.tsx';

/** The form for the user's own password, and tips that are not enforced. */
export function SecuritySettings({ onChanged }: { readonly onChanged: () => void }) {
  const texts = useTexts(accountTexts);
  const session = useSession();
  const [changes, setChanges] = useState(0);
  if (session === null) return null;
  const changed = () => {
    // A new form, because the old one still contains the passwords.
    setChanges(changes + 1);
    storeProfile({ mustChangePassword: false });
    void invalidateSessions();
    onChanged();
  };
  return (
    <Sheet className="p-5">
      <h2 className="mb-3 font-bold">{texts.security}</h2>
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_16rem]">
        <PasswordForm key={changes} session={session} onChanged={changed} />
        <section className="self-start rounded-control bg-accent-wash p-4">
          <h3 className="mb-2 font-medium text-accent">{texts.tipsTitle}</h3>
          <ul className="grid list-disc gap-1 pl-4">
            {texts.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      </div>
    </Sheet>
  );
}
