import { useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { readRuleMessage } from '#api/platform/field-rules';
import { formsTexts } from '../../texts/platform/forms.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useDisplayPreferences } from '../../ui/display-preferences.ts';
import { formatFigure, isDecimalText } from '../../ui/format.ts';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { dayInField } from '../date-field/day-in-field.ts';
import { fieldAria, FieldNotes, INPUT_LOOK, type FieldProps } from '../fields/field.tsx';
import { RULE_PART, RULE_ROW } from '../form-values.ts';
import {
  joinRows,
  NO_ROWS,
  pastedRows,
  splitRows,
  typedDay,
  typedFigure,
  type FormRow,
} from './form-rows.ts';

interface RowsFieldProps<V extends FieldValues> extends FieldProps {
  readonly control: Control<V>;
  readonly name: FieldPath<V>;
  /** The headings of the two columns. */
  readonly columns: readonly [day: string, figure: string];
  /** The text shown for an empty list, if any. */
  readonly noneText: string;
}

/** A small table of days with a figure each. Rows can be added, removed, and pasted from a spreadsheet. */
export function RowsField<V extends FieldValues>({
  control,
  name,
  columns,
  noneText,
  ...field
}: RowsFieldProps<V>) {
  const texts = useTexts(formsTexts).rows;
  const {
    field: { value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  const text = typeof value === 'string' ? value : '';
  const rows = splitRows(text);
  const change = (changed: readonly FormRow[]) => onChange(joinRows(changed));
  const add = () => change([...rows, ['', '']]);
  return (
    <fieldset className="min-w-0" onBlur={onBlur}>
      <legend className="mb-1 font-medium">{field.label}</legend>
      <div className="grid content-start gap-1.5">
        {rows.length > 0 && (
          <Rows {...{ field, columns, rows, change }} message={fieldState.error?.message} />
        )}
        {text === NO_ROWS && <p className="text-sm">{noneText}</p>}
        <FieldNotes {...field} />
        <div className="flex flex-wrap gap-2">
          <Button
            {...(rows.length === 0 && fieldAria(field))}
            aria-label={`${texts.add}: ${field.label}`}
            onClick={add}
          >
            {texts.add}
          </Button>
          {text === NO_ROWS && (
            <Button kind="quiet" onClick={() => onChange('')}>
              {texts.leaveToSecurity}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

const PARTS_OF_DAY = new Set(['', 'date', 'day', 'from']);

/** The cell with the error, which the error list links to; the first cell by default. */
function findCell(message: string | undefined, rows: readonly FormRow[]) {
  const values = message === undefined ? undefined : readRuleMessage(message)?.values;
  const row = Number(values?.[RULE_ROW] ?? 1);
  const isDay = PARTS_OF_DAY.has(String(values?.[RULE_PART] ?? ''));
  return { place: Math.min(row, rows.length) - 1, column: isDay ? 0 : 1 };
}

interface RowsProps {
  readonly field: FieldProps;
  /** The error message in the form's state. */
  readonly message: string | undefined;
  readonly columns: readonly [day: string, figure: string];
  readonly rows: readonly FormRow[];
  readonly change: (rows: readonly FormRow[]) => void;
}

function Rows({ field, message, columns, rows, change }: RowsProps) {
  const texts = useTexts(formsTexts).rows;
  const { locale } = useDisplayPreferences();
  const named = findCell(message, rows);
  const cellAria = (place: number, column: number) =>
    place === named.place && column === named.column ? fieldAria(field) : {};
  const replace = (place: number, ...by: FormRow[]) => change(rows.toSpliced(place, 1, ...by));
  const paste = (place: number, text: string) => {
    const pasted = pastedRows(text, locale);
    if (pasted !== null) replace(place, ...pasted);
    return pasted !== null;
  };
  return (
    <table className="w-full max-w-sm">
      <thead className="text-left text-sm text-soft">
        <tr>
          <th className="font-normal">{columns[0]}</th>
          <th className="pr-3 text-right font-normal">{columns[1]}</th>
          <th>
            <span className="sr-only">{texts.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([day, figure], place) => (
          <tr key={place}>
            <td className="w-1/2 pr-1.5 pb-1">
              <Cell
                {...cellAria(place, 0)}
                label={texts.cell(field.label, place + 1, columns[0])}
                shown={dayInField(day, locale)}
                onType={(typed) => replace(place, [typedDay(typed), figure])}
                onPasteRows={(text) => paste(place, text)}
              />
            </td>
            <td className="pr-1.5 pb-1">
              <Cell
                {...cellAria(place, 1)}
                label={texts.cell(field.label, place + 1, columns[1])}
                shown={isDecimalText(figure) ? formatFigure(figure, locale, FIGURE) : figure}
                isNumber
                onType={(typed) => replace(place, [day, typedFigure(typed, locale)])}
                onPasteRows={(text) => paste(place, text)}
              />
            </td>
            <td className="pb-1">
              <IconButton label={texts.removeRow(place + 1)} onClick={() => change(rows.toSpliced(place, 1))}>
                <CloseIcon />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FIGURE = { places: 2, maxPlaces: 8 };

interface CellProps {
  readonly label: string;
  readonly shown: string;
  readonly isNumber?: boolean;
  readonly onType: (typed: string) => void;
  /** Returns false for the text of a single cell, which is pasted as usual. */
  readonly onPasteRows: (text: string) => boolean;
}

/** Shows the text as typed while focused; on blur, it formats the day or figure for the language. */
function Cell({ label, shown, isNumber = false, onType, onPasteRows, ...aria }: CellProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      {...aria}
      type="text"
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      aria-label={label}
      value={draft ?? shown}
      onChange={({ target }) => {
        setDraft(target.value);
        onType(target.value);
      }}
      onPaste={(event) => {
        if (!onPasteRows(event.clipboardData.getData('text'))) return;
        event.preventDefault();
        setDraft(null);
      }}
      onBlur={() => setDraft(null)}
      className={`${INPUT_LOOK} h-9! tabular-nums ${isNumber ? 'text-right' : ''}`}
    />
  );
}
