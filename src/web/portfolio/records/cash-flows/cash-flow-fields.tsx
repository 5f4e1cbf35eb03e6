import { useWatch } from 'react-hook-form';
import type { CashFlow } from '#api/portfolio/cash-flows';
import { DateField } from '../../../platform/forms/date-field/date-field.tsx';
import { NumberField } from '../../../platform/forms/fields/number-field.tsx';
import { formsTexts } from '../../../platform/texts/platform/forms.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { flowsBefore, computeSums, type CashFlowSum } from './cash-flow-sums.ts';
import { SumField } from './sum-field.tsx';
import type { CashFlowForm } from './use-cash-flow-form.ts';

interface CashFlowFieldsProps {
  readonly form: CashFlowForm;
  /** All cash flows of the bond, in date order. */
  readonly flows: readonly CashFlow[];
  /** The cash flow being edited; undefined for a new one. */
  readonly id?: CashFlow['id'] | undefined;
}

/** The fields of a cash flow: entered amounts and the sums derived from them. */
export function CashFlowFields({ form: { number, date, control }, flows, id }: CashFlowFieldsProps) {
  const { optional } = useTexts(formsTexts);
  const typed = useWatch({ control, compute: (values) => values });
  const sums = computeSums(typed, flowsBefore(flows, { id, date: typed.date }));
  const amount = (name: 'position' | 'interimCashFlow' | 'principalCashFlow' | 'realCashFlows') => (
    <NumberField {...number(name)} optionalLabel={optional} />
  );
  const sum = (name: CashFlowSum) => (
    <SumField {...number(name)} name={name} sum={sums[name]} optionalLabel={optional} />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField {...date('date')} />
      {amount('position')}
      {amount('interimCashFlow')}
      {amount('principalCashFlow')}
      {sum('totalCashFlows')}
      {sum('cumulativeCashFlows')}
      {amount('realCashFlows')}
      {sum('diff')}
    </div>
  );
}
