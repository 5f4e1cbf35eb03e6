import { useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { formatFigure, isDecimalText } from '../../ui/format.ts';
import { useDisplayPreferences } from '../../ui/display-preferences.ts';
import { useShownValue } from '../shown-values.ts';
import { Field, fieldAria, INPUT_LOOK, type FieldProps } from './field.tsx';
import { parseDecimal } from '#domain/typed-text/parse-decimal';

interface NumberFieldProps<V extends FieldValues> extends FieldProps {
  readonly control: Control<V>;
  readonly name: FieldPath<V>;
  /** The minimum decimals shown after blur: 2 for amounts, 4 for prices. Further typed decimals are kept. */
  readonly places?: number;
  readonly disabled?: boolean;
}

/**
 * A number, typed with a comma or a point, with or without group separators. The form stores decimal text ('1234.5'), or
 * the typed text if it is not a number, so that nothing typed is lost. On blur, the field formats it for the locale.
 */
export function NumberField<V extends FieldValues>({
  control,
  name,
  places = 2,
  disabled = false,
  ...field
}: NumberFieldProps<V>) {
  const { locale } = useDisplayPreferences();
  const { ref, value, onChange, onBlur } = useController({ control, name }).field;
  const kept = typeof value === 'string' ? value : '';
  const [draft, setDraft] = useState<string | null>(null);
  useShownValue(name, (number) => written(number, places, locale));
  return (
    <Field {...field}>
      <input
        ref={ref}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? written(kept, places, locale)}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(parseDecimal(event.target.value, locale) ?? event.target.value);
        }}
        onBlur={() => {
          setDraft(null);
          onBlur();
        }}
        {...fieldAria(field)}
        className={`${INPUT_LOOK} text-right tabular-nums`}
      />
    </Field>
  );
}

function written(kept: string, places: number, locale: string): string {
  return isDecimalText(kept) ? formatFigure(kept, locale, { places, maxPlaces: 20 }) : kept;
}
