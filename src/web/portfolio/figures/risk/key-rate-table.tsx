import type { Risk } from '#api/portfolio/figures/risk';
import { riskTexts } from '../../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Quantity } from '../../../platform/ui/amount.tsx';
import { CellBar } from '../../../platform/ui/tables/cell-bar.tsx';
import {
  Cell,
  HeaderCell,
  RowHeaderCell,
  TableFrame,
  TotalCell,
  TotalHeaderCell,
} from '../../../platform/ui/tables/data-table.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';
import { RiskFigure } from './risk-figure.tsx';

/** The duration by key rate. */
export function KeyRateTable({ risk: { keyRates, modifiedDuration } }: { readonly risk: Risk }) {
  const texts = useTexts(riskTexts);
  const longest = Math.max(...keyRates.map(({ duration }) => duration));
  return (
    <SheetSection title={texts.keyRates} note={texts.keyRatesNote}>
      <TableFrame label={texts.keyRates} className="-mx-4 rounded-none! border-0! shadow-none! md:-mx-5">
        <thead>
          <tr>
            <HeaderCell pinned>{texts.years}</HeaderCell>
            <HeaderCell className="w-1/2">
              <span className="sr-only">{texts.keyRates}</span>
            </HeaderCell>
            <HeaderCell numeric>{texts.duration}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {keyRates.map(({ years, duration }) => (
            <tr key={years}>
              <RowHeaderCell className="h-8.5!">
                <Quantity value={years} places={years < 1 ? 2 : 0} />
              </RowHeaderCell>
              <Cell className="h-8.5!">
                <CellBar value={duration} longest={longest} />
              </Cell>
              <Cell numeric className="h-8.5!">
                <Quantity value={duration} places={4} />
              </Cell>
            </tr>
          ))}
          <tr>
            <TotalHeaderCell>{texts.total}</TotalHeaderCell>
            <TotalCell />
            <TotalCell numeric className="font-medium">
              <RiskFigure figure={modifiedDuration}>
                {(value) => <Quantity value={value} places={4} />}
              </RiskFigure>
            </TotalCell>
          </tr>
        </tbody>
      </TableFrame>
    </SheetSection>
  );
}
