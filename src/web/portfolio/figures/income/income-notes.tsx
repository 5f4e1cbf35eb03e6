import type { Income } from '#api/portfolio/figures/income';
import { incomeTexts } from '../../../platform/texts/portfolio/figures/income.ts';
import { useTexts } from '../../../platform/texts/texts.ts';

/** Names what the figures leave out. */
export function IncomeNotes({ income: { left, withoutRate, undatedPayments } }: { readonly income: Income }) {
  const texts = useTexts(incomeTexts);
  if (left.length + withoutRate.length + undatedPayments === 0) return null;
  return (
    <div className="mt-3 grid gap-1 px-1 text-xs text-faint wrap-anywhere">
      {left.length > 0 && (
        <p>
          {texts.left}{' '}
          {left.map(({ isin, name, reason }) => `${name ?? isin} (${texts.reasons[reason]})`).join(', ')}
        </p>
      )}
      {withoutRate.length > 0 && <p>{texts.withoutRate(withoutRate.join(', '))}</p>}
      {undatedPayments > 0 && <p>{texts.undated(undatedPayments)}</p>}
    </div>
  );
}
