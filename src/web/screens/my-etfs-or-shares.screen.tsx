import type { Kind } from '#api/etfs-and-shares';
import { EtfsOrShares } from '../etfs-and-shares/etfs-or-shares.tsx';
import { MyLoadFailure } from '../etfs-and-shares/load-failures.tsx';
import { MyLinks } from '../etfs-and-shares/my-links.tsx';
import { useEtfOrShareList } from '../etfs-and-shares/use-etf-or-share-list.ts';
import { ETFS_AND_SHARES_REPORTS } from '../export-to-excel/etfs-and-shares-reports.ts';
import { ExportToExcel } from '../export-to-excel/export-to-excel.tsx';
import { Page } from '../layout/page.tsx';
import { etfsAndSharesTexts } from '../texts/etfs-and-shares.ts';
import { useTexts } from '../texts/texts.ts';

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
      <EtfsOrShares list={list} failure={(error) => <MyLoadFailure kind={kind} error={error} {...retry} />} />
    </Page>
  );
}
