import type { ComponentProps } from 'react';
import { isMaskedTaxId } from '#domain/identifiers/mask-tax-id';
import { taxIdWarning } from '#domain/identifiers/tax-id';
import { useToday } from '../../clock/use-today.ts';
import { TextField } from './text-field.tsx';
import { formsTexts } from '../../texts/platform/forms.ts';
import { useTexts } from '../../texts/texts.ts';

type TaxIdFieldProps = Omit<ComponentProps<typeof TextField>, 'hint'> & {
  readonly type: 'person' | 'company';
  /** The value of the field. */
  readonly typed: string;
  /** True if the stored number cannot be decrypted; the field is then empty at first. */
  readonly unreadable?: boolean | undefined;
};

/** An EGN or EIK. A number that looks wrong is not refused, only warned about, because there are foreign and unlisted numbers. */
export function TaxIdField({ type, typed, unreadable = false, ...field }: TaxIdFieldProps) {
  const texts = useTexts(formsTexts);
  const today = useToday();
  const isMasked = isMaskedTaxId(typed);
  const warning = isMasked ? undefined : taxIdWarning(type, typed, today);
  const note = unreadable && typed === '' ? texts.taxIdUnreadable : warning && texts.taxIdWarnings[warning];
  return (
    <TextField
      {...field}
      autoComplete="off"
      hint={isMasked ? texts.taxIdMasked : note && <span className="text-warn">{note}</span>}
    />
  );
}
