import { isCalendarDate } from '#domain/calendar-date';
import { readDay } from '#domain/typed-text/read-day';
import { useState } from 'react';
import { formatDay } from '../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';

const LOOK =
  'h-8 max-md:h-11 w-full rounded-control border border-edge bg-sheet px-2 text-right text-base text-ink tabular-nums placeholder:text-faint aria-invalid:border-loss aria-invalid:bg-loss-wash data-warned:border-warn data-warned:bg-warn-wash data-set:bg-accent-wash';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly isWrong?: boolean;
  readonly isWarned?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A price in the grid, kept as typed. Enter moves to the field below. */
export function PriceInputField({
  label,
  value,
  isWrong = false,
  isWarned = false,
  describedBy,
  onChange,
}: FieldProps) {
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      data-price-field=""
      data-set={value !== '' || undefined}
      data-warned={isWarned || undefined}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        const fields = Array.from(document.querySelectorAll<HTMLElement>('[data-price-field]'));
        fields[fields.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]?.focus();
      }}
      className={LOOK}
    />
  );
}

/** The day of a price. If empty, the common day applies, which is shown in grey. */
export function PriceDayField({
  label,
  value,
  dayForAll,
  isWrong = false,
  onChange,
}: FieldProps & { readonly dayForAll: string }) {
  const { locale } = useDisplayPreferences();
  const [draft, setDraft] = useState<string | null>(null);
  const written = (day: string) => (isCalendarDate(day) ? formatDay(day, locale) : day);
  return (
    <input
      type="text"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      placeholder={written(dayForAll)}
      value={draft ?? written(value)}
      onChange={({ target }) => {
        setDraft(target.value);
        const typed = readDay(target.value);
        onChange(typed.kind === 'day' ? typed.day : target.value);
      }}
      onBlur={() => setDraft(null)}
      className={LOOK}
    />
  );
}
