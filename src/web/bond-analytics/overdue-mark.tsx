import type { BondId } from '#api/ids';
import { useMyOverdueBonds } from '../queries/my-overdue-bonds.ts';
import { bondAnalyticsTexts } from '../texts/bond-analytics.ts';
import { useTexts } from '../texts/texts.ts';

/** How many payments of each of my bonds were due and are not recorded; empty until that is known. */
export function useOverdueCounts(): ReadonlyMap<BondId, number> {
  const { data } = useMyOverdueBonds();
  return new Map(data?.map(({ bondId, flows }) => [bondId, flows.length]));
}

/** Below an ISIN: that payments were due and are not recorded. */
export function OverdueMark({ count }: { readonly count: number }) {
  const { due } = useTexts(bondAnalyticsTexts);
  return <span className="block text-loss">{due.mark(count)}</span>;
}
