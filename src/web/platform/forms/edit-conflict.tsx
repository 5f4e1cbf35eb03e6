import { useContext, useEffect, useRef } from 'react';
import { formsTexts } from '../texts/platform/forms.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { useDisplayPreferences } from '../ui/display-preferences.ts';
import { dayInField } from './date-field/day-in-field.ts';
import type { FormValues } from './form-values.ts';
import { ShownValues } from './shown-values.ts';

interface EditConflictProps {
  readonly yours: FormValues;
  readonly stored: FormValues;
  /** Those that were changed on both sides. */
  readonly fields: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly keepMine: () => void;
  readonly takeStored: () => void;
}

/** Shown if fields were changed both in the form and, in the meantime, elsewhere: both values, and the choice between them. */
export function EditConflict(props: EditConflictProps) {
  const { yours, stored, fields, labels, keepMine, takeStored } = props;
  const texts = useTexts(formsTexts);
  const shown = useContext(ShownValues);
  const { locale } = useDisplayPreferences();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus();
  }, []);
  const read = (name: string, value: string | boolean | undefined) => {
    if (value === undefined || value === '') return '—';
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    return shown.get(name)?.(value) ?? dayInField(value, locale);
  };
  const different = Object.keys(labels).filter((name) => fields.includes(name));
  return (
    <div ref={frame} tabIndex={-1} role="alert" className="rounded-control bg-warn-wash p-3.5">
      <p className="font-medium text-warn">{texts.conflictTitle}</p>
      <p className="mt-1">{texts.conflictText}</p>
      <table className="mt-3 w-full text-left">
        <thead className="text-sm text-soft">
          <tr>
            <th className="pr-3 font-normal">{texts.field}</th>
            <th className="pr-3 font-normal">{texts.yours}</th>
            <th className="font-normal">{texts.stored}</th>
          </tr>
        </thead>
        <tbody>
          {different.map((name) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-1 pr-3 font-medium">
                {labels[name]}
              </th>
              <td className="py-1 pr-3 wrap-anywhere">{read(name, yours[name])}</td>
              <td className="py-1 wrap-anywhere">{read(name, stored[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={keepMine}>{texts.keepMine}</Button>
        <Button onClick={takeStored}>{texts.takeStored}</Button>
      </div>
    </div>
  );
}
