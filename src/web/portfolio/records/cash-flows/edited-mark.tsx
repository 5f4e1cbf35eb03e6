import type { CashFlow } from '#api/portfolio/cash-flows';
import { cashFlowsTexts } from '../../../platform/texts/portfolio/cash-flows.ts';
import { useTexts } from '../../../platform/texts/texts.ts';

/** Marks a generated cash flow that somebody has edited. Renders nothing for any other. */
export function EditedMark({ flow }: { readonly flow: Pick<CashFlow, 'origin'> | null }) {
  const { edited } = useTexts(cashFlowsTexts);
  if (flow?.origin !== 'edited') return null;
  return <span className="block text-xs/[15px] font-normal text-faint">{edited}</span>;
}
