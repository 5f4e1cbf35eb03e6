import type { System } from '#api/people/system';
import { useSystem } from '../../platform/queries/people/system.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { formatBytes, formatInstant } from '../../platform/ui/format.ts';
import { Message } from '../../platform/ui/message.tsx';
import { useDisplayPreferences } from '../../platform/ui/display-preferences.ts';

/** Warns that the last backup failed, or that there is none and automatic backups are off. Otherwise renders nothing. */
export function BackupNotice() {
  const texts = useTexts(usersTexts).backups;
  const { locale } = useDisplayPreferences();
  const backups = useSystem().data?.backups;
  if (backups === undefined) return null;
  const { daily, last, failure } = backups;
  if (failure === null && (daily || last !== null)) return null;
  const text =
    failure === null ? texts.none : texts.failed(formatInstant(failure.at, locale), failure.reason);
  return (
    <div className="mb-4">
      <Message kind="warning" text={text} />
    </div>
  );
}

/** The time and size of the last backup. */
export function LastBackup({ backups: { daily, last } }: Pick<System, 'backups'>) {
  const texts = useTexts(usersTexts).backups;
  const { locale } = useDisplayPreferences();
  if (last === null) return daily ? texts.firstToCome : texts.never;
  return texts.last(formatInstant(last.at, locale), formatBytes(last.bytes, locale));
}
