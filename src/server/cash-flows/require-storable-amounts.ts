import type { Decimal } from '#domain/money/decimal';
import { MAX_AMOUNT } from '#api/fields';
import { ApiError } from '../http/api-error.ts';

/** Throws an error that names the field where one of its amounts is larger than an amount may be. */
export function requireStorableAmounts(field: string, amounts: readonly (Decimal | null)[]): void {
  if (amounts.every((amount) => amount === null || amount.abs().lte(MAX_AMOUNT))) return;
  const message = `must be smaller: the cash flows would pass ${MAX_AMOUNT}`;
  throw new ApiError('invalid_fields', `${field} ${message}.`, { errors: [{ path: field, message }] });
}
