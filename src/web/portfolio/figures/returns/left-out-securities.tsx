import type { Return } from '#api/portfolio/figures/returns';
import { returnsTexts } from '../../../platform/texts/portfolio/figures/returns.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { LeftOutReason } from '../positions/left-out-reason.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';

/** Securities excluded from all figures, with the reasons. */
export function LeftOutSecurities({ left, undatedPayments }: Pick<Return, 'left' | 'undatedPayments'>) {
  const texts = useTexts(returnsTexts);
  return (
    <>
      {left.length > 0 && (
        <SheetSection title={texts.left(left.length)} note={texts.leftNote}>
          <ul className="grid gap-1">
            {left.map(({ kind, key, currency, reason, missingRate }) => (
              <li key={`${kind} ${key} ${currency}`} className="flex flex-wrap gap-x-3">
                <span className="font-medium">{key}</span>
                <LeftOutReason reason={texts.reasons[reason]} missingRate={missingRate} />
              </li>
            ))}
          </ul>
        </SheetSection>
      )}
      {undatedPayments > 0 && <p className="text-sm text-soft">{texts.undatedPayments(undatedPayments)}</p>}
    </>
  );
}
