import { useId, useState } from 'react';
import { MAX_SHIFT_POINTS } from '#domain/portfolio/risk/scenarios';
import { TextField } from '../../../platform/forms/fields/text-field.tsx';
import { fieldRulesTexts } from '../../../platform/texts/platform/field-rules.ts';
import { riskTexts } from '../../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatFigure } from '../../../platform/ui/format.ts';
import { readShift, type TypedShift } from './typed-shift.ts';

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
