import type { Return } from '#api/portfolio/figures/returns';
import { returnsTexts } from '../../../platform/texts/portfolio/figures/returns.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';
import { ReturnFigure } from './return-figure.tsx';

const PARTS = ['price', 'income', 'currency', 'fees', 'tax'] as const;
const AMOUNTS = ['startValue', 'moneyIn', 'moneyOut', 'endValue'] as const;

/** The parts of the profit, and how it is derived from the values. */
export function ProfitSections({ found: { profit, amounts, contributions } }: { readonly found: Return }) {
  const texts = useTexts(returnsTexts);
  const hasBonds = contributions.some(({ kind }) => kind === 'bond');
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <SheetSection title={texts.parts} note={texts.partsNote}>
        <ReturnFigure figure={profit}>
          {(parts) => (
            <DescriptionList
              rows={PARTS.map((name) => ({
                label: texts.part[name],
                value: <Money value={parts[name]} currency="EUR" code signed />,
              }))}
            />
          )}
        </ReturnFigure>
        {hasBonds && <p className="mt-2 text-sm text-soft">{texts.bondFees}</p>}
      </SheetSection>
      <SheetSection title={texts.amounts} note={texts.amountsNote}>
        <ReturnFigure figure={amounts}>
          {(known) => (
            <DescriptionList
              rows={AMOUNTS.map((name) => ({
                label: texts.amount[name],
                value: <Money value={known[name]} currency="EUR" code />,
              }))}
            />
          )}
        </ReturnFigure>
      </SheetSection>
    </div>
  );
}
