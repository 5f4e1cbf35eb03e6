import { Link } from '@tanstack/react-router';
import { OwnBondChanges } from '../../portfolio/records/bonds/changes/own-bond-changes.tsx';
import { useBondChanges } from '../../portfolio/records/bonds/changes/use-bond-changes.ts';
import { bondListInAddress } from '../../portfolio/records/bonds/list/bond-list-state.ts';
import { BondsFailure } from '../../portfolio/records/bonds/list/bonds-failure.tsx';
import { BondsList } from '../../portfolio/records/bonds/list/bonds-list.tsx';
import { BondsToolbar } from '../../portfolio/records/bonds/list/bonds-toolbar.tsx';
import { LoadingBonds } from '../../portfolio/records/bonds/list/loading-bonds.tsx';
import { NoBonds } from '../../portfolio/records/bonds/list/no-bonds.tsx';
import { useShownBonds } from '../../portfolio/records/bonds/list/use-shown-bonds.ts';
import { useToday } from '../../platform/clock/use-today.ts';
import { BONDS_REPORT } from '../../portfolio/transfer/export-to-excel/bonds-report.ts';
import { ExportForEditing } from '../../portfolio/transfer/export-to-excel/export-for-editing.tsx';
import { ExportToExcel } from '../../portfolio/transfer/export-to-excel/export-to-excel.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { useListState } from '../../platform/lists/use-list-state.ts';
import { useMyBonds, useMyOverdueBonds } from '../../platform/queries/portfolio/my-bonds.ts';
import { useKeepsOwnPortfolio } from '../../platform/session/use-keeps-own-portfolio.ts';
import { bondChangesTexts } from '../../platform/texts/portfolio/bond-changes.ts';
import { bondsTexts } from '../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { ListViews } from '../../portfolio/figures/positions/list-views.tsx';
import { TotalsCards } from '../../portfolio/figures/totals/totals-cards.tsx';
import { Button, buttonLook } from '../../platform/ui/button.tsx';
import { formatDay } from '../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../platform/ui/display-preferences.ts';

export function MyBondsScreen() {
  const texts = useTexts(bondsTexts);
  const { locale } = useDisplayPreferences();
  const today = useToday();
  const { state, setSearch, change } = useListState(bondListInAddress);
  const { data, error, isFetching, refetch } = useMyBonds(state.part);
  const overdue = useMyOverdueBonds();
  const bonds = useShownBonds(data?.data, state, overdue);
  const keepsOwn = useKeepsOwnPortfolio();
  const { request, handlers, onAdd, onClose } = useBondChanges();
  const isEmpty = data !== undefined && data.summary.activeCount + data.summary.expiredCount === 0;
  return (
    <Page
      title={texts.title}
      // The day of the figures; an empty line reserves its space while loading.
      intro={data === undefined ? '\u00a0' : texts.asOf(formatDay(today, locale))}
      actions={
        <>
          <Links />
          {keepsOwn && !isEmpty && <AddButton onAdd={onAdd} />}
          {keepsOwn && !isEmpty && <ExportForEditing owner="me" />}
          <ExportToExcel report={BONDS_REPORT} items={data && bonds} />
        </>
      }
    >
      {data === undefined && error !== null ? (
        <BondsFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <ListViews kind="bond" owner="me" />
          <TotalsCards
            of={{ kind: 'bond', owner: 'me', part: state.part }}
            summary={data?.summary}
            listed={data !== undefined}
          />
          {!isEmpty && (
            <BondsToolbar
              state={state}
              onSearch={setSearch}
              onChange={change}
              overdue={overdue}
              counts={data === undefined ? null : { shown: bonds.length, all: data.data.length }}
            />
          )}
          {data === undefined && <LoadingBonds order={state} onOrder={change} />}
          {data !== undefined && bonds.length > 0 && (
            <BondsList bonds={bonds} state={state} onOrder={change} handlers={keepsOwn ? handlers : null} />
          )}
          {data !== undefined && bonds.length === 0 && (
            <div className={isEmpty ? 'mt-4' : ''}>
              <NoBonds
                summary={data.summary}
                state={state}
                onClear={() => change({ search: '', overdue: false })}
                onAdd={keepsOwn ? onAdd : undefined}
              />
            </div>
          )}
        </>
      )}
      {keepsOwn && <OwnBondChanges request={request} onClose={onClose} />}
    </Page>
  );
}

function AddButton({ onAdd }: { readonly onAdd: () => void }) {
  const { addBond } = useTexts(bondChangesTexts);
  return (
    <Button kind="primary" onClick={onAdd}>
      {addBond}
    </Button>
  );
}

function Links() {
  const texts = useTexts(bondsTexts);
  return (
    <>
      <Link to="/my/etfs" className={buttonLook()}>
        {texts.viewEtfs}
      </Link>
      <Link to="/my/shares" className={buttonLook()}>
        {texts.viewShares}
      </Link>
    </>
  );
}
