import { useEtfsOrShares } from '../../../platform/queries/portfolio/etfs-and-shares.ts';
import { EnteredByAdministrator } from '../../../platform/lists/entered-by-administrator.tsx';
import { useKeepsOwnPortfolio } from '../../../platform/session/use-keeps-own-portfolio.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import type { EtfOrShareList } from './use-etf-or-share-list.ts';

/** Says why the list is empty: nothing matches the search, this part is empty, or there is nothing yet. */
export function NoEtfsOrShares({ list }: { readonly list: EtfOrShareList }) {
  return <Sheet>{list.loaded?.length === 0 ? <NothingHere list={list} /> : <NoMatch list={list} />}</Sheet>;
}

function NoMatch({ list }: { readonly list: EtfOrShareList }) {
  const { kinds, noMatchText } = useTexts(etfsAndSharesTexts);
  const { clearFilters } = useTexts(commonTexts);
  return (
    <EmptyState
      title={kinds[list.portfolio.kind].noMatch}
      text={noMatchText(list.state.search)}
      action={<Button onClick={() => list.setSearch('')}>{clearFilters}</Button>}
    />
  );
}

function NothingHere({ list: { portfolio, state } }: { readonly list: EtfOrShareList }) {
  const texts = useTexts(etfsAndSharesTexts).kinds[portfolio.kind];
  const { none, noneActive, noneExpired } = portfolio.owner === 'me' ? texts.mine : texts.admin;
  const keepsOwn = useKeepsOwnPortfolio();
  const others = useEtfsOrShares(portfolio, state.part === 'active' ? 'expired' : 'active');
  const ofThisPart = state.part === 'active' ? noneActive : noneExpired;
  const hasOthers = others.data !== undefined && others.data.length > 0;
  const isRead = portfolio.owner === 'me' && !keepsOwn;
  return (
    <EmptyState
      title={texts.noneTitle}
      text={hasOthers ? ofThisPart : none}
      action={!hasOthers && isRead ? <EnteredByAdministrator /> : undefined}
    />
  );
}
