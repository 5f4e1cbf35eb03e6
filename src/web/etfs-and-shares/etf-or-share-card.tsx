import { memo } from 'react';
import type { EtfOrShare } from '#api/etfs-and-shares';
import { FromMarketPrice } from '../prices/from-market-price.tsx';
import { etfsAndSharesTexts } from '../texts/etfs-and-shares.ts';
import { useTexts } from '../texts/texts.ts';
import { Money } from '../ui/amount.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { AdminActions, type Acts } from './admin-actions.tsx';
import { EtfOrShareDetails } from './etf-or-share-details.tsx';

interface EtfOrShareCardProps {
  readonly item: EtfOrShare;
  readonly open: boolean;
  readonly onToggle: (id: EtfOrShare['id']) => void;
  /** What an administrator can do with it. */
  readonly acts: Acts | null;
}

const HEAD =
  'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-sheet px-4 py-2.5 hover:bg-hair md:px-5';
const WIDE = 'md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]';
const WIDE_WITH_ACTS = 'md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)_auto]';

/** An ETF or a share: its main figures, and below them, when it is open, all of it. */
export const EtfOrShareCard = memo(function EtfOrShareCard(props: EtfOrShareCardProps) {
  const { item, open, onToggle, acts } = props;
  const { fields, sale } = useTexts(etfsAndSharesTexts);
  const detailsId = `etf-or-share-${item.id}`;
  return (
    <Sheet>
      <div className={`${HEAD} ${acts === null ? WIDE : WIDE_WITH_ACTS}`}>
        <div className="flex items-center gap-3">
          <span className={`text-soft no-print motion-safe:transition-transform ${open ? 'rotate-180' : ''}`}>
            <ChevronDownIcon size={16} />
          </span>
          <div className="min-w-0">
            <h2 className="font-medium tracking-wide wrap-anywhere">
              {/* The button covers the whole head of the card. */}
              <button
                type="button"
                aria-expanded={open}
                aria-controls={open ? detailsId : undefined}
                onClick={() => onToggle(item.id)}
                className="text-left after:absolute after:inset-0 after:rounded-sheet"
              >
                {item.isin}
              </button>
            </h2>
            <p className="text-xs wrap-anywhere text-soft">{item.name}</p>
          </div>
        </div>
        <div className="min-w-0 max-md:order-1 max-md:col-span-2 max-md:pl-7 max-md:text-xs">
          <p className="inline wrap-anywhere md:block">
            <span className="sr-only">{fields.bank}: </span>
            {item.bank}
          </p>
          <p className="inline text-xs text-soft max-md:before:content-['_·_'] md:block">
            <span className="sr-only">{fields.direction}: </span>
            {item.direction}
            {item.direction === 'Ask' && ` (${sale})`} · <span className="sr-only">{fields.currency}: </span>
            {item.currency}
          </p>
        </div>
        <p className="text-right font-bold">
          <span className="sr-only">{fields.profit}: </span>
          <FromMarketPrice price={item.marketPrice}>
            <Money value={item.profit} currency={item.currency} code signed />
          </FromMarketPrice>
        </p>
        {acts !== null && <AdminActions item={item} acts={acts} />}
      </div>
      {open && (
        <div id={detailsId} className="border-t border-hair px-4 py-4 md:px-5">
          <EtfOrShareDetails item={item} />
        </div>
      )}
    </Sheet>
  );
});
