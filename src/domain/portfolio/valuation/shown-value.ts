import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { roundTo, sumDecimals, type Decimal } from '../../money/decimal.ts';

/** The value of a position in euro as every page shows it. Returns and risk are computed from the exact value. */
export const shownValue = (eur: Decimal): Decimal => roundTo(eur, AMOUNT_PLACES);

/** The value of several positions: the sum of those shown, so that a list adds up to its total (docs/decisions/0036-shown-totals.md). */
export const shownTotal = (values: readonly Decimal[]): Decimal => sumDecimals(values.map(shownValue));
