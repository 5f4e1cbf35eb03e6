import type { ReactNode } from 'react';
import type { Distribution } from '#api/portfolio/distributions';
import { distributionSums } from '#domain/etfs-and-shares/distribution-sums';
import { Decimal } from '#domain/money/decimal';
import { distributionsTexts } from '../../../platform/texts/portfolio/distributions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, DateText, Money } from '../../../platform/ui/amount.tsx';
import {
  ActionsHeaderCell,
  Cell,
  HeaderCell,
  RowHeaderCell,
  TableFrame,
  TotalCell,
  TotalHeaderCell,
} from '../../../platform/ui/tables/data-table.tsx';

interface DistributionTableProps {
  readonly distributions: readonly Distribution[];
  /** Renders the buttons at the end of a row. */
  readonly actions: (distribution: Distribution) => ReactNode;
}

/** The distributions of an ETF or share by pay date, with a total for each currency. */
export function DistributionTable({ distributions, actions }: DistributionTableProps) {
  const texts = useTexts(distributionsTexts);
  return (
    <TableFrame label={texts.title}>
      <thead>
        <tr>
          <HeaderCell pinned>{texts.payDay}</HeaderCell>
          <HeaderCell>{texts.exDay}</HeaderCell>
          <HeaderCell numeric>{texts.nominal}</HeaderCell>
          <HeaderCell numeric>{texts.gross}</HeaderCell>
          <HeaderCell numeric>{texts.taxWithheld}</HeaderCell>
          <HeaderCell numeric>{texts.net}</HeaderCell>
          <ActionsHeaderCell label={texts.actions} />
        </tr>
      </thead>
      <tbody>
        {distributions.map((distribution) => (
          <tr key={distribution.id}>
            <RowHeaderCell>
              <DateText value={distribution.payDay} />
            </RowHeaderCell>
            <Cell>
              <DateText value={distribution.exDay} />
            </Cell>
            <Cell numeric>
              <Amount value={distribution.nominal} />
            </Cell>
            <AmountCells {...distribution} />
            <Cell className="no-print">{actions(distribution)}</Cell>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-medium">
        {distributionSums(distributions).map(({ currency, gross, taxWithheld }) => (
          <tr key={currency}>
            <TotalHeaderCell>{texts.total}</TotalHeaderCell>
            <TotalCell />
            <TotalCell />
            <AmountCells {...{ currency, gross, taxWithheld }} in={TotalCell} />
            <TotalCell className="no-print" />
          </tr>
        ))}
      </tfoot>
    </TableFrame>
  );
}

interface AmountCellsProps {
  readonly currency: string;
  readonly gross: number | Decimal;
  readonly taxWithheld: number | Decimal;
  /** The cell component for each amount. */
  readonly in?: typeof Cell;
}

function AmountCells({ currency, gross, taxWithheld, in: AmountCell = Cell }: AmountCellsProps) {
  const net = new Decimal(gross).minus(taxWithheld);
  return [new Decimal(gross), new Decimal(taxWithheld), net].map((amount, index) => (
    <AmountCell key={index} numeric>
      <Money value={amount.toFixed()} currency={currency} code />
    </AmountCell>
  ));
}
