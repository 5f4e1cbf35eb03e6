import type { ComponentProps } from 'react';
import { isinWarning } from '#domain/identifiers/isin';
import { formsTexts } from '../../texts/platform/forms.ts';
import { useTexts } from '../../texts/texts.ts';
import { TextField } from './text-field.tsx';

type IsinFieldProps = ComponentProps<typeof TextField> & {
  /** The value of the field. */
  readonly typed: string;
};

/** An ISIN. A hint below the field names what looks wrong, but nothing is refused, because unlisted ISINs exist. */
export function IsinField({ typed, ...field }: IsinFieldProps) {
  const { isinWarnings } = useTexts(formsTexts);
  const warning = isinWarning(typed);
  return (
    <TextField
      {...field}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint={warning === undefined ? undefined : <span className="text-warn">{isinWarnings[warning]}</span>}
    />
  );
}
