import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import type { Bond } from '#api/portfolio/bonds';
import type { CalendarDate } from '#domain/calendar-date';
import { profitPercent } from '#domain/money/profit-percent';
import { OwnerFigures } from '../../../figures/bond-analytics/lazy-bond-figures.tsx';
import { FromMarketPrice } from '../../../market/prices/from-market-price.tsx';
import { MarketPriceAge } from '../../../market/prices/market-price-age.tsx';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Amount, Money, Percent, Quantity } from '../../../../platform/ui/amount.tsx';
import { Sheet } from '../../../../platform/ui/sheet.tsx';
import { OwnerButtons, type BondChangeHandlers } from '../changes/change-buttons.tsx';
import { BondActions } from './bond-actions.tsx';
import { BondDetails } from '../details/bond-details.tsx';
import { BondDirection } from '../details/bond-direction.tsx';
import { BondBadges } from '../details/bond-badges.tsx';
import { BondYield } from '../details/bond-yield.tsx';
import { PRICE_PLACES, RESULT_PLACES } from '../details/decimal-places.ts';

interface BondCardProps {
  readonly bond: Bond;
  readonly open: boolean;
  readonly onToggle: (id: Bond['id']) => void;
  readonly today: CalendarDate;
  /** The number of payments that were due and are not recorded. */
  readonly overdue: number;
  /** Null if the user cannot edit. */
  readonly handlers: BondChangeHandlers | null;
}

/** A bond on a phone: its most important figures and, when open, all others. */
export const BondCard = memo(function BondCard(props: BondCardProps) {
  const { bond, open, onToggle, today, overdue, handlers } = props;
  const { columns, short } = useTexts(bondsTexts);
  const detailsId = `bond-${bond.id}-details`;
  return (
    <Sheet className="px-4 pt-3 pb-1">
      <div className="flex flex-wrap justify-between gap-x-3">
        <h2 className="font-medium tracking-wide whitespace-nowrap">
          <Link to="/bond/$bondId" params={{ bondId: String(bond.id) }}>
            {bond.isin}
          </Link>
        </h2>
        <p className="ml-auto text-right font-bold">
          <span className="sr-only">{columns.profit}: </span>
          <FromMarketPrice price={bond.marketPrice}>
            <Money value={bond.profit} currency={bond.currency} code signed />
          </FromMarketPrice>
        </p>
      </div>
      <div className="flex justify-between gap-3 text-xs text-faint">
        <div className="min-w-0 grow">
          <BondBadges bond={bond} today={today} overdue={overdue} />
          <p className="truncate">
            <BondDirection direction={bond.direction} />
            {bond.bank !== null && ` · ${bond.bank}`}
          </p>
        </div>
        <FromMarketPrice price={bond.marketPrice}>
          <Percent value={profitPercent(bond.profit, bond.amountPaid)?.toNumber()} signed />
        </FromMarketPrice>
      </div>
      <dl className="mt-1.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-5 gap-y-1">
        <Figure label={columns.nominal} value={<Amount value={bond.nominal} />} />
        <Figure label={short.ytm} value={<BondYield bond={bond} />} />
        <Figure label={short.buyPrice} value={<Quantity value={bond.buyPrice} places={PRICE_PLACES} />} />
        <Figure
          label={short.marketPrice}
          value={
            <FromMarketPrice price={bond.marketPrice}>
              <Quantity value={bond.marketPrice} places={PRICE_PLACES} />
              <MarketPriceAge holding={bond} shows="day" />
            </FromMarketPrice>
          }
        />
      </dl>
      <div className="mt-1 -mr-1.5 text-right">
        <BondActions bond={bond} open={open} detailsId={detailsId} onToggle={onToggle} />
      </div>
      {open && (
        <div id={detailsId} className="border-t border-hair pt-3 pb-2">
          <OwnerButtons bond={bond} handlers={handlers} />
          <BondDetails
            bond={bond}
            {...(handlers && { onChangeClosingDay: () => handlers.onExpire(bond) })}
            first={[
              {
                label: columns.result,
                value: (
                  <FromMarketPrice price={bond.marketPrice}>
                    <Quantity value={bond.result} places={RESULT_PLACES} />
                  </FromMarketPrice>
                ),
              },
              { label: columns.coupon, value: <Quantity value={bond.couponPercent} places={2} /> },
            ]}
          >
            <OwnerFigures bondId={bond.id} />
          </BondDetails>
        </div>
      )}
    </Sheet>
  );
});

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
}

function Figure({ label, value }: FigureProps) {
  return (
    <div className="flex justify-between gap-2">
      <dt className="text-soft">{label}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  );
}
