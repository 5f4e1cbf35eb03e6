import type { BondAnalytics, DueFlow } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText, Money } from '../../../platform/ui/amount.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';

interface DueTableProps {
  readonly purchase: BondAnalytics['purchase'];
  readonly flows: readonly DueFlow[];
  readonly currency: string;
}

const AMOUNTS = ['interest', 'principal', 'received'] as const;

/** The purchase, the payments by the bond's terms, and what was received. */
export function DueTable({ purchase, flows, currency }: DueTableProps) {
  const { due: texts } = useTexts(bondAnalyticsTexts);
  return (
    <TableFrame label={texts.table} className="max-h-96">
      <thead>
        <tr>
          <HeaderCell pinned>{texts.date}</HeaderCell>
          {AMOUNTS.map((name) => (
            <HeaderCell key={name} numeric>
              {texts[name]}
            </HeaderCell>
          ))}
          <HeaderCell>{texts.state}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {purchase.known && (
          <tr>
            <RowHeaderCell className="h-9!">
              <DateText value={purchase.settlement} />
            </RowHeaderCell>
            <Cell numeric className="h-9!" />
            <Cell numeric className="h-9!" />
            <Cell numeric className="h-9!">
              <Money value={-purchase.value} currency={currency} code />
            </Cell>
            <Cell className="h-9! text-soft">{texts.paid}</Cell>
          </tr>
        )}
        {flows.map((flow) => (
          <tr key={flow.date}>
            <RowHeaderCell className="h-9!">
              <DateText value={flow.date} />
            </RowHeaderCell>
            {AMOUNTS.map((name) => (
              <Cell key={name} numeric className="h-9!">
                <Money value={flow[name]} currency={currency} code />
              </Cell>
            ))}
            <Cell className={`h-9! ${flow.state === 'overdue' ? 'text-loss' : 'text-soft'}`}>
              {texts.states[flow.state]}
            </Cell>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
