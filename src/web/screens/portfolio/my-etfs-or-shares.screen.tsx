import type { Kind } from '#api/portfolio/etfs-and-shares';
import { OpenedDialog } from '../../portfolio/records/etfs-and-shares/opened-dialog.tsx';
import { EtfsOrShares } from '../../portfolio/records/etfs-and-shares/etfs-or-shares.tsx';
import { MyLoadFailure } from '../../portfolio/records/etfs-and-shares/load-failures.tsx';
import { useChanges } from '../../portfolio/records/etfs-and-shares/use-changes.ts';
import { LinksToMyLists } from '../../portfolio/records/etfs-and-shares/links-to-my-lists.tsx';
import { useEtfOrShareList } from '../../portfolio/records/etfs-and-shares/use-etf-or-share-list.ts';
import { ETFS_AND_SHARES_REPORTS } from '../../portfolio/transfer/export-to-excel/etfs-and-shares-reports.ts';
import { ExportForEditing } from '../../portfolio/transfer/export-to-excel/export-for-editing.tsx';
import { ExportToExcel } from '../../portfolio/transfer/export-to-excel/export-to-excel.tsx';
import { ListViews } from '../../portfolio/figures/positions/list-views.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { Toast } from '../../platform/toast/toast.tsx';
import { useKeepsOwnPortfolio } from '../../platform/session/use-keeps-own-portfolio.ts';
import { etfsAndSharesTexts } from '../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { RecentlyDeleted } from '../../portfolio/upkeep/recently-deleted/recently-deleted.tsx';
import { Button } from '../../platform/ui/button.tsx';

export function MyEtfsScreen() {
  return <MyEtfsOrShares kind="etf" />;
}

export function MySharesScreen() {
  return <MyEtfsOrShares kind="share" />;
}

function MyEtfsOrShares({ kind }: { readonly kind: Kind }) {
  const texts = useTexts(etfsAndSharesTexts).kinds[kind];
  const keepsOwn = useKeepsOwnPortfolio();
  const { portfolio, request, open, close, message, showMessage, dismiss, handlers } = useChanges({
    kind,
    owner: 'me',
  });
  const list = useEtfOrShareList({ kind, owner: 'me' });
  const retry = { busy: list.isFetching, onRetry: () => void list.refetch() };
  return (
    <Page
      title={texts.mine.title}
      actions={
        <>
          <LinksToMyLists kind={kind} />
          {keepsOwn && (
            <Button kind="primary" onClick={() => open({ kind: 'add' })}>
              {texts.admin.openAdd}
            </Button>
          )}
          {keepsOwn && <ExportForEditing owner="me" />}
          <ExportToExcel report={ETFS_AND_SHARES_REPORTS[kind]} items={list.loaded && list.shown} />
        </>
      }
    >
      <ListViews kind={kind} owner="me" />
      <EtfsOrShares
        list={list}
        failure={(error) => <MyLoadFailure kind={kind} error={error} {...retry} />}
        {...(keepsOwn && { handlers })}
      />
      <RecentlyDeleted owner="me" showMessage={showMessage} />
      <OpenedDialog portfolio={portfolio} request={request} onClose={close} showMessage={showMessage} />
      <Toast message={message} onGone={dismiss} />
    </Page>
  );
}
