import { positionsTexts } from '../../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay } from '../../../platform/ui/format.ts';

interface LeftOutReasonProps {
  readonly reason: string;
  /** If the reason is a missing exchange rate. */
  readonly missingRate: { readonly currency: string; readonly day: string } | null;
  readonly className?: string;
}

/** Why something is left out: a missing exchange rate with its currency and day. */
export function LeftOutReason({ reason, missingRate, className = '' }: LeftOutReasonProps) {
  const texts = useTexts(positionsTexts);
  const { locale } = useDisplayPreferences();
  return (
    <span className={`text-soft ${className}`}>
      {missingRate === null
        ? reason
        : texts.missingRate(missingRate.currency, formatDay(missingRate.day, locale))}
    </span>
  );
}
