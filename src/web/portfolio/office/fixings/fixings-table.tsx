import type { IndexFixings } from '#api/portfolio/instruments/fixings';
import { fixingsTexts } from '../../../platform/texts/portfolio/instruments/fixings.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText, Percent } from '../../../platform/ui/amount.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';

const SHOWN_DAYS = 60;

/** The latest fixings, one row per day and one column per index. */
export function FixingsTable({ indexes }: { readonly indexes: readonly IndexFixings[] }) {
  const texts = useTexts(fixingsTexts);
  const stored = indexes.filter(({ count }) => count > 0);
  if (stored.length === 0) return <EmptyState title={texts.none} text={texts.noneHint} />;
  const columns = stored.map(({ index, fixings }) => ({
    index,
    rates: new Map(fixings.map(({ day, rate }) => [day, rate])),
  }));
  const days = [...new Set(columns.flatMap(({ rates }) => [...rates.keys()]))].sort().reverse();
  return (
    <TableFrame label={texts.title} className="max-h-96 print:max-h-none">
      <thead>
        <tr>
          <HeaderCell pinned>{texts.day}</HeaderCell>
          {columns.map(({ index }) => (
            <HeaderCell key={index} numeric>
              {index}, %
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.slice(0, SHOWN_DAYS).map((day) => (
          <tr key={day}>
            <RowHeaderCell className="h-8!">
              <DateText value={day} />
            </RowHeaderCell>
            {columns.map(({ index, rates }) => (
              <Cell key={index} numeric className="h-8!">
                <Percent value={rates.get(day) ?? null} places={3} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
