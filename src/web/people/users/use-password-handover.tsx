import { useState, type ReactNode } from 'react';
import type { User } from '#api/people/users';
import { CallError } from '../../platform/api-client/call-error.ts';
import { useShowOneTimeLink } from '../../platform/queries/people/users.ts';
import { useSystem } from '../../platform/queries/people/system.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useWithCause } from '../../platform/texts/use-with-cause.ts';
import type { MessageContent } from '../../platform/ui/message.tsx';
import { OneTimeLinkDialog, type OneTimeLink } from './one-time-link-dialog.tsx';

interface Outcome {
  /** The message if the email was sent. */
  readonly emailed: string;
  /** The message if there is no mail server. */
  readonly unsent: string;
}

interface PasswordHandover {
  /** True if the server emails one-time passwords. */
  readonly isEmailed: boolean;
  readonly handOver: (user: Pick<User, 'userId' | 'username'>, outcome: Outcome) => void;
  readonly dialog: ReactNode;
}

/** Hands over a new one-time password: reports that it was emailed or, without a mail server, shows a link to pass on. */
export function usePasswordHandover(onMessage: (message: MessageContent) => void): PasswordHandover {
  const { oneTimeLink: texts } = useTexts(usersTexts);
  const withCause = useWithCause();
  const mail = useSystem().data?.mail;
  const showLink = useShowOneTimeLink();
  const [shown, setShown] = useState<OneTimeLink | null>(null);
  return {
    isEmailed: mail !== 'outbox',
    handOver(user, { emailed, unsent }) {
      const sayEmailed = () => onMessage({ kind: 'success', text: emailed });
      if (mail === 'smtp') {
        sayEmailed();
        return;
      }
      showLink.mutate(user, {
        onSuccess(answer) {
          setShown({ user, ...answer });
          onMessage({ kind: 'success', text: unsent });
        },
        onError(error) {
          if (error instanceof CallError && error.code === 'mail_server_set_up') sayEmailed();
          else onMessage({ kind: 'error', text: withCause(texts.failed, error) });
        },
      });
    },
    dialog: shown && <OneTimeLinkDialog shown={shown} onClose={() => setShown(null)} />,
  };
}
