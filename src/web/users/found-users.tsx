import { useState } from 'react';
import { ActMessage } from '../lists/act-message.tsx';
import { useUsers } from '../queries/users.ts';
import { commonTexts } from '../texts/common.ts';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import { useFailureText } from '../texts/use-failure-text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import type { MessageContent } from '../ui/message.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { EditableUsers } from './editable-users.tsx';

interface FoundUsersProps {
  readonly search: string;
  readonly onClear: () => void;
}

/** The users that match the search, in each of their states, with the message of the last act. */
export function FoundUsers({ search, onClear }: FoundUsersProps) {
  const texts = useTexts(usersTexts);
  const common = useTexts(commonTexts);
  const failureText = useFailureText();
  const { data: users, error, refetch } = useUsers(search);
  const [message, setMessage] = useState<MessageContent | null>(null);
  if (error !== null) {
    const retry = { retryLabel: common.retry, onRetry: () => void refetch() };
    return <ErrorPanel title={texts.loadFailed} text={failureText(error)} {...retry} />;
  }
  if (users === undefined) {
    return (
      <Sheet>
        <SkeletonRows label={texts.loading} />
      </Sheet>
    );
  }
  return (
    <>
      {users.length > 0 && (
        <EditableUsers users={users} onDone={(text) => setMessage({ kind: 'success', text })} />
      )}
      {users.length === 0 && <NoUsers searched={search !== ''} onClear={onClear} />}
      <ActMessage message={message} onGone={() => setMessage(null)} />
    </>
  );
}

function NoUsers({ searched, onClear }: { readonly searched: boolean; readonly onClear: () => void }) {
  const texts = useTexts(usersTexts);
  const common = useTexts(commonTexts);
  const clear = <Button onClick={onClear}>{common.clearFilters}</Button>;
  return (
    <Sheet>
      <EmptyState
        title={texts.noUsers}
        text={searched ? texts.noMatchText : texts.noUsersText}
        action={searched ? clear : undefined}
      />
    </Sheet>
  );
}
