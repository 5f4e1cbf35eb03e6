import type { Scenario } from '#api/portfolio/figures/risk';
import { riskTexts } from '../../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount } from '../../../platform/ui/amount.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';

/** Enough: users look for the largest losses and gains. */
const MAX_ROWS = 100;

/** The gain or loss of each bond, largest loss first. */
export function ScenarioTable({ scenario }: { readonly scenario: Scenario }) {
  const texts = useTexts(riskTexts);
  return (
    <details className="mt-2">
      <summary className="w-fit text-sm text-accent">{texts.perBond}</summary>
      <div className="mt-2">
        <TableFrame label={texts.perBond} className="max-h-96">
          <thead>
            <tr>
              <HeaderCell pinned>{texts.bond}</HeaderCell>
              <HeaderCell numeric>{texts.value}</HeaderCell>
              <HeaderCell numeric>{texts.inEuro}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {scenario.holdings.slice(0, MAX_ROWS).map(({ isin, currency, name, value, eur }) => (
              <tr key={`${isin} ${currency}`}>
                <RowHeaderCell>
                  {isin}
                  {name !== null && <span className="block text-xs/4 text-soft">{name}</span>}
                </RowHeaderCell>
                <Cell numeric>
                  <Amount value={value} />
                </Cell>
                <Cell numeric>
                  <Amount value={eur} signed />
                </Cell>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </div>
    </details>
  );
}
