import type { ComponentProps } from 'react';
import { taxIdWarning } from '#domain/identifiers/tax-id';
import { useToday } from '../bonds/use-today.ts';
import { TextField } from '../forms/text-field.tsx';
import { formsTexts } from '../texts/forms.ts';
import { useTexts } from '../texts/texts.ts';

type TaxIdFieldProps = ComponentProps<typeof TextField> & {
  readonly type: 'person' | 'company';
  /** What the field holds. */
  readonly typed: string;
};

/** An EGN or EIK. What looks wrong with it is said below the field, and never refused: foreign and unlisted ones exist. */
export function TaxIdField({ type, typed, ...field }: TaxIdFieldProps) {
  const { taxIdWarnings } = useTexts(formsTexts);
  const warning = taxIdWarning(type, typed, useToday());
  return (
    <TextField
      {...field}
      autoComplete="off"
      hint={warning === undefined ? undefined : <span className="text-warn">{taxIdWarnings[warning]}</span>}
    />
  );
}
