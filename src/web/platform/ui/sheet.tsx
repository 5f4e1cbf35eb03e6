import { useState, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons/screen-icons.ts';

const LOOK = 'rounded-sheet border border-line bg-sheet shadow-sheet';

/** A card for what belongs together. */
export function Sheet({
  children,
  className = '',
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return <div className={`${LOOK} ${className}`}>{children}</div>;
}

interface SummaryCard {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

interface SummaryCardsProps {
  readonly cards: readonly SummaryCard[];
  /**
   * For notes that arrive later: their place is kept, so that nothing below moves. On a phone it is two lines, and this opens the
   * whole of them.
   */
  readonly notesLabel?: string;
}

/** The figures above a list, side by side; two per row on a phone. */
export function SummaryCards({ cards, notesLabel }: SummaryCardsProps) {
  const [open, setOpen] = useState(false);
  const cut = notesLabel !== undefined && !open;
  return (
    <div className={`overflow-hidden ${LOOK}`}>
      <dl className="grid grid-cols-2 gap-px bg-line md:grid-cols-4">
        {cards.map(({ label, value, note }) => (
          <div key={label} className="min-w-0 bg-sheet px-3.5 py-2 md:px-5 md:py-4">
            <dt className="text-soft hyphens-auto max-md:text-[clamp(12px,3.75vw,14px)]">{label}</dt>
            <dd className="flow-root text-[clamp(13px,4.4vw,19px)]/6 font-bold tracking-tight md:mt-1 md:text-2xl">
              {value}
            </dd>
            {note !== undefined && (
              <dd
                className={`mt-0.5 text-xs text-faint ${cut ? 'max-md:not-print:line-clamp-2 max-md:not-print:h-8' : 'flow-root'} ${notesLabel === undefined ? '' : 'md:not-print:min-h-24'}`}
              >
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {notesLabel !== undefined && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex h-8 w-full items-center justify-center gap-1 border-t border-line text-xs text-soft -outline-offset-2 no-print md:hidden"
        >
          {notesLabel}
          <span className={open ? 'rotate-180' : ''}>
            <ChevronDownIcon size={14} />
          </span>
        </button>
      )}
    </div>
  );
}
