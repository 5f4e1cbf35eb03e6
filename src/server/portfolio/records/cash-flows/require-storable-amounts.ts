import type { Decimal } from '#domain/money/decimal';
import { brokenRule } from '#api/platform/field-rules';
import { MAX_AMOUNT } from '#api/platform/fields';
import { invalidField } from '../../../platform/errors/field-messages.ts';

/** Throws an error that names the field if one of the amounts exceeds the largest storable amount. */
export function requireStorableAmounts(field: string, amounts: readonly (Decimal | null)[]): void {
  if (amounts.every((amount) => amount === null || amount.abs().lte(MAX_AMOUNT))) return;
  throw invalidField(field, brokenRule('cash_flows_too_large', { max: MAX_AMOUNT }));
}
