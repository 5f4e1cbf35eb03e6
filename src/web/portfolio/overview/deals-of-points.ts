import type { OverviewHistory } from '#api/portfolio/figures/overview';
import { sumDeals, type DealMark } from '../../platform/charts/value-points.ts';

/** The deals by the day of the point that shows them: where a gap has none, of the first point after it. */
export function dealsOfPoints({ points, deals }: OverviewHistory): (day: string) => readonly DealMark[] {
  const found = new Map<string, DealMark[]>();
  let place = 0;
  for (const { day, kind, eur } of deals) {
    while ((points[place]?.day ?? '~') < day) place += 1;
    const shown = points[place]?.day ?? '';
    const mark = { kind, value: typeof eur === 'number' ? eur : null };
    found.set(shown, sumDeals([...(found.get(shown) ?? []), mark]));
  }
  return (day) => found.get(day) ?? [];
}
