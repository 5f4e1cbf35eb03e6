import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { ExchangeRates } from '../exchange-rates/exchange-rates.tsx';
import { Page } from '../layout/page.tsx';
import { SystemOnline } from '../layout/system-online.tsx';
import { useUsers } from '../queries/users.ts';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import { buttonLook } from '../ui/button.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { FoundUsers } from '../users/found-users.tsx';
import { BackupNotice } from '../users/last-backup.tsx';
import { MailNotice, SystemFacts } from '../users/system-facts.tsx';
import { UserCounters } from '../users/user-counters.tsx';

export function AdminScreen() {
  const texts = useTexts(usersTexts);
  const { data: everybody } = useUsers('');
  const { q = '' } = useSearch({ from: '/queries/signed-in/administrator/admin' });
  const navigate = useNavigate({ from: '/admin' });
  const search = (typed: string) =>
    void navigate({ search: typed === '' ? {} : { q: typed }, replace: true });
  return (
    <Page
      title={texts.dashboard}
      intro={<SystemOnline />}
      actions={
        <>
          <Link to="/admin/audit" className={buttonLook()}>
            {texts.audit}
          </Link>
          <Link to="/admin/add-user" className={buttonLook('primary')}>
            <PlusIcon size={16} />
            {texts.addUser}
          </Link>
        </>
      }
    >
      <MailNotice />
      <BackupNotice />
      <UserCounters users={everybody ?? []} />
      <div className="mt-5 mb-3">
        <SearchBox label={texts.search} placeholder={texts.searchHint} value={q} onChange={search} />
      </div>
      <FoundUsers search={useDeferredValue(q)} onClear={() => search('')} />
      <ExchangeRates />
      <SystemFacts />
    </Page>
  );
}
