import type { CalendarDate } from '../../calendar-date.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { PositionKey } from '../positions/deal.ts';

/** The part of a position held at a bank (null if unknown), a fraction. The parts of a position add up to 1. */
export interface BankShare {
  readonly bank: string | null;
  readonly part: Decimal;
}

/** A valued position with the properties that an overview groups by. */
export interface OverviewPosition extends PositionKey {
  readonly issuer: string | null;
  /** Entered for the instrument; null if it was not. */
  readonly country: string | null;
  readonly maturity: CalendarDate | null;
  /** Largest first. */
  readonly banks: readonly BankShare[];
  /** Euro with accrued interest, rounded to 2 decimal places so that the displayed values add up. */
  readonly eur: Decimal;
}
