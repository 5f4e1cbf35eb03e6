import type { MissingReason } from '#api/portfolio/figures/bond-analytics';
import { missingFiguresTexts } from '../../../platform/texts/portfolio/figures/missing-figures.ts';
import { useTexts } from '../../../platform/texts/texts.ts';

/** Shown instead of figures that cannot be calculated: the reason. */
export function MissingFigure({ reason }: { readonly reason: MissingReason }) {
  const reasons = useTexts(missingFiguresTexts);
  return <p className="text-soft">{reasons[reason]}</p>;
}
