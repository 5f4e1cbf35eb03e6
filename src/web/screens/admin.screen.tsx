import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { Page } from '../layout/page.tsx';
import { SystemOnline } from '../layout/system-online.tsx';
import { useUsers } from '../queries/users.ts';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { FoundUsers } from '../users/found-users.tsx';
import { UserCounters } from '../users/user-counters.tsx';

export function AdminScreen() {
  const texts = useTexts(usersTexts);
  const { data: everybody } = useUsers('');
  const { q = '' } = useSearch({ from: '/queries/signed-in/administrator/admin' });
  const navigate = useNavigate({ from: '/admin' });
  const search = (typed: string) =>
    void navigate({ search: typed === '' ? {} : { q: typed }, replace: true });
  return (
    <Page title={texts.dashboard} intro={<SystemOnline />}>
      <UserCounters users={everybody ?? []} />
      <div className="mt-5 mb-3">
        <SearchBox label={texts.search} placeholder={texts.searchHint} value={q} onChange={search} />
      </div>
      <FoundUsers search={useDeferredValue(q)} onClear={() => search('')} />
    </Page>
  );
}
