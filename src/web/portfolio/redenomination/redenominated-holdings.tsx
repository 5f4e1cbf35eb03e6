import { useState } from 'react';
import type { Redenomination, RedenominatedHolding } from '#api/portfolio/instrument-actions';
import { MoreButton } from '../../platform/lists/more-button.tsx';
import { redenominationTexts } from '../../platform/texts/portfolio/redenomination.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { DescriptionList } from '../../platform/ui/description-list.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../platform/ui/tables/data-table.tsx';
import { usePrinting } from '../../platform/ui/use-printing.ts';
import { useWideScreen } from '../../platform/ui/use-wide-screen.ts';
import { HolderLink } from '../instruments/holder-link.tsx';
import { AmountChange, PriceChange, QuantityChange } from './before-and-after.tsx';

const PAGE_SIZE = 100;

/** The holdings before and after, a hundred at a time. */
export function RedenominatedHoldings({ preview }: { readonly preview: Redenomination }) {
  const texts = useTexts(redenominationTexts);
  const [shown, setShown] = useState(PAGE_SIZE);
  const isPrinting = usePrinting();
  const rows = isPrinting ? preview.rows : preview.rows.slice(0, shown);
  const List = useWideScreen() ? HoldingTable : HoldingCards;
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg font-bold">{texts.table}</h2>
      <List rows={rows} />
      {rows.length < preview.rows.length && (
        <MoreButton busy={false} onMore={() => setShown(shown + PAGE_SIZE)} />
      )}
      {rows.length === preview.rows.length && rows.length < preview.holdings && (
        <p className="mt-2 text-soft">{texts.shownOf(rows.length, preview.holdings)}</p>
      )}
    </section>
  );
}

interface RowsProps {
  readonly rows: readonly RedenominatedHolding[];
}

const rowKey = ({ holding, holdingId }: RedenominatedHolding) => `${holding} ${holdingId}`;

function HoldingTable({ rows }: RowsProps) {
  const { table, columns } = useTexts(redenominationTexts);
  return (
    <TableFrame label={table}>
      <thead>
        <tr>
          <HeaderCell pinned>{columns.isin}</HeaderCell>
          <HeaderCell>{columns.holder}</HeaderCell>
          <HeaderCell>{columns.deal}</HeaderCell>
          <HeaderCell numeric>{columns.quantity}</HeaderCell>
          <HeaderCell numeric>{columns.price}</HeaderCell>
          <HeaderCell numeric>{columns.amount}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <RowHeaderCell className="font-medium">{row.isin}</RowHeaderCell>
            <Cell className="max-w-56 truncate">
              <HolderLink row={row} />
            </Cell>
            <Cell>
              <Deal row={row} />
            </Cell>
            <Cell numeric>
              <QuantityChange holding={row} />
            </Cell>
            <Cell numeric>
              <PriceChange holding={row} />
            </Cell>
            <Cell numeric>
              <AmountChange holding={row} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function HoldingCards({ rows }: RowsProps) {
  const { columns } = useTexts(redenominationTexts);
  return (
    <ul className="grid gap-2.5">
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <Sheet className="px-4 py-3.5">
            <h3 className="font-medium">{row.isin}</h3>
            <p className="mb-2 text-soft wrap-anywhere">
              <HolderLink row={row} /> · <Deal row={row} />
            </p>
            <DescriptionList
              rows={[
                { label: columns.quantity, value: <QuantityChange holding={row} /> },
                { label: columns.price, value: <PriceChange holding={row} /> },
                { label: columns.amount, value: <AmountChange holding={row} /> },
              ]}
            />
          </Sheet>
        </li>
      ))}
    </ul>
  );
}

function Deal({ row: { direction, expired } }: { readonly row: RedenominatedHolding }) {
  const texts = useTexts(redenominationTexts);
  return (
    <>
      {texts.deals[direction]}
      {expired && <span className="text-soft"> ({texts.expired})</span>}
    </>
  );
}
