import { useEffect, useRef } from 'react';
import { useController, useFormState, type Control } from 'react-hook-form';
import type { FieldProps } from '../../platform/forms/fields/field.tsx';
import { NumberField } from '../../platform/forms/fields/number-field.tsx';
import { adminCashFlowsTexts } from '../../platform/texts/portfolio/admin-cash-flows.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Amount } from '../../platform/ui/amount.tsx';
import { isSameAmount, type CashFlowSum } from './cash-flow-sums.ts';
import type { CashFlowValues } from './cash-flow-values.ts';

interface SumFieldProps extends FieldProps {
  readonly control: Control<CashFlowValues>;
  readonly name: CashFlowSum;
  /** What follows from the other fields, as decimal text; '' where nothing does. */
  readonly sum: string;
  readonly optionalLabel: string;
}

/** An amount that follows from others. The field holds the sum until something else is typed; the sum stays on offer. */
export function SumField({ sum, ...field }: SumFieldProps) {
  const texts = useTexts(adminCashFlowsTexts);
  const fill = useFollowing(field, sum);
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

/** Keeps the field at the sum while it holds the sum. Answers what puts the sum into it; null where it stands there, or there is none. */
function useFollowing(
  { control, name }: Pick<SumFieldProps, 'control' | 'name'>,
  sum: string,
): (() => void) | null {
  const { value, onChange } = useController({ control, name }).field;
  const { isDirty } = useFormState({ control });
  const last = useRef(sum);
  useEffect(() => {
    const before = last.current;
    last.current = sum;
    // A form that was just filled with what is stored keeps it.
    if (sum !== before && isDirty && isSameAmount(value, before)) onChange(sum);
  }, [sum, value, isDirty, onChange]);
  return sum === '' || isSameAmount(value, sum) ? null : () => onChange(sum);
}
