import type { Risk } from '#api/portfolio/figures/risk';
import { riskTexts } from '../../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { LeftOutReason } from '../positions/left-out-reason.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';

/** Bonds excluded from all figures, with the reasons. */
export function LeftOutBonds({ left, on }: Pick<Risk, 'left' | 'on'>) {
  const texts = useTexts(riskTexts);
  if (left.length === 0) return null;
  return (
    <SheetSection title={texts.left(left.length)} note={texts.leftNote}>
      <ul className="grid gap-1">
        {left.map(({ isin, currency, reason }) => (
          <li key={`${isin} ${currency}`} className="flex flex-wrap gap-x-3">
            <span className="font-medium">{isin}</span>
            <LeftOutReason
              reason={texts.reasons[reason]}
              missingRate={reason === 'no_rate' ? { currency, day: on } : null}
            />
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
