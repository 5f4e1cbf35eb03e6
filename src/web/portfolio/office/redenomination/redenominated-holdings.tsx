import { useState } from 'react';
import type { RedenominatedHolding } from '#api/portfolio/instruments/instrument-actions';
import { MoreButton } from '../../../platform/lists/more-button.tsx';
import { redenominationTexts } from '../../../platform/texts/portfolio/instruments/redenomination.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { formatFigure } from '../../../platform/ui/format.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { usePrinting } from '../../../platform/ui/use-printing.ts';
import { useWideScreen } from '../../../platform/ui/use-wide-screen.ts';
import { HolderLink } from '../instruments/holder-link.tsx';
import { AmountChange, PriceChange, QuantityChange } from './holding-changes.tsx';

/** Few, because they are the largest part of the page, and more are rendered on scrolling near the end. */
const PAGE_SIZE = 20;

interface RedenominatedHoldingsProps {
  /** The rows loaded so far. */
  readonly rows: readonly RedenominatedHolding[];
  /** The number of all rows. */
  readonly count: number;
  readonly busy: boolean;
  /** Loads the next page. */
  readonly onMore: () => void;
}

/** The holdings before and after, in pages. */
export function RedenominatedHoldings({ rows: loaded, count, busy, onMore }: RedenominatedHoldingsProps) {
  const texts = useTexts(redenominationTexts);
  const { locale } = useDisplayPreferences();
  const [shown, setShown] = useState(PAGE_SIZE);
  const isPrinting = usePrinting();
  const rows = isPrinting ? loaded : loaded.slice(0, shown);
  const List = useWideScreen() ? HoldingTable : HoldingCards;
  const figure = (value: number) => formatFigure(value, locale);
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg font-bold">{texts.table}</h2>
      <List rows={rows} />
      {rows.length < count && (
        <>
          <p className="mt-2 text-soft">{texts.shownCount(figure(rows.length), figure(count))}</p>
          <MoreButton
            busy={busy}
            onMore={() => {
              setShown(shown + PAGE_SIZE);
              if (shown + PAGE_SIZE > loaded.length && loaded.length < count) onMore();
            }}
          />
        </>
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
