import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import type { UserId } from '#api/ids';
import type { User } from '#api/users';
import { Page } from '../layout/page.tsx';
import { SystemOnline } from '../layout/system-online.tsx';
import { useUsers } from '../queries/users.ts';
import { commonTexts } from '../texts/common.ts';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import { useFailureText } from '../texts/use-failure-text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Message, type MessageContent } from '../ui/message.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { RemoveUserDialog } from '../users/remove-user-dialog.tsx';
import { UserCounters } from '../users/user-counters.tsx';
import { UserList } from '../users/user-list.tsx';

export function AdminScreen() {
  const texts = useTexts(usersTexts);
  const { data: everybody } = useUsers('');
  const { q = '' } = useSearch({ from: '/queries/signed-in/administrator/admin' });
  const navigate = useNavigate({ from: '/admin' });
  const search = (typed: string) =>
    void navigate({ search: typed === '' ? {} : { q: typed }, replace: true });
  return (
    <Page title={texts.dashboard} actions={<SystemOnline />}>
      <UserCounters users={everybody ?? []} />
      <div className="mt-5 mb-3">
        <SearchBox label={texts.search} placeholder={texts.searchHint} value={q} onChange={search} />
      </div>
      <FoundUsers search={useDeferredValue(q)} onClear={() => search('')} />
    </Page>
  );
}

function FoundUsers({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  const texts = useTexts(usersTexts);
  const common = useTexts(commonTexts);
  const failureText = useFailureText();
  const { data: users, error, refetch } = useUsers(search);
  const [message, setMessage] = useState<MessageContent | null>(null);
  const say = (kind: MessageContent['kind'], text: string) => setMessage({ kind, text });
  if (error !== null) {
    return <ErrorPanel title={texts.loadFailed} text={failureText(error)} retryLabel={common.retry} onRetry={() => void refetch()} />;
  }
  if (users === undefined) return <Sheet><SkeletonRows label={texts.loading} /></Sheet>;
  return (
    <>
      {message !== null && (
        <div className="mb-3">
          <Message {...message} closeLabel={common.close} onGone={() => setMessage(null)} />
        </div>
      )}
      {users.length === 0 && search !== '' && (
        <EmptyState title={texts.noUsers} text={texts.noMatchText} action={<Button onClick={onClear}>{common.clearFilters}</Button>} />
      )}
      {users.length === 0 && search === '' && <EmptyState title={texts.noUsers} text={texts.noUsersText} />}
      {users.length > 0 && <EditableUsers users={users} say={say} />}
    </>
  );
}
