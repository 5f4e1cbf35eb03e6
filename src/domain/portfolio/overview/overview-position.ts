import type { CalendarDate } from '../../calendar-date.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { PositionKey } from '../positions/deal.ts';

/** The part of a position that is kept at a bank; null where the bank is not known. The parts add up to 1. */
export interface BankShare {
  readonly bank: string | null;
  readonly part: Decimal;
}

/** A position that has a value, with what an overview groups it by. */
export interface OverviewPosition extends PositionKey {
  readonly issuer: string | null;
  /** Of the instrument, where somebody entered one. */
  readonly country: string | null;
  readonly maturity: CalendarDate | null;
  /** The largest first. */
  readonly banks: readonly BankShare[];
  /** With accrued interest, in euro, 2 places: sums are of what is shown, so that a column adds up. */
  readonly eur: Decimal;
}
