import type { Risk } from '#api/portfolio/figures/risk';
import { riskTexts } from '../../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money, Percent } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatFigure } from '../../../platform/ui/format.ts';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';
import { RiskFigure } from './risk-figure.tsx';

/** The gain or loss of the bonds in a parallel shift of all yields. */
export function ShiftTable({ risk: { shifts, eur } }: { readonly risk: Risk }) {
  const texts = useTexts(riskTexts);
  const { locale } = useDisplayPreferences();
  return (
    <SheetSection title={texts.shifts} note={texts.shiftsNote}>
      <TableFrame label={texts.shifts} className="-mx-4 rounded-none! border-0! shadow-none! md:-mx-5">
        <thead>
          <tr>
            <HeaderCell pinned>{texts.shift}</HeaderCell>
            <HeaderCell numeric>{texts.change}</HeaderCell>
            <HeaderCell numeric>{texts.share}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shifts.map(({ basisPoints, eur: change }) => (
            <tr key={basisPoints}>
              <RowHeaderCell>
                {texts.points(formatFigure(basisPoints, locale, { signed: true }))}
              </RowHeaderCell>
              <Cell numeric>
                <RiskFigure figure={change}>
                  {(value) => <Money value={value} currency="EUR" code signed />}
                </RiskFigure>
              </Cell>
              <Cell numeric>
                <RiskFigure figure={change}>
                  {(value) => typeof eur === 'number' && <Percent value={(value / eur) * 100} neutral />}
                </RiskFigure>
              </Cell>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </SheetSection>
  );
}
