import { businessDayFrom } from '../../business-days.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { ComingIncome } from './coming-income.ts';

export const INCOME_KINDS = ['coupon', 'redemption', 'dividend'] as const;
export type IncomeKind = (typeof INCOME_KINDS)[number];

/**
 * short: less was received than due. due: not received, at most a few days late. expected: a future payment by the terms of a bond.
 * announced: a distribution entered for a future day. estimated: repeats a distribution of the year before.
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

/** A past or future payment of a holding, before tax: interest, a dividend or principal. Either `income` or `principal` is 0. */
export interface IncomeEvent extends ComingIncome {
  readonly type: IncomeKind;
  /** The row id of the holding. */
  readonly holdingId: number;
  readonly state: IncomeState;
  /** The contractual amount; differs from the amount received if less was paid. */
  readonly due: Decimal;
  /** The day on which it arrived, which may be before or after the due day; null if that is not recorded. */
  readonly receivedOn: CalendarDate | null;
  /** Of an entered distribution the first day on which the security trades without it, if known. */
  readonly exDay?: CalendarDate | null;
}

const PAID: ReadonlySet<IncomeState> = new Set(['received', 'short']);
export const isReceived = ({ state }: Pick<IncomeEvent, 'state'>): boolean => PAID.has(state);

/** The day on which a payment due on `day` reaches the account: the next TARGET business day. The interest does not change. */
export const expectedOnAccount = (day: CalendarDate): CalendarDate => businessDayFrom(day, 'TARGET');
