import { businessDayFrom } from '../../business-days.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { ComingIncome } from './coming-income.ts';

export const INCOME_KINDS = ['coupon', 'redemption', 'dividend'] as const;
export type IncomeKind = (typeof INCOME_KINDS)[number];

/**
 * Short: less came than was due. Due: on its day or a few days late. Expected: by the terms of a bond. Announced: a distribution
 * entered with a day to come. Estimated: as a year before.
 */
export const INCOME_STATES = [
  'received',
  'short',
  'due',
  'overdue',
  'expected',
  'announced',
  'estimated',
] as const;
export type IncomeState = (typeof INCOME_STATES)[number];

/** What a holding paid, owes or is to pay on a day, before tax: interest, a dividend, or capital that comes back. One of `income` and `principal` is 0. */
export interface IncomeEvent extends ComingIncome {
  readonly type: IncomeKind;
  /** The number of the row. */
  readonly holdingId: number;
  readonly state: IncomeState;
  /** What was to come, where something else came. */
  readonly due: Decimal;
}

const PAID: ReadonlySet<IncomeState> = new Set(['received', 'short']);
export const hasCome = ({ state }: Pick<IncomeEvent, 'state'>): boolean => PAID.has(state);

/** When the money of a contract's day is on the account: on the next day on which euro payments settle. The interest stays as it is. */
export const expectedOnAccount = (day: CalendarDate): CalendarDate => businessDayFrom(day, 'TARGET');
