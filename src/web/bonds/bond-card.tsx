import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import type { Bond } from '#api/bonds';
import type { CalendarDate } from '#domain/calendar-date';
import { FiguredForOwner } from '../bond-analytics/figured-when-opened.tsx';
import { OverdueMark } from '../bond-analytics/overdue-mark.tsx';
import { bondsTexts } from '../texts/bonds.ts';
import { useTexts } from '../texts/texts.ts';
import { Money, Quantity } from '../ui/amount.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { BondActions } from './bond-actions.tsx';
import { BondDetails } from './bond-details.tsx';
import { BondDirection } from './bond-direction.tsx';
import { BondMark } from './bond-mark.tsx';
import { BondYield } from './bond-yield.tsx';
import { PRICE_PLACES, RESULT_PLACES } from './places.ts';

interface BondCardProps {
  readonly bond: Bond;
  readonly open: boolean;
  readonly onToggle: (id: Bond['id']) => void;
  readonly today: CalendarDate;
  /** Payments that were due and are not recorded. */
  readonly overdue: number;
}

/** A bond on a phone: what its row would hold. */
export const BondCard = memo(function BondCard({ bond, open, onToggle, today, overdue }: BondCardProps) {
  const { columns, short } = useTexts(bondsTexts);
  const detailsId = `bond-${bond.id}-details`;
  return (
    <Sheet className="px-4 pt-3.5 pb-2">
      <div className="flex justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-medium tracking-wide">
            <Link to="/bond/$bondId" params={{ bondId: String(bond.id) }}>
              {bond.isin}
            </Link>
          </h2>
          <div className="text-xs text-faint empty:hidden">
            <BondMark bond={bond} today={today} />
            {overdue > 0 && <OverdueMark count={overdue} />}
          </div>
        </div>
        <div className="text-right font-bold">
          <span className="sr-only">{columns.profit}: </span>
          <Money value={bond.profit} currency={bond.currency} code signed />
        </div>
      </div>
      <p className="mt-0.5 text-xs wrap-anywhere text-faint">
        <BondDirection direction={bond.direction} />
        {bond.bank !== null && ` · ${bond.bank}`}
        {bond.notes !== null && ` · ${beginningOf(bond.notes)}`}
      </p>
      <dl className="mt-2.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-5 gap-y-1.5">
        <Figure
          label={columns.nominal}
          value={<Money value={bond.nominal} currency={bond.currency} code />}
          wide
        />
        <Figure label={short.buyPrice} value={<Quantity value={bond.buyPrice} places={PRICE_PLACES} />} />
        <Figure label={columns.ytm} value={<BondYield bond={bond} />} />
        <Figure
          label={short.marketPrice}
          value={<Quantity value={bond.marketPrice} places={PRICE_PLACES} />}
        />
        <Figure label={columns.coupon} value={<Quantity value={bond.couponPercent} places={2} />} />
        <Figure label={columns.result} value={<Quantity value={bond.result} places={RESULT_PLACES} />} wide />
      </dl>
      <div className="mt-2 border-t border-hair pt-1.5 text-right">
        <BondActions bond={bond} open={open} detailsId={detailsId} onToggle={onToggle} />
      </div>
      {open && (
        <div id={detailsId} className="pt-2 pb-2">
          <BondDetails bond={bond}>
            <FiguredForOwner bondId={bond.id} />
          </BondDetails>
        </div>
      )}
    </Sheet>
  );
});

const NOTES_LENGTH = 60;

/** Notes may be long; all of them stand among the details. */
function beginningOf(notes: string): string {
  return notes.length > NOTES_LENGTH ? `${notes.slice(0, NOTES_LENGTH)}…` : notes;
}

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Over both columns. */
  readonly wide?: boolean;
}

function Figure({ label, value, wide = false }: FigureProps) {
  return (
    <div className={`flex justify-between gap-2 ${wide ? 'col-span-full' : ''}`}>
      <dt className="text-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
