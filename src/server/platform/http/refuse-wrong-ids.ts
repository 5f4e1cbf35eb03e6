import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import { isinFault } from '#domain/identifiers/isin';
import { isMaskedTaxId } from '#domain/identifiers/mask-tax-id';
import { taxIdWarning } from '#domain/identifiers/tax-id';
import type { FieldError } from '#api/errors';
import { brokenRule } from '#api/platform/field-rules';
import { PersonOrCompany } from '#api/people/users';
import { fieldError, invalidFields } from '../errors/field-messages.ts';

const HasIsin = z.object({ isin: z.string() });
const HasTaxId = z.object({
  bulstatOrEgn: z.string(),
  /** If it is not sent, either kind of number is accepted. */
  personOrCompany: PersonOrCompany.optional(),
});

/** Under STRICT_IDS: throws invalid_fields if a validated body has an ISIN, EGN or EIK that cannot be valid. */
export function refuseWrongIds(body: unknown, today: CalendarDate): void {
  const errors = [...isinErrors(body), ...taxIdErrors(body, today)];
  if (errors.length > 0) throw invalidFields(errors);
}

function isinErrors(body: unknown): FieldError[] {
  const { data } = HasIsin.safeParse(body);
  if (data === undefined || isinFault(data.isin) === undefined) return [];
  return [fieldError('isin', brokenRule('isin_check_digit'))];
}

function taxIdErrors(body: unknown, today: CalendarDate): FieldError[] {
  const { data } = HasTaxId.safeParse(body);
  // A mask means the stored number.
  if (data === undefined || isMaskedTaxId(data.bulstatOrEgn)) return [];
  const types = data.personOrCompany === undefined ? PersonOrCompany.options : [data.personOrCompany];
  const isRight = (type: PersonOrCompany) => {
    const warning = taxIdWarning(type, data.bulstatOrEgn, today);
    // A sole trader may have the number of a person.
    return warning === undefined || warning === 'bulstat-personal';
  };
  if (types.some(isRight)) return [];
  return [fieldError('bulstatOrEgn', brokenRule('tax_id_check_digit'))];
}
