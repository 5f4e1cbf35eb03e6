import { useMemo } from 'react';
import type { RedenominatedHolding } from '#api/portfolio/instruments/instrument-actions';
import { MoreButton } from '../../../platform/lists/more-button.tsx';
import { WindowedCards } from '../../../platform/lists/windowed-cards.tsx';
import { WindowedTableBody } from '../../../platform/lists/windowed-table-body.tsx';
import { redenominationTexts } from '../../../platform/texts/portfolio/instruments/redenomination.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { formatFigure } from '../../../platform/ui/format.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { Cell, HeaderCell, RowHeaderCell } from '../../../platform/ui/tables/data-table.tsx';
import { PageTable } from '../../../platform/ui/tables/page-table.tsx';
import { useWideScreen } from '../../../platform/ui/use-wide-screen.ts';
import { HolderLink } from '../instruments/holder-link.tsx';
import { AmountChange, PriceChange, QuantityChange } from './before-and-after.tsx';

/** In px, until they are measured. */
const ROW_HEIGHT = 49;
const CARD_HEIGHT = 210;

interface RedenominatedHoldingsProps {
  /** The rows loaded so far. */
  readonly rows: readonly RedenominatedHolding[];
  /** The number of all rows. */
  readonly count: number;
  readonly busy: boolean;
  /** Loads the next page. */
  readonly onMore: () => void;
}

/** The holdings before and after. */
export function RedenominatedHoldings({ rows, count, busy, onMore }: RedenominatedHoldingsProps) {
  const texts = useTexts(redenominationTexts);
  const { locale } = useDisplayPreferences();
  const items = useMemo(() => rows.map((row) => ({ id: `${row.holding} ${row.holdingId}`, row })), [rows]);
  const List = useWideScreen() ? HoldingTable : HoldingCards;
  const figure = (value: number) => formatFigure(value, locale);
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg font-bold">{texts.table}</h2>
      <List items={items} count={count} />
      {rows.length < count && (
        <>
          <p className="mt-2 text-soft">{texts.shownCount(figure(rows.length), figure(count))}</p>
          <MoreButton busy={busy} onMore={onMore} />
        </>
      )}
    </section>
  );
}

interface Item {
  readonly id: string;
  readonly row: RedenominatedHolding;
}

interface ListProps {
  readonly items: readonly Item[];
  readonly count: number;
}

const findId = ({ id }: Item) => id;

function HoldingTable({ items, count }: ListProps) {
  const { table, columns } = useTexts(redenominationTexts);
  return (
    <PageTable label={table} rowCount={count + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <HeaderCell pinned>{columns.isin}</HeaderCell>
          <HeaderCell>{columns.holder}</HeaderCell>
          <HeaderCell>{columns.deal}</HeaderCell>
          <HeaderCell numeric>{columns.quantity}</HeaderCell>
          <HeaderCell numeric>{columns.price}</HeaderCell>
          <HeaderCell numeric>{columns.amount}</HeaderCell>
        </tr>
      </thead>
      <WindowedTableBody
        items={items}
        getKey={findId}
        columnCount={6}
        estimateHeight={() => ROW_HEIGHT}
        overscan={2}
      >
        {({ row }, { index, rowRef }) => (
          <tr ref={rowRef} data-index={index} aria-rowindex={index + 2}>
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
        )}
      </WindowedTableBody>
    </PageTable>
  );
}

function HoldingCards({ items }: ListProps) {
  const { columns } = useTexts(redenominationTexts);
  return (
    <WindowedCards items={items} cardHeight={CARD_HEIGHT}>
      {({ row }) => (
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
      )}
    </WindowedCards>
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
