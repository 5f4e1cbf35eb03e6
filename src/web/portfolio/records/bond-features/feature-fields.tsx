import type { ComponentProps } from 'react';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FieldProps } from '../../../platform/forms/fields/field.tsx';
import { NumberField } from '../../../platform/forms/fields/number-field.tsx';
import { RowsField } from '../../../platform/forms/rows-field/rows-field.tsx';
import { TextField } from '../../../platform/forms/fields/text-field.tsx';
import { bondFormTexts } from '../../../platform/texts/portfolio/bond-form.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import type { FeatureFormValues } from './feature-form-values.ts';

type Controlled<V extends FieldValues> = FieldProps & {
  readonly control: Control<V>;
  readonly name: FieldPath<V>;
};

interface FeatureFieldsProps<V extends FieldValues> {
  /** The fields of the form, by their names. */
  readonly field: (name: Exclude<keyof FeatureFormValues, 'index'>) => Controlled<V>;
  readonly index: ComponentProps<typeof TextField>;
  /** The labels of all fields in the form. */
  readonly names: readonly FieldPath<V>[];
  readonly hint: string;
}

/** Fields for amortization, coupon steps, floating coupons and calls; folded while all are empty. */
export function FeatureFields<V extends FieldValues>({ field, index, names, hint }: FeatureFieldsProps<V>) {
  const { features: texts } = useTexts(bondFormTexts);
  const { control } = field('amortization');
  const values: readonly unknown[] = useWatch({ control, name: [...names] });
  const isStated = values.some((value) => value !== '');
  const { columns } = texts;
  return (
    <details className="group border-t border-hair pt-3" open={isStated || undefined}>
      <summary className="cursor-pointer font-bold">{texts.title}</summary>
      <p className="mt-1 mb-3 text-sm text-soft">{hint}</p>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <RowsField
          {...field('amortization')}
          columns={columns.amortization}
          hint={texts.amortizationHint}
          noneText={texts.none}
        />
        <RowsField {...field('couponSteps')} columns={columns.couponSteps} noneText={texts.none} />
        <div className="grid content-start gap-1.5">
          <p className="font-medium">{texts.floating}</p>
          <div className="grid grid-cols-2 gap-3">
            <TextField {...index} placeholder="EURIBOR 6M" autoComplete="off" spellCheck={false} />
            <NumberField {...field('margin')} />
            <NumberField {...field('floor')} />
            <NumberField {...field('cap')} />
          </div>
          <p className="text-sm text-soft">{texts.floatingHint}</p>
        </div>
        <RowsField {...field('calls')} columns={columns.calls} hint={texts.callsHint} noneText={texts.none} />
      </div>
    </details>
  );
}
