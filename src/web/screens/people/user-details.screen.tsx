import { getRouteApi, Link } from '@tanstack/react-router';
import type { UserId } from '#api/platform/ids';
import type { User } from '#api/people/users';
import { AdminBonds } from '../../portfolio/records/bonds/admin/admin-bonds.tsx';
import { ExportForEditing } from '../../portfolio/transfer/export-to-excel/export-for-editing.tsx';
import { ListViews } from '../../portfolio/figures/positions/list-views.tsx';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { userIdInAddress } from '../../platform/navigation/id-in-address.ts';
import { Toast } from '../../platform/toast/toast.tsx';
import { useToast } from '../../platform/toast/use-toast.ts';
import { useUserDetails } from '../../platform/queries/people/users.ts';
import { RecentlyDeleted } from '../../portfolio/upkeep/recently-deleted/recently-deleted.tsx';
import { UserSecondFactor } from '../../people/second-factor/user-second-factor.tsx';
import { userDetailsTexts } from '../../platform/texts/people/user-details.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button, buttonLook } from '../../platform/ui/button.tsx';
import { LoadFailure } from '../../platform/layout/load-failure.tsx';
import type { MessageContent } from '../../platform/ui/message.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';
import { BasicInformation } from '../../people/users/basic-information.tsx';
import { UserTabs } from '../../people/users/user-tabs.tsx';
import { SignOutEverywhere } from '../../people/users/sign-out-everywhere.tsx';

const route = getRouteApi('/queries/signed-in/administrator/admin/users/$id');

export function UserDetailsScreen() {
  const { id } = route.useParams();
  const user = userIdInAddress(id);
  return user === null ? <NotFound /> : <UserDetails id={user} />;
}

function UserDetails({ id }: { readonly id: UserId }) {
  const texts = useTexts(userDetailsTexts);
  const { data: user, error, refetch } = useUserDetails(id);
  const { message, showMessage, dismiss } = useToast();
  return (
    <Page
      title={user?.username ?? texts.title}
      // An empty line reserves its space while loading.
      kicker={user === undefined ? '\u00a0' : texts.title}
      holder={user?.username}
      actions={<Actions id={id} user={user} showMessage={showMessage} />}
    >
      {error !== null && user === undefined && (
        <LoadFailure title={texts.failed} error={error} onRetry={refetch} />
      )}
      {error === null && user === undefined && (
        <Sheet>
          <SkeletonRows label={texts.loading} />
        </Sheet>
      )}
      {user !== undefined && (
        <>
          <BasicInformation user={user} />
          <UserTabs id={id} />
          <ListViews kind="bond" owner={id} />
          <AdminBonds user={user} showMessage={showMessage} />
          <RecentlyDeleted owner={id} showMessage={showMessage} />
          <UserSecondFactor user={user} onRemoved={(text) => showMessage({ kind: 'success', text })} />
        </>
      )}
      <Toast message={message} onGone={dismiss} />
    </Page>
  );
}

interface ActionsProps {
  readonly id: UserId;
  /** Undefined while loading. */
  readonly user: User | undefined;
  readonly showMessage: (message: MessageContent) => void;
}

function Actions({ id, user, showMessage }: ActionsProps) {
  const texts = useTexts(userDetailsTexts);
  const params = { id: String(id) };
  return (
    <>
      <BackButton otherwise={{ to: '/admin' }} />
      <Link to="/admin/users/$id/etfs" params={params} className={buttonLook()}>
        {texts.manageEtfs}
      </Link>
      <Link to="/admin/users/$id/shares" params={params} className={buttonLook()}>
        {texts.manageShares}
      </Link>
      {user !== undefined && <ExportForEditing owner={id} username={user.username} />}
      {user === undefined ? (
        <Button disabled>{texts.signOutEverywhere}</Button>
      ) : (
        <SignOutEverywhere user={user} onDone={(text) => showMessage({ kind: 'success', text })} />
      )}
    </>
  );
}
