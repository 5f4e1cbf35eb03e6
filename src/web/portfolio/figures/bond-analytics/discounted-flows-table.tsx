import type { PriceFigures } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText, Quantity } from '../../../platform/ui/amount.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';

const COLUMNS = [
  { name: 'time', places: 4 },
  { name: 'coupon', places: 4 },
  { name: 'principal', places: 4 },
  { name: 'discountFactor', places: 8 },
  { name: 'presentValue', places: 6 },
] as const;

/** The payments per 100 nominal, each with its discount factor and present value, and their sum. */
export function DiscountedFlowsTable({ figures }: { readonly figures: PriceFigures }) {
  const { flows: texts } = useTexts(bondAnalyticsTexts);
  const headings = { ...texts, discountFactor: texts.factor };
  return (
    <TableFrame label={texts.table} className="max-h-96 text-ink">
      <thead>
        <tr>
          <HeaderCell pinned>{texts.date}</HeaderCell>
          {COLUMNS.map(({ name }) => (
            <HeaderCell key={name} numeric>
              {headings[name]}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.flows.map((flow) => (
          <tr key={flow.date}>
            <RowHeaderCell className="h-9!">
              <DateText value={flow.date} />
            </RowHeaderCell>
            {COLUMNS.map(({ name, places }) => (
              <Cell key={name} numeric className="h-9!">
                <Quantity value={flow[name]} places={places} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="font-medium">
        <tr>
          <RowHeaderCell className="h-9! border-t border-t-line font-medium!">{texts.sum}</RowHeaderCell>
          <td colSpan={COLUMNS.length - 1} className="border-t border-t-line" />
          <Cell numeric className="h-9! border-t border-t-line">
            <Quantity value={figures.dirtyPrice} places={6} />
          </Cell>
        </tr>
      </tfoot>
    </TableFrame>
  );
}
