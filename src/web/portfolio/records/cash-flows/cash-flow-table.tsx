import type { ReactNode } from 'react';
import type { Bond } from '#api/portfolio/bonds';
import type { CashFlow } from '#api/portfolio/cash-flows';
import { cashFlowsTexts } from '../../../platform/texts/portfolio/cash-flows.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText } from '../../../platform/ui/amount.tsx';
import {
  ActionsHeaderCell,
  Cell,
  HeaderCell,
  RowHeaderCell,
  TableFrame,
  TotalCell,
  TotalHeaderCell,
} from '../../../platform/ui/tables/data-table.tsx';
import { CASH_FLOW_AMOUNTS, columnTotal } from './cash-flow-columns.ts';
import { EditedMark } from './edited-mark.tsx';
import { FlowAmount } from './flow-amount.tsx';

export interface CashFlowListProps {
  readonly flows: readonly CashFlow[];
  /** The bond's currency, which all figures are in; undefined if unknown. */
  readonly currency: Bond['currency'] | undefined;
  /** Renders the buttons at the end of a row. */
  readonly actions?: (flow: CashFlow) => ReactNode;
}

export function CashFlowTable({ flows, currency, actions }: CashFlowListProps) {
  const texts = useTexts(cashFlowsTexts);
  return (
    <TableFrame label={texts.title} className="max-h-[calc(100dvh-24px)]">
      <thead>
        <tr>
          <HeaderCell pinned>{texts.columns.date}</HeaderCell>
          {CASH_FLOW_AMOUNTS.map((name) => (
            <HeaderCell key={name} numeric>
              {texts.columns[name]}
            </HeaderCell>
          ))}
          {actions && <ActionsHeaderCell label={texts.actions} />}
        </tr>
      </thead>
      <tbody>
        {flows.map((flow) => (
          <tr key={flow.id}>
            <RowHeaderCell>
              <DateText value={flow.date} />
              {actions && <EditedMark flow={flow} />}
            </RowHeaderCell>
            {CASH_FLOW_AMOUNTS.map((name) => (
              <Cell key={name} numeric>
                <FlowAmount value={flow[name]} currency={currency} />
              </Cell>
            ))}
            {actions && <Cell className="no-print">{actions(flow)}</Cell>}
          </tr>
        ))}
      </tbody>
      <tfoot className="font-medium">
        <tr>
          <TotalHeaderCell>{texts.total}</TotalHeaderCell>
          {CASH_FLOW_AMOUNTS.map((name) => {
            const total = columnTotal(flows, name);
            return (
              <TotalCell key={name} numeric>
                {total !== null && <FlowAmount value={total} currency={currency} />}
              </TotalCell>
            );
          })}
          {actions && <TotalCell className="no-print" />}
        </tr>
      </tfoot>
    </TableFrame>
  );
}
