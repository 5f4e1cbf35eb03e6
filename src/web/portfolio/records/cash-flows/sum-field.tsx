import { useEffect, useRef } from 'react';
import { useController, useFormState, type Control } from 'react-hook-form';
import type { FieldProps } from '../../../platform/forms/fields/field.tsx';
import { NumberField } from '../../../platform/forms/fields/number-field.tsx';
import { adminCashFlowsTexts } from '../../../platform/texts/portfolio/admin-cash-flows.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount } from '../../../platform/ui/amount.tsx';
import { isSameAmount, type CashFlowSum } from './cash-flow-sums.ts';
import type { CashFlowValues } from './cash-flow-values.ts';

interface SumFieldProps extends FieldProps {
  readonly control: Control<CashFlowValues>;
  readonly name: CashFlowSum;
  /** The amount derived from the other fields, as decimal text; '' if there is none. */
  readonly sum: string;
  readonly optionalLabel: string;
}

/** A derived amount. The field holds the sum until the user types something else; a button still offers the sum. */
export function SumField({ sum, ...field }: SumFieldProps) {
  const texts = useTexts(adminCashFlowsTexts);
  const fill = useSyncedSum(field, sum);
  const hint = (
    <span className="flex flex-wrap gap-x-2">
      {texts.sums[field.name]}
      {fill !== null && (
        <button type="button" onClick={fill} className="min-h-6 text-accent underline">
          {texts.useSum} <Amount value={sum} />
        </button>
      )}
    </span>
  );
  return <NumberField {...field} hint={hint} />;
}

/**
 * Updates the field with the sum as long as it holds the sum. Returns a function that fills in the sum, or null if the field
 * already holds it or there is no sum.
 */
function useSyncedSum(
  { control, name }: Pick<SumFieldProps, 'control' | 'name'>,
  sum: string,
): (() => void) | null {
  const { value, onChange } = useController({ control, name }).field;
  const { isDirty } = useFormState({ control });
  const last = useRef(sum);
  useEffect(() => {
    const before = last.current;
    last.current = sum;
    // A form that has just been filled with stored values keeps them.
    if (sum !== before && isDirty && isSameAmount(value, before)) onChange(sum);
  }, [sum, value, isDirty, onChange]);
  return sum === '' || isSameAmount(value, sum) ? null : () => onChange(sum);
}
