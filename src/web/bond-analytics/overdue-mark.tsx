import { Link } from '@tanstack/react-router';
import type { OverdueBond } from '#api/bond-analytics';
import type { BondId } from '#api/ids';
import { useMyOverdueBonds } from '../queries/my-overdue-bonds.ts';
import { bondAnalyticsTexts } from '../texts/bond-analytics.ts';
import { useTexts } from '../texts/texts.ts';

/** How many payments of each bond were due and are not recorded; empty until that is known. */
export function overdueCounts(bonds: readonly OverdueBond[] | undefined): ReadonlyMap<BondId, number> {
  return new Map(bonds?.map(({ bondId, flows }) => [bondId, flows.length]));
}

/** The same of my bonds. */
export function useOverdueCounts(): ReadonlyMap<BondId, number> {
  return overdueCounts(useMyOverdueBonds().data);
}

interface OverdueMarkProps {
  readonly count: number;
  /** One's own bond: the mark leads to the form for the oldest of them. */
  readonly ownBond?: BondId;
}

/** Below an ISIN: that payments were due and are not recorded. */
export function OverdueMark({ count, ownBond }: OverdueMarkProps) {
  const { due } = useTexts(bondAnalyticsTexts);
  const text = due.mark(count);
  if (ownBond === undefined) return <span className="block text-loss">{text}</span>;
  return (
    <Link
      to="/bond/$bondId/payments/add"
      params={{ bondId: String(ownBond) }}
      className="block w-fit text-loss underline"
    >
      {text}
    </Link>
  );
}
