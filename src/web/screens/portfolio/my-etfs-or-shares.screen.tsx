import type { Kind } from '#api/portfolio/etfs-and-shares';
import { EtfsOrShares } from '../../portfolio/etfs-and-shares/etfs-or-shares.tsx';
import { MyLoadFailure } from '../../portfolio/etfs-and-shares/load-failures.tsx';
import { MyLinks } from '../../portfolio/etfs-and-shares/my-links.tsx';
import { useEtfOrShareList } from '../../portfolio/etfs-and-shares/use-etf-or-share-list.ts';
import { ETFS_AND_SHARES_REPORTS } from '../../portfolio/export-to-excel/etfs-and-shares-reports.ts';
import { ExportToExcel } from '../../portfolio/export-to-excel/export-to-excel.tsx';
import { ListViews } from '../../portfolio/positions/list-views.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { etfsAndSharesTexts } from '../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../platform/texts/texts.ts';

export function MyEtfsScreen() {
  return <MyEtfsOrShares kind="etf" />;
}

export function MySharesScreen() {
  return <MyEtfsOrShares kind="share" />;
}

function MyEtfsOrShares({ kind }: { readonly kind: Kind }) {
  const { title } = useTexts(etfsAndSharesTexts).kinds[kind].mine;
  const list = useEtfOrShareList({ kind, owner: 'me' });
  const retry = { busy: list.isFetching, onRetry: () => void list.refetch() };
  return (
    <Page
      title={title}
      actions={
        <>
          <MyLinks kind={kind} />
          <ExportToExcel report={ETFS_AND_SHARES_REPORTS[kind]} items={list.loaded && list.shown} />
        </>
      }
    >
      <ListViews kind={kind} owner="me" />
      <EtfsOrShares list={list} failure={(error) => <MyLoadFailure kind={kind} error={error} {...retry} />} />
    </Page>
  );
}
