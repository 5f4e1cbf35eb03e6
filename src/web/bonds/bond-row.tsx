import { Link } from '@tanstack/react-router';
import { memo, type Ref } from 'react';
import type { Bond } from '#api/bonds';
import type { CalendarDate } from '#domain/calendar-date';
import { FiguredForOwner } from '../bond-analytics/figured-when-opened.tsx';
import { OverdueMark } from '../bond-analytics/overdue-mark.tsx';
import { Amount, Missing, Money, Quantity } from '../ui/amount.tsx';
import { Cell, RowHeaderCell } from '../ui/data-table.tsx';
import { BondActions } from './bond-actions.tsx';
import { BOND_COLUMNS } from './bond-columns.ts';
import { BondDetails } from './bond-details.tsx';
import { BondDirection } from './bond-direction.tsx';
import { BondMark } from './bond-mark.tsx';
import { BondYield } from './bond-yield.tsx';
import { PRICE_PLACES, RESULT_PLACES } from './places.ts';

interface RowPlace {
  /** Place of the row in the list, from 0, by which it is measured. */
  readonly index: number;
  readonly rowRef?: Ref<HTMLTableRowElement> | undefined;
}

interface BondRowProps extends RowPlace {
  readonly bond: Bond;
  readonly open: boolean;
  readonly onToggle: (id: Bond['id']) => void;
  readonly today: CalendarDate;
  /** Payments that were due and are not recorded. */
  readonly overdue: number;
}

export const BondRow = memo(function BondRow(props: BondRowProps) {
  const { bond, open, onToggle, today, overdue, index, rowRef } = props;
  return (
    <tr ref={rowRef} data-index={index} aria-rowindex={index + 2}>
      <RowHeaderCell>
        <Link
          to="/bond/$bondId"
          params={{ bondId: String(bond.id) }}
          className="block w-fit font-medium tracking-wide hover:underline"
        >
          {bond.isin}
        </Link>
        <span className="block text-xs/[15px] text-faint empty:hidden">
          <BondMark bond={bond} today={today} />
          {overdue > 0 && <OverdueMark count={overdue} />}
        </span>
      </RowHeaderCell>
      <Cell>
        <Text value={bond.notes} />
      </Cell>
      <Cell>
        <Text value={bond.bank} />
      </Cell>
      <Cell>
        <BondDirection direction={bond.direction} />
      </Cell>
      <Cell numeric>
        <Money value={bond.nominal} currency={bond.currency} code />
      </Cell>
      <Cell numeric>
        <Quantity value={bond.buyPrice} places={PRICE_PLACES} />
      </Cell>
      <Cell numeric>
        <Quantity value={bond.marketPrice} places={PRICE_PLACES} />
      </Cell>
      <Cell numeric>
        <Quantity value={bond.result} places={RESULT_PLACES} />
      </Cell>
      <Cell numeric>
        <BondYield bond={bond} />
      </Cell>
      <Cell numeric>
        <Quantity value={bond.couponPercent} places={2} />
      </Cell>
      <Cell numeric>
        <Amount value={bond.profit} signed />
      </Cell>
      <Cell>
        <BondActions bond={bond} open={open} detailsId={detailsIdOf(bond)} onToggle={onToggle} />
      </Cell>
    </tr>
  );
});

/** Below the row of a bond, over the whole width of what is in view. */
export function BondDetailsRow({ bond, index, rowRef }: RowPlace & { readonly bond: Bond }) {
  return (
    <tr ref={rowRef} data-index={index} aria-rowindex={index + 2} id={detailsIdOf(bond)}>
      <td colSpan={BOND_COLUMNS.length} className="border-b border-hair p-0">
        <div className="sticky left-0 w-[100cqw] px-5 pt-3 pb-5">
          <BondDetails bond={bond}>
            <FiguredForOwner bondId={bond.id} />
          </BondDetails>
        </div>
      </td>
    </tr>
  );
}

function detailsIdOf({ id }: Bond): string {
  return `bond-${id}-details`;
}

/** A text that may be long: two lines of it. */
function Text({ value }: { readonly value: string | null }) {
  if (value === null) return <Missing />;
  return (
    <span className="line-clamp-2 max-w-28 text-sm/[17px] whitespace-normal" title={value}>
      {value}
    </span>
  );
}
