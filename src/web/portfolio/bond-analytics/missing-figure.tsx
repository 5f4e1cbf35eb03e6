import type { MissingReason } from '#api/portfolio/figures/bond-analytics';
import { missingFiguresTexts } from '../../platform/texts/portfolio/figures/missing-figures.ts';
import { useTexts } from '../../platform/texts/texts.ts';

/** In the place of figures that cannot be told: why. */
export function MissingFigure({ reason }: { readonly reason: MissingReason }) {
  const reasons = useTexts(missingFiguresTexts);
  return <p className="text-soft">{reasons[reason]}</p>;
}
