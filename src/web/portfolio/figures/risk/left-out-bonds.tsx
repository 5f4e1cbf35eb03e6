import type { Risk } from '#api/portfolio/figures/risk';
import { riskTexts } from '../../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';

/** Bonds excluded from all figures, with the reasons. */
export function LeftOutBonds({ left }: Pick<Risk, 'left'>) {
  const texts = useTexts(riskTexts);
  if (left.length === 0) return null;
  return (
    <SheetSection title={texts.left(left.length)} note={texts.leftNote}>
      <ul className="grid gap-1">
        {left.map(({ isin, currency, reason }) => (
          <li key={`${isin} ${currency}`} className="flex flex-wrap gap-x-3">
            <span className="font-medium">{isin}</span>
            <span className="text-soft">{texts.reasons[reason]}</span>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
