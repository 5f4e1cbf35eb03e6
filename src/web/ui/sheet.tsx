import type { ReactNode } from 'react';

const LOOK = 'rounded-sheet border border-line bg-sheet shadow-sheet';

/** A white sheet on the paper: what belongs together. */
export function Sheet({
  children,
  className = '',
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return <div className={`${LOOK} ${className}`}>{children}</div>;
}

export interface SummaryCard {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** The figures above a list, side by side; two in a row on a phone. */
export function SummaryCards({ cards }: { readonly cards: readonly SummaryCard[] }) {
  return (
    <dl className={`grid grid-cols-2 gap-px overflow-hidden bg-line md:grid-cols-4 ${LOOK}`}>
      {cards.map(({ label, value, note }) => (
        <div key={label} className="bg-sheet px-3.5 py-2 md:px-5 md:py-4">
          <dt className="text-soft">{label}</dt>
          <dd className="flow-root md:mt-1 text-[clamp(13px,4.4vw,19px)]/6 font-bold tracking-tight md:text-2xl">
            {value}
          </dd>
          {note !== undefined && <dd className="mt-0.5 flow-root text-xs text-faint">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
