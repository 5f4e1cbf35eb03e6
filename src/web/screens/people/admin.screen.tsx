import { Link } from '@tanstack/react-router';
import { Page } from '../../platform/layout/page.tsx';
import { SystemOnline } from '../../platform/layout/system-online.tsx';
import { useSystem } from '../../platform/queries/people/system.ts';
import { ListSearch } from '../../platform/lists/list-search.tsx';
import { useListSearch } from '../../platform/lists/use-list-search.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { buttonLook } from '../../platform/ui/button.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';
import { PlusIcon } from '../../platform/ui/icons/screen-icons.ts';
import { FoundUsers } from '../../people/users/found-users.tsx';
import { BackupNotice } from '../../people/users/last-backup.tsx';
import { MailNotice, SystemFacts } from '../../people/users/system-facts.tsx';
import { UserCounters } from '../../people/users/user-counters.tsx';
import { OfficeMissed } from '../../portfolio/figures/missed-payments/office-missed.tsx';

export function AdminScreen() {
  const texts = useTexts(usersTexts);
  const { searched, typed, setTyped } = useListSearch();
  const system = useSystem();
  const frame = { title: texts.dashboard, intro: <SystemOnline />, actions: <AddUserLink /> };
  // Late notices would shift the rest of the page. After a failure the page stays, with what is typed in it.
  if (system.isPending && !system.isFetched && system.failureCount === 0) {
    return (
      <Page {...frame}>
        <SkeletonRows label={texts.loading} />
      </Page>
    );
  }
  return (
    <Page {...frame}>
      <div className="no-print">
        <MailNotice />
        <BackupNotice />
      </div>
      <UserCounters />
      <OfficeMissed />
      <div className="mt-4 mb-3">
        <ListSearch
          label={texts.search}
          placeholder={texts.searchHint}
          value={typed}
          onChange={setTyped}
          searched={searched}
        />
      </div>
      <FoundUsers search={searched} onClear={() => setTyped('')}>
        <SystemFacts />
      </FoundUsers>
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
