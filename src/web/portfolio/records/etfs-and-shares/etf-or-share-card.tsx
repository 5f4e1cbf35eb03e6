import { memo, type ReactNode } from 'react';
import type { EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { etfOrShareValue } from '#domain/etfs-and-shares/etf-or-share-figures';
import { profitPercent } from '#domain/money/profit-percent';
import { Distributions } from '../distributions/distributions.tsx';
import type { DistributionHandlers } from '../distributions/opened-distribution.tsx';
import { FromMarketPrice } from '../../market/prices/from-market-price.tsx';
import { MarketPriceAge } from '../../market/prices/market-price-age.tsx';
import type { Portfolio } from '../../../platform/queries/portfolio/etfs-and-shares.ts';
import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Money, Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { ChevronDownIcon } from '../../../platform/ui/icons/screen-icons.ts';
import { ChangeButtons, type EtfOrShareHandlers } from './change-buttons.tsx';
import { EtfOrShareDetails } from './etf-or-share-details.tsx';
import { COLUMNS, COLUMNS_WITH_BUTTONS } from './etf-or-share-headings.tsx';
import { PRICE_PLACES } from './decimal-places.ts';

interface EtfOrShareCardProps {
  readonly portfolio: Portfolio;
  readonly item: EtfOrShare;
  readonly open: boolean;
  readonly onToggle: (id: EtfOrShare['id']) => void;
  /** The changes that the user may make; null if they may only read. */
  readonly handlers: EtfOrShareHandlers | null;
  readonly distributions: DistributionHandlers;
}

const HEAD =
  'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-hair max-md:rounded-sheet md:px-5 md:py-2';

/** An ETF or share: its main figures and, when open, all details. A card on a phone, otherwise a row. */
export const EtfOrShareCard = memo(function EtfOrShareCard(props: EtfOrShareCardProps) {
  const { portfolio, item, open, onToggle, handlers, distributions } = props;
  const detailsId = `etf-or-share-${item.id}`;
  return (
    <div className="max-md:rounded-sheet max-md:border max-md:border-line max-md:bg-sheet max-md:shadow-sheet">
      <div className={`${HEAD} ${COLUMNS} ${handlers === null ? '' : COLUMNS_WITH_BUTTONS}`}>
        <div className="flex min-w-0 items-center gap-3">
          <span className={`text-soft no-print motion-safe:transition-transform ${open ? 'rotate-180' : ''}`}>
            <ChevronDownIcon size={16} />
          </span>
          <div className="min-w-0">
            <h2 className="font-medium tracking-wide whitespace-nowrap">
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
            <p className="truncate text-xs text-soft print:whitespace-normal" title={item.name}>
              {item.name}
            </p>
          </div>
        </div>
        <MainFigures item={item} />
        {handlers !== null && <ChangeButtons portfolio={portfolio} item={item} handlers={handlers} />}
      </div>
      {open && (
        <div id={detailsId} className="border-t border-hair px-4 py-4 md:px-5">
          <EtfOrShareDetails portfolio={portfolio} item={item} handlers={handlers} />
          <Distributions portfolio={portfolio} item={item} handlers={distributions} />
        </div>
      )}
    </div>
  );
});

function MainFigures({ item }: Pick<EtfOrShareCardProps, 'item'>) {
  const { fields, columns, directions, sale } = useTexts(etfsAndSharesTexts);
  const value = etfOrShareValue(item);
  const percent = value === null ? null : profitPercent(item.profit, item.amountPaid);
  return (
    <>
      <div className="min-w-0 wrap-anywhere max-md:order-2 max-md:col-span-2 max-md:pl-7 max-md:text-xs">
        <p
          className="truncate max-md:inline max-md:whitespace-normal print:whitespace-normal"
          title={item.bank}
        >
          <span className="sr-only">{fields.bank}: </span>
          {item.bank}
        </p>
        <p className="text-xs text-soft max-md:inline max-md:before:content-['_·_']">
          <span className="sr-only">{fields.direction}: </span>
          {directions[item.direction]}
          {item.direction === 'Ask' && ` (${sale})`} · <span className="sr-only">{fields.currency}: </span>
          {item.currency}
        </p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-5 gap-y-0.5 max-md:order-3 max-md:col-span-2 max-md:pl-7 md:contents">
        <Figure label={columns.units}>
          <Amount value={item.nominal} />
        </Figure>
        <Figure label={columns.price}>
          <FromMarketPrice price={item.marketPrice}>
            <span className="text-right">
              <Quantity value={item.marketPrice} places={PRICE_PLACES} />
              <MarketPriceAge holding={item} shows="day" />
            </span>
          </FromMarketPrice>
        </Figure>
        <Figure label={columns.value}>
          <Money value={value?.toFixed()} currency={item.currency} code />
        </Figure>
      </div>
      <div className="min-w-0 text-right max-md:order-1">
        <p className="font-bold">
          <span className="sr-only">{fields.profit}: </span>
          <FromMarketPrice price={item.marketPrice}>
            <Money value={item.profit} currency={item.currency} code signed />
          </FromMarketPrice>
        </p>
        <p className="text-xs">
          <Percent value={percent?.toFixed()} signed />
        </p>
      </div>
    </>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <p className="flex justify-between gap-x-2 max-md:last:col-span-full md:justify-end">
      <span className="text-soft md:sr-only">{label} </span>
      {children}
    </p>
  );
}
