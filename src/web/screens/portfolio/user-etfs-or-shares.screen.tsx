import { useParams } from '@tanstack/react-router';
import type { Kind } from '#api/portfolio/etfs-and-shares';
import type { UserId } from '#api/platform/ids';
import { OpenedDialog } from '../../portfolio/records/etfs-and-shares/opened-dialog.tsx';
import { EtfsOrShares } from '../../portfolio/records/etfs-and-shares/etfs-or-shares.tsx';
import { AdminLoadFailure } from '../../portfolio/records/etfs-and-shares/load-failures.tsx';
import { useEtfOrShareList } from '../../portfolio/records/etfs-and-shares/use-etf-or-share-list.ts';
import { useChanges } from '../../portfolio/records/etfs-and-shares/use-changes.ts';
import { useUserName } from '../../people/users/use-user-name.ts';
import { ListViews } from '../../portfolio/figures/positions/list-views.tsx';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { userIdInAddress } from '../../platform/navigation/id-in-address.ts';
import { Toast } from '../../platform/toast/toast.tsx';
import { etfsAndSharesTexts } from '../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button } from '../../platform/ui/button.tsx';
import { UserTabs } from '../../people/users/user-tabs.tsx';

export function UserEtfsScreen() {
  return <OfUserInAddress kind="etf" />;
}

export function UserSharesScreen() {
  return <OfUserInAddress kind="share" />;
}

function OfUserInAddress({ kind }: { readonly kind: Kind }) {
  const owner = userIdInAddress(useParams({ strict: false }).id);
  return owner === null ? <NotFound /> : <UserEtfsOrShares kind={kind} owner={owner} />;
}

function UserEtfsOrShares({ kind, owner }: { readonly kind: Kind; readonly owner: UserId }) {
  const texts = useTexts(etfsAndSharesTexts).kinds[kind].admin;
  const name = useUserName(owner);
  const list = useEtfOrShareList({ kind, owner });
  const { portfolio, request, open, close, message, showMessage, dismiss, handlers } = useChanges({
    kind,
    owner,
  });
  const retry = { busy: list.isFetching, onRetry: () => void list.refetch() };
  return (
    <Page
      title={name === null ? texts.title : texts.userTitle(name)}
      holder={name ?? undefined}
      actions={
        <>
          <BackButton otherwise={{ to: '/admin/users/$id', params: { id: String(owner) } }} />
          <Button kind="primary" onClick={() => open({ kind: 'add' })}>
            {texts.openAdd}
          </Button>
        </>
      }
    >
      <UserTabs id={owner} />
      <ListViews kind={kind} owner={owner} />
      <EtfsOrShares
        list={list}
        failure={(error) => <AdminLoadFailure kind={kind} error={error} {...retry} />}
        handlers={handlers}
      />
      <OpenedDialog portfolio={portfolio} request={request} onClose={close} showMessage={showMessage} />
      <Toast message={message} onGone={dismiss} />
    </Page>
  );
}
