import { Suspense, useRef, useState, type Ref } from 'react';
import { isCalendarDate } from '#domain/calendar-date';
import { formsTexts } from '../../texts/platform/forms.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { CalendarIcon } from '../../ui/icons/screen-icons.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useDisplayPreferences } from '../../ui/display-preferences.ts';
import { Field, fieldAria, INPUT_LOOK, type FieldProps } from '../fields/field.tsx';
import { dayInField } from './day-in-field.ts';
import { daySentence, longDay } from './day-sentence.ts';
import { readDay } from '#domain/typed-text/read-day';

const Calendar = lazyPart(async () => (await import('./calendar.tsx')).Calendar);

interface DateInputProps extends FieldProps {
  readonly name?: string;
  /** 'YYYY-MM-DD', or the typed text if it is not a date. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * A date, typed in any common format or chosen in a calendar. On blur, the field shows it in the page's language, or an
 * error; if the text could mean two dates, it offers both.
 */
export function DateInput({ name, value, onChange, onBlur, inputRef, ...field }: DateInputProps) {
  const { date: texts } = useTexts(formsTexts);
  const { locale } = useDisplayPreferences();
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = value !== '' && !isCalendarDate(value) && (draft === null || field.error !== undefined);
  const reading = isWrong ? readDay(value) : null;
  const described = isWrong ? { ...field, error: daySentence(value, texts, locale) ?? field.error } : field;
  return (
    <div className="grid content-start gap-1.5">
      <Field {...described}>
        <div className="relative">
          <input
            ref={inputRef}
            name={name}
            type="text"
            autoComplete="off"
            placeholder={texts.form}
            value={draft ?? dayInField(value, locale)}
            onChange={({ target }) => {
              setDraft(target.value);
              const typed = readDay(target.value);
              onChange(typed.kind === 'day' ? typed.day : target.value);
            }}
            onBlur={() => {
              setDraft(null);
              onBlur?.();
            }}
            {...fieldAria(described)}
            className={`${INPUT_LOOK} pr-11 tabular-nums`}
          />
          <CalendarButton field={field} value={value} onChoose={onChange} />
        </div>
      </Field>
      {reading?.kind === 'unclear' && (
        <div className="flex flex-wrap gap-2">
          {reading.choices.map((day) => (
            <Button
              key={day}
              className="h-8!"
              onClick={() => {
                onChange(day);
                document.getElementById(field.id)?.focus();
              }}
            >
              {longDay(day, locale)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface CalendarButtonProps {
  readonly field: FieldProps;
  readonly value: string;
  readonly onChoose: (day: string) => void;
}

function CalendarButton({ field: { id, label }, value, onChoose }: CalendarButtonProps) {
  const { date: texts } = useTexts(formsTexts);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  return (
    <div ref={button} className="absolute top-1 right-1">
      <IconButton
        label={texts.openCalendar}
        aria-describedby={`${id}-label`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CalendarIcon />
      </IconButton>
      {open && (
        <Suspense>
          <Calendar
            title={texts.calendar(label)}
            chosen={isCalendarDate(value) ? value : null}
            anchor={button}
            onChoose={onChoose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
