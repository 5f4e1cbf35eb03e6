import { useMemo, type ReactNode } from 'react';
import type { EtfOrShareId } from '#api/platform/ids';
import { ListCount } from '../../../platform/lists/list-count.tsx';
import { ListToolbar } from '../../../platform/lists/list-toolbar.tsx';
import { useListTop } from '../../../platform/lists/use-list-top.ts';
import { useOpenIds } from '../../../platform/lists/use-open-ids.ts';
import { WindowedCards } from '../../../platform/lists/windowed-cards.tsx';
import {
  OpenedDistribution,
  useDistributionChanges,
  type DistributionHandlers,
} from '../distributions/opened-distribution.tsx';
import { LaterOnFirstScreen } from '../../../platform/ui/rendering/later-on-first-screen.tsx';
import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { TotalsCards } from '../../figures/totals/totals-cards.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { useWideScreen } from '../../../platform/ui/use-wide-screen.ts';
import type { EtfOrShareHandlers } from './change-buttons.tsx';
import { EtfOrShareCard } from './etf-or-share-card.tsx';
import { EtfOrShareHeadings } from './etf-or-share-headings.tsx';
import { ETF_OR_SHARE_SORTS } from './etf-or-share-list.ts';
import { NoEtfsOrShares } from './no-etfs-or-shares.tsx';
import type { EtfOrShareList } from './use-etf-or-share-list.ts';

/** In px, until the rows are measured. */
const ROW_HEIGHT = 53;
const CARD_HEIGHT = 132;

interface EtfsOrSharesProps {
  readonly list: EtfOrShareList;
  /** Renders the message shown instead of the cards if loading failed. */
  readonly failure: (error: Error) => ReactNode;
  readonly handlers?: EtfOrShareHandlers;
}

/** The list in each of its states, below its toolbar. */
export function EtfsOrShares({ list, failure, handlers }: EtfsOrSharesProps) {
  const { loaded, shown, error, portfolio } = list;
  const { kinds } = useTexts(etfsAndSharesTexts);
  const texts = kinds[portfolio.kind];
  const { loading } = portfolio.owner === 'me' ? texts.mine : texts.admin;
  const distributions = useDistributionChanges(portfolio);
  return (
    <>
      {loaded?.length !== 0 && (
        <div className="mb-5">
          <TotalsCards of={{ ...portfolio, part: list.state.part }} listed={loaded !== undefined} />
        </div>
      )}
      <Toolbar list={list} />
      {loaded === undefined && error !== null && failure(error)}
      {loaded === undefined && error === null && (
        <Sheet>
          <SkeletonRows label={loading} />
        </Sheet>
      )}
      <LaterOnFirstScreen>
        {loaded !== undefined && shown.length > 0 && (
          <Cards list={list} handlers={handlers} distributions={distributions.handlers} />
        )}
      </LaterOnFirstScreen>
      {loaded !== undefined && shown.length === 0 && <NoEtfsOrShares list={list} />}
      <OpenedDistribution {...distributions} />
    </>
  );
}

function Toolbar({ list }: Pick<EtfsOrSharesProps, 'list'>) {
  const { loaded, shown, portfolio, state } = list;
  const { fields, kinds, searchHint } = useTexts(etfsAndSharesTexts);
  const texts = kinds[portfolio.kind];
  return (
    <ListToolbar
      texts={{ search: texts.search, searchHint }}
      sorts={ETF_OR_SHARE_SORTS}
      sortLabels={fields}
      state={state}
      onSearch={list.setSearch}
      onChange={list.change}
    >
      <ListCount counts={loaded ? { shown: shown.length, all: loaded.length } : null} texts={texts} />
    </ListToolbar>
  );
}

interface CardsProps {
  readonly list: EtfOrShareList;
  readonly handlers: EtfOrShareHandlers | null | undefined;
  readonly distributions: DistributionHandlers;
}

function Cards({ list, handlers = null, distributions }: CardsProps) {
  const { openIds, onToggle } = useOpenIds<EtfOrShareId>();
  const { search, sort, direction, part } = list.state;
  const { kind, owner } = list.portfolio;
  // Keep the same object, or every card would render again.
  const portfolio = useMemo(() => ({ kind, owner }), [kind, owner]);
  const wide = useWideScreen();
  const top = useListTop(search, sort, direction, part);
  return (
    <div
      ref={top}
      className="print-table md:overflow-clip md:rounded-sheet md:border md:border-line md:bg-sheet md:shadow-sheet"
    >
      <EtfOrShareHeadings withButtons={handlers !== null} />
      <WindowedCards
        items={list.shown}
        cardHeight={wide ? ROW_HEIGHT : CARD_HEIGHT}
        className="max-md:pb-2.5 md:border-b md:border-hair md:last:border-b-0"
      >
        {(item) => (
          <EtfOrShareCard
            portfolio={portfolio}
            item={item}
            open={openIds.has(item.id)}
            onToggle={onToggle}
            handlers={handlers}
            distributions={distributions}
          />
        )}
      </WindowedCards>
    </div>
  );
}
