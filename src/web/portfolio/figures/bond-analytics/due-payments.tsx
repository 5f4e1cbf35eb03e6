import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { DueBars } from './due-bars.tsx';
import { DueNotes } from './due-notes.tsx';
import { MissingFigure } from './missing-figure.tsx';

interface DuePaymentsProps {
  readonly analytics: BondAnalytics;
  /** The owner can record missing payments. */
  readonly isOwn: boolean;
}

/** A small chart of all payments, with notes. */
export function DuePayments({ analytics, isOwn }: DuePaymentsProps) {
  const { payments } = analytics;
  if (!payments.known) return <MissingFigure reason={payments.reason} />;
  return (
    <>
      <DueBars flows={payments.flows} />
      <DueNotes {...{ payments, analytics, isOwn }} />
    </>
  );
}
