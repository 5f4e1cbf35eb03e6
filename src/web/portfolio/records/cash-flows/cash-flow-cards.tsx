import { cashFlowsTexts } from '../../../platform/texts/portfolio/cash-flows.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText } from '../../../platform/ui/amount.tsx';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { CASH_FLOW_AMOUNTS, columnTotal } from './cash-flow-columns.ts';
import type { CashFlowListProps } from './cash-flow-table.tsx';
import { EditedMark } from './edited-mark.tsx';
import { FlowAmount } from './flow-amount.tsx';

/** The cash flows as cards, for narrow screens. */
export function CashFlowCards({ flows, currency, actions }: CashFlowListProps) {
  const texts = useTexts(cashFlowsTexts);
  return (
    <ul className="grid gap-2.5">
      {flows.map((flow) => (
        <li key={flow.id}>
          <Sheet className="px-4 py-3.5">
            <h2 className="mb-2 font-bold">
              <DateText value={flow.date} />
              {actions && <EditedMark flow={flow} />}
            </h2>
            <DescriptionList
              rows={CASH_FLOW_AMOUNTS.map((name) => ({
                label: texts.columns[name],
                value: <FlowAmount value={flow[name]} currency={currency} />,
              }))}
            />
            {actions?.(flow)}
          </Sheet>
        </li>
      ))}
      <li>
        <Sheet className="px-4 py-3.5">
          <h2 className="mb-2 font-bold">{texts.total}</h2>
          <DescriptionList
            rows={CASH_FLOW_AMOUNTS.flatMap((name) => {
              const total = columnTotal(flows, name);
              if (total === null) return [];
              return [
                { label: texts.columns[name], value: <FlowAmount value={total} currency={currency} /> },
              ];
            })}
          />
        </Sheet>
      </li>
    </ul>
  );
}
