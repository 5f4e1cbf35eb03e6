import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { HeaderCell } from '../../../platform/ui/tables/data-table.tsx';
import { PageTable } from '../../../platform/ui/tables/page-table.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { useWideScreen } from '../../../platform/ui/use-wide-screen.ts';
import { PriceCard, PriceRow } from './price-row.tsx';
import type { DeskRow, PriceDesk } from './use-price-desk.ts';

interface PriceGridProps {
  readonly desk: PriceDesk;
  readonly rows: readonly DeskRow[];
}

/** The securities, each with a field for its new price: a table, or cards on a phone. */
export function PriceGrid({ desk, rows }: PriceGridProps) {
  const { title, columns } = useTexts(pricesTexts);
  const wide = useWideScreen();
  const shared = { dayForAll: desk.dayForAll, onChange: desk.change };
  if (!wide)
    return (
      <Sheet>
        <ul>
          {rows.map((row) => (
            <PriceCard key={row.isin} row={row} {...shared} />
          ))}
        </ul>
      </Sheet>
    );
  return (
    <PageTable label={title}>
      <thead>
        <tr>
          <HeaderCell pinned>{columns.security}</HeaderCell>
          <HeaderCell numeric>{columns.holders}</HeaderCell>
          <HeaderCell numeric>{columns.held}</HeaderCell>
          <HeaderCell numeric>{columns.last}</HeaderCell>
          <HeaderCell>{columns.age}</HeaderCell>
          <HeaderCell numeric>{columns.price}</HeaderCell>
          <HeaderCell numeric>{columns.day}</HeaderCell>
          <HeaderCell numeric>{columns.change}</HeaderCell>
          <HeaderCell numeric>{columns.effect}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PriceRow key={row.isin} row={row} {...shared} />
        ))}
      </tbody>
    </PageTable>
  );
}
