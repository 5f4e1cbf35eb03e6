import type { OverviewHistory } from '#api/portfolio/figures/overview';
import { sumDeals, type DealMark } from '../../../platform/charts/value-points.ts';

/** The deals by the day of the point that shows them. A deal on a day without a point belongs to the next point. */
export function dealsByPoint({ points, deals }: OverviewHistory): (day: string) => readonly DealMark[] {
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
