import type { ComponentProps } from 'react';
import { isMaskedTaxId } from '#domain/identifiers/mask-tax-id';
import { taxIdWarning } from '#domain/identifiers/tax-id';
import { useToday } from '../../platform/lists/use-today.ts';
import { TextField } from '../../platform/forms/fields/text-field.tsx';
import { formsTexts } from '../../platform/texts/platform/forms.ts';
import { useTexts } from '../../platform/texts/texts.ts';

type TaxIdFieldProps = Omit<ComponentProps<typeof TextField>, 'hint'> & {
  readonly type: 'person' | 'company';
  /** What the field holds. */
  readonly typed: string;
  /** The stored number cannot be decrypted, so that the field begins empty. */
  readonly unreadable?: boolean | undefined;
};

/** An EGN or EIK. What looks wrong with it is said below the field, and never refused: foreign and unlisted ones exist. */
export function TaxIdField({ type, typed, unreadable = false, ...field }: TaxIdFieldProps) {
  const texts = useTexts(formsTexts);
  const today = useToday();
  const isMasked = isMaskedTaxId(typed);
  const warning = isMasked ? undefined : taxIdWarning(type, typed, today);
  const said = unreadable && typed === '' ? texts.taxIdUnreadable : warning && texts.taxIdWarnings[warning];
  return (
    <TextField
      {...field}
      autoComplete="off"
      hint={isMasked ? texts.taxIdMasked : said && <span className="text-warn">{said}</span>}
    />
  );
}
