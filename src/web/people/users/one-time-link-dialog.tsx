import { useId } from 'react';
import type { User } from '#api/people/users';
import { CopyButton } from '../../platform/forms/copy-button.tsx';
import { commonTexts } from '../../platform/texts/platform/common.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button } from '../../platform/ui/button.tsx';
import { Dialog } from '../../platform/ui/dialog.tsx';
import { formatInstant } from '../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../platform/ui/display-preferences.ts';

export interface OneTimeLink {
  readonly user: Pick<User, 'username'>;
  readonly link: string;
  readonly expiresAt: string;
}

/** Without a mail server the administrator passes the link on. It is shown only once. */
export function OneTimeLinkDialog({
  shown,
  onClose,
}: {
  readonly shown: OneTimeLink;
  readonly onClose: () => void;
}) {
  const { oneTimeLink: texts } = useTexts(usersTexts);
  const { close } = useTexts(commonTexts);
  const { locale } = useDisplayPreferences();
  const id = useId();
  return (
    <Dialog title={texts.title} closeLabel={close} onClose={onClose}>
      <div className="grid gap-4">
        <p>{texts.notSent(shown.user.username)}</p>
        <div className="grid gap-1">
          <label htmlFor={id} className="font-medium">
            {texts.label}
          </label>
          <textarea
            id={id}
            readOnly
            rows={3}
            value={shown.link}
            onFocus={(event) => event.currentTarget.select()}
            className="w-full resize-none rounded-control border border-edge bg-paper p-3 font-mono text-sm wrap-anywhere"
          />
        </div>
        <p className="text-soft">{texts.once(formatInstant(shown.expiresAt, locale))}</p>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton text={shown.link} />
          <Button kind="primary" className="ml-auto" onClick={onClose}>
            {texts.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
