import type { OwnSession } from '#api/people/account';
import { LoadFailureLine } from '../../platform/layout/load-failure-line.tsx';
import { useEndSession, useLogoutAll, useMySessions } from '../../platform/queries/people/account.ts';
import { accountTexts } from '../../platform/texts/people/account.ts';
import { commonTexts } from '../../platform/texts/platform/common.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useFailureText } from '../../platform/texts/use-failure-text.ts';
import { InstantText } from '../../platform/ui/amount.tsx';
import { Button } from '../../platform/ui/button.tsx';
import { Message } from '../../platform/ui/message.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';

/** The user's sessions, and buttons to end one or all of them. */
export function OwnSessions({ onEnded }: { readonly onEnded: () => void }) {
  const texts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const failureText = useFailureText();
  const sessions = useMySessions();
  const ending = useEndSession();
  const logoutAll = useLogoutAll();
  const failure = ending.error ?? logoutAll.error;
  return (
    <Sheet className="p-5">
      <h2 className="mb-1 font-bold">{texts.sessions}</h2>
      {failure !== null && <Message kind="error" text={failureText(failure)} />}
      {sessions.isPending && <SkeletonRows label={common.loading} rows={2} />}
      <LoadFailureLine sentence={texts.sessionsFailed} query={sessions} />
      <ul>
        {sessions.data?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending.isPending && ending.variables === session.id}
            onEnd={() => ending.mutate(session.id, { onSuccess: onEnded })}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 border-t border-hair pt-3">
        <span className="grow text-soft">{texts.logoutAllText}</span>
        <Button busy={logoutAll.isPending} onClick={() => logoutAll.mutate()}>
          {texts.logoutAll}
        </Button>
      </div>
    </Sheet>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const texts = useTexts(accountTexts);
  const { browser, system, ip, current, lastSeenAt } = session;
  const known = [browser, system].filter((name) => name !== null).join(' · ');
  const device = known === '' ? texts.unknownDevice : known;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-hair py-2 first:border-t-0">
      <div className="min-w-0 grow">
        <div className="font-medium">
          {device}
          {current && (
            <span className="ml-2 rounded-full bg-accent-wash px-2 text-[11.5px]/[18px] font-medium text-accent">
              {texts.thisDevice}
            </span>
          )}
        </div>
        <div className="text-sm text-soft">
          {ip} · {texts.lastSeen} <InstantText value={lastSeenAt} />
        </div>
      </div>
      {!current && (
        <Button busy={busy} aria-label={texts.endSessionLabel(device)} onClick={onEnd}>
          {texts.endSession}
        </Button>
      )}
    </li>
  );
}
