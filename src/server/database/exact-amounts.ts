import type { Decimal } from '#domain/money/decimal';
import { ApiError } from '../http/api-error.ts';

/** Below 2^46 a JSON number tells every cent apart (docs/decisions/0022-amounts-a-json-number-holds.md). */
const MAX_EXACT_AMOUNT = 70_000_000_000_000;

/** Throws where an amount that follows from the prices and the nominal would lose its cents on the way to a client. */
export function requireExactAmounts(amounts: readonly Decimal[]): void {
  if (amounts.every((amount) => amount.abs().lte(MAX_EXACT_AMOUNT))) return;
  const message = `must be smaller: at these prices an amount would pass ${MAX_EXACT_AMOUNT}`;
  throw new ApiError('invalid_fields', `nominal ${message}.`, { errors: [{ path: 'nominal', message }] });
}
