import type { OverdueBond } from '#api/portfolio/overdue-bonds';
import type { BondId } from '#api/platform/ids';
import { useMyOverdueBonds } from '../../../platform/queries/portfolio/my-bonds.ts';
import { bondsTexts } from '../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../platform/texts/texts.ts';

/** The number of overdue payments of each bond; empty while loading. */
export function overdueCounts(bonds: readonly OverdueBond[] | undefined): ReadonlyMap<BondId, number> {
  return new Map(bonds?.map(({ bondId, count }) => [bondId, count]));
}

/** The number of overdue payments of each of the user's own bonds. */
export function useOverdueCounts(): ReadonlyMap<BondId, number> {
  return overdueCounts(useMyOverdueBonds().data);
}

/** Shown below an ISIN: payments were due and are not recorded. */
export function OverdueMark({ count }: { readonly count: number }) {
  const { overdue } = useTexts(bondsTexts);
  return (
    <span className="me-1.5 text-loss" title={overdue.markTitle(count)}>
      {overdue.mark(count)}
    </span>
  );
}
