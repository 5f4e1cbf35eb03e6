import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Page } from '../../platform/layout/page.tsx';
import { SystemOnline } from '../../platform/layout/system-online.tsx';
import { ListSearch } from '../../platform/lists/list-search.tsx';
import { searchInAddress } from '../../platform/lists/search-in-address.ts';
import { useSearchText } from '../../platform/lists/use-search-text.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { buttonLook } from '../../platform/ui/button.tsx';
import { PlusIcon } from '../../platform/ui/icons.tsx';
import { FoundUsers } from '../../people/users/found-users.tsx';
import { BackupNotice } from '../../people/users/last-backup.tsx';
import { MailNotice, SystemFacts } from '../../people/users/system-facts.tsx';
import { UserCounters } from '../../people/users/user-counters.tsx';

export function AdminScreen() {
  const texts = useTexts(usersTexts);
  const { q = '' } = useSearch({ from: '/queries/signed-in/administrator/admin' });
  const navigate = useNavigate({ from: '/admin' });
  const searchFor = useCallback(
    (text: string) =>
      void navigate({ search: searchInAddress({ q: text }), replace: true, resetScroll: false }),
    [navigate],
  );
  const search = q.trim();
  const [typed, setTyped] = useSearchText(q, searchFor);
  return (
    <Page title={texts.dashboard} intro={<SystemOnline />} actions={<AddUserLink />}>
      <div className="no-print">
        <MailNotice />
        <BackupNotice />
      </div>
      <UserCounters />
      <div className="mt-4 mb-3">
        <ListSearch
          label={texts.search}
          placeholder={texts.searchHint}
          value={typed}
          onChange={setTyped}
          searched={search}
        />
      </div>
      <FoundUsers search={search} onClear={() => setTyped('')} />
      <SystemFacts />
    </Page>
  );
}

function AddUserLink() {
  const texts = useTexts(usersTexts);
  return (
    <Link to="/admin/add-user" className={buttonLook('primary')}>
      <PlusIcon size={16} />
      {texts.addUser}
    </Link>
  );
}
