import { Link } from '@tanstack/react-router';
import { memo, type Ref } from 'react';
import type { Bond } from '#api/portfolio/bonds';
import type { CalendarDate } from '#domain/calendar-date';
import { OwnerFigures } from '../../../figures/bond-analytics/lazy-bond-figures.tsx';
import { FromMarketPrice } from '../../../market/prices/from-market-price.tsx';
import { MarketPriceAge } from '../../../market/prices/market-price-age.tsx';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Amount, Missing, Money, Quantity } from '../../../../platform/ui/amount.tsx';
import { Cell, RowHeaderCell, WIDE_ONLY } from '../../../../platform/ui/tables/data-table.tsx';
import { OwnerButtons, type BondChangeHandlers } from '../changes/change-buttons.tsx';
import { BondActions } from './bond-actions.tsx';
import { BOND_COLUMNS } from './bond-columns.ts';
import { BondDetails } from '../details/bond-details.tsx';
import { directionColour } from '../details/bond-direction.tsx';
import { BondBadges } from '../details/bond-badges.tsx';
import { BondYield } from '../details/bond-yield.tsx';
import { PRICE_PLACES, RESULT_PLACES } from '../details/decimal-places.ts';

interface RowPosition {
  /** Its index in the list; heights are measured by it. */
  readonly index: number;
  readonly rowRef?: Ref<HTMLTableRowElement> | undefined;
}

interface BondRowProps extends RowPosition {
  readonly bond: Bond;
  readonly open: boolean;
  readonly onToggle: (id: Bond['id']) => void;
  readonly today: CalendarDate;
  /** The number of payments that were due and are not recorded. */
  readonly overdue: number;
}

export const BondRow = memo(function BondRow(props: BondRowProps) {
  const { bond, open, onToggle, today, overdue, index, rowRef } = props;
  const texts = useTexts(bondsTexts);
  return (
    <tr ref={rowRef} data-index={index} aria-rowindex={index + 2}>
      <RowHeaderCell className="py-[4.5px]">
        <Link
          to="/bond/$bondId"
          params={{ bondId: String(bond.id) }}
          className="block w-fit font-medium tracking-wide hover:underline"
        >
          {bond.isin}
        </Link>
        <BondBadges bond={bond} today={today} overdue={overdue} />
      </RowHeaderCell>
      <TextCell value={bond.notes} className={WIDE_ONLY} />
      <TextCell value={bond.bank} />
      <Cell className={directionColour(bond.direction)}>{texts.directions[bond.direction]}</Cell>
      <Cell numeric>
        <Money bare value={bond.nominal} currency={bond.currency} code />
      </Cell>
      <Cell numeric>
        <Quantity bare value={bond.buyPrice} places={PRICE_PLACES} />
      </Cell>
      <Cell numeric>
        <FromMarketPrice price={bond.marketPrice}>
          <Quantity bare value={bond.marketPrice} places={PRICE_PLACES} />
          <MarketPriceAge holding={bond} shows="day" />
        </FromMarketPrice>
      </Cell>
      <Cell numeric>
        <FromMarketPrice price={bond.marketPrice}>
          <Quantity bare value={bond.result} places={RESULT_PLACES} />
        </FromMarketPrice>
      </Cell>
      <Cell numeric>
        <BondYield bond={bond} />
      </Cell>
      <Cell numeric>
        <Quantity bare value={bond.couponPercent} places={2} />
      </Cell>
      <Cell numeric>
        <FromMarketPrice price={bond.marketPrice}>
          <Amount value={bond.profit} signed />
        </FromMarketPrice>
      </Cell>
      <Cell className="text-right! no-print">
        <BondActions bond={bond} open={open} detailsId={detailsId(bond)} onToggle={onToggle} />
      </Cell>
    </tr>
  );
});

interface BondDetailsRowProps extends RowPosition {
  readonly bond: Bond;
  readonly handlers: BondChangeHandlers | null;
}

/** The details below the row of a bond, as wide as the visible part of the table. */
export function BondDetailsRow({ bond, handlers, index, rowRef }: BondDetailsRowProps) {
  return (
    <tr ref={rowRef} data-index={index} aria-rowindex={index + 2} id={detailsId(bond)}>
      <td colSpan={BOND_COLUMNS.length} className="border-b border-hair p-0">
        <div className="sticky left-0 w-[100cqw] px-5 pt-3 pb-5">
          <OwnerButtons bond={bond} handlers={handlers} />
          <BondDetails bond={bond} {...(handlers && { onChangeClosingDay: () => handlers.onExpire(bond) })}>
            <OwnerFigures bondId={bond.id} />
          </BondDetails>
        </div>
      </td>
    </tr>
  );
}

function detailsId({ id }: Bond): string {
  return `bond-${id}-details`;
}

/** A truncated text; the tooltip and the details have it in full. */
function TextCell({ value, className = '' }: { readonly value: string | null; readonly className?: string }) {
  return (
    <Cell
      className={`max-w-0 truncate print:max-w-none print:whitespace-normal ${className}`}
      title={value ?? undefined}
    >
      {value ?? <Missing />}
    </Cell>
  );
}
