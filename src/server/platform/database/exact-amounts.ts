import { Decimal } from '#domain/money/decimal';
import { brokenRule } from '#api/platform/field-rules';
import { invalidField } from '../errors/field-messages.ts';

/** Below 2^46 a JSON number can distinguish every cent (docs/decisions/0022-amounts-a-json-number-holds.md). */
const MAX_EXACT_AMOUNT = new Decimal(70_000_000_000_000);

/** Throws if an amount computed from the prices and the nominal would lose its cents on the way to a client. */
export function requireExactAmounts(amounts: readonly Decimal[]): void {
  if (amounts.every((amount) => amount.abs().lte(MAX_EXACT_AMOUNT))) return;
  throw invalidField('nominal', brokenRule('amounts_too_large', { max: MAX_EXACT_AMOUNT.toNumber() }));
}
