import { useSystem } from '../../platform/queries/people/system.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Message } from '../../platform/ui/message.tsx';
import { LastBackup } from './last-backup.tsx';

/** Says where emails go without a mail server. Renders nothing if there is one. */
export function MailNotice() {
  const { mailNotice } = useTexts(usersTexts);
  if (useSystem().data?.mail !== 'outbox') return null;
  return (
    <div className="mb-4">
      <Message kind="warning" text={mailNotice} />
    </div>
  );
}

/** The version, the password rules, and the last backup. */
export function SystemFacts() {
  const texts = useTexts(usersTexts);
  const { data: system } = useSystem();
  if (system === undefined) return null;
  return (
    <p className="mt-4 text-sm text-faint">
      {texts.version(system.version)} · {texts.policies[system.passwordPolicy]} ·{' '}
      <LastBackup backups={system.backups} />
    </p>
  );
}
