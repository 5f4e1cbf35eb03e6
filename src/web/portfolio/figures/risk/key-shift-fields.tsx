import { useId, useState } from 'react';
import { MAX_SHIFT_POINTS } from '#domain/portfolio/risk/scenarios';
import { parseDecimal } from '#domain/typed-text/parse-decimal';
import { TextField } from '../../../platform/forms/fields/text-field.tsx';
import { fieldRulesTexts } from '../../../platform/texts/platform/field-rules.ts';
import { riskTexts } from '../../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatFigure } from '../../../platform/ui/format.ts';

/** The typed shift of the rate for a key maturity. */
export interface TypedShift {
  readonly years: number;
  readonly typed: string;
}

/** The typed shift in basis points; an empty one is 0. Undefined if it is not a number, or out of range. */
export function readShift({ typed }: TypedShift, locale: string): number | undefined {
  if (typed.trim() === '') return 0;
  const points = Number(parseDecimal(typed, locale) ?? NaN);
  return Math.abs(points) <= MAX_SHIFT_POINTS ? points : undefined;
}

interface KeyShiftFieldsProps {
  readonly shifts: readonly TypedShift[];
  readonly onChange: (shifts: readonly TypedShift[]) => void;
}

/** A field for the shift at each key maturity. */
export function KeyShiftFields({ shifts, onChange }: KeyShiftFieldsProps) {
  const texts = useTexts(riskTexts);
  return (
    <fieldset className="mt-3">
      <legend className="text-soft">{texts.ownShifts}</legend>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-5">
        {shifts.map((shift) => (
          <KeyShiftField
            key={shift.years}
            shift={shift}
            onTyped={(typed) =>
              onChange(shifts.map((each) => (each.years === shift.years ? { ...each, typed } : each)))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface KeyShiftFieldProps {
  readonly shift: TypedShift;
  readonly onTyped: (typed: string) => void;
}

/** The shift applies when the field loses focus or Enter is pressed. */
function KeyShiftField({ shift, onTyped }: KeyShiftFieldProps) {
  const texts = useTexts(riskTexts);
  const { number_between: numberBetween } = useTexts(fieldRulesTexts);
  const { locale } = useDisplayPreferences();
  const [draft, setDraft] = useState<string | null>(null);
  const limits = { min: -MAX_SHIFT_POINTS, max: MAX_SHIFT_POINTS };
  const take = () => {
    if (draft !== null) onTyped(draft);
    setDraft(null);
  };
  return (
    <TextField
      id={useId()}
      label={texts.ofYears(formatFigure(shift.years, locale, { maxPlaces: 2 }), shift.years)}
      inputMode="decimal"
      autoComplete="off"
      className="text-right tabular-nums"
      value={draft ?? shift.typed}
      error={
        readShift(shift, locale) === undefined
          ? numberBetween((limit) => formatFigure(limits[limit], locale))
          : undefined
      }
      onChange={({ target }) => setDraft(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
      }}
    />
  );
}
