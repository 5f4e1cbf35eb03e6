import { addDays, compareDays, daysBetween, type CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { ExchangeRates } from '../../money/exchange-rates.ts';
import { isReceived, type IncomeEvent } from './income-event.ts';
import { eurCents } from './twelve-months.ts';

/** Choices for how many days before a coupon its reminder is sent. */
export const COUPON_DAYS = [0, 1, 3, 7] as const;
export type CouponDays = (typeof COUPON_DAYS)[number];

/** Reminders of principal are sent this many days ahead; nearest first. */
const MATURITY_DAYS = [1, 7, 30] as const;

/** Money that arrives within this many days counts as freed up. */
const FREE_MONEY_DAYS = 30;

export interface ReminderChoices {
  /** Null: no reminders of coupons. */
  readonly couponDays: CouponDays | null;
  readonly maturities: boolean;
  /** Minimum in euro; null: no reminders of freed-up money. */
  readonly freeMoneyFrom: Decimal | null;
}

export type NamedEvent = IncomeEvent & { readonly name: string | null };

/** Identifies a reminder: an event and the reason. Each is sent once. */
export interface ReminderKey {
  readonly event: string;
  readonly reason: string;
}

export interface FlowReminder extends ReminderKey {
  readonly flow: NamedEvent;
}

export interface FreeMoneyReminder extends ReminderKey {
  /** In euro. */
  readonly total: Decimal;
  /** The last day that counts. */
  readonly until: CalendarDate;
}

export interface DueReminders {
  /** Ordered by day. */
  readonly flows: readonly FlowReminder[];
  readonly freeMoney: FreeMoneyReminder | null;
}

interface ReminderMoment {
  readonly today: CalendarDate;
  readonly wasSent: (key: ReminderKey) => boolean;
  /** Amounts without a rate do not count as freed up. */
  readonly rates: ExchangeRates;
}

const totalAmount = ({ income, principal }: NamedEvent) => income.plus(principal);

function reasonFor(event: NamedEvent, { couponDays, maturities }: ReminderChoices, days: number) {
  if (event.type !== 'redemption') return couponDays !== null && days <= couponDays ? 'coming' : undefined;
  // Only the nearest stage applies, so that a late start does not send several reminders.
  const stage = maturities ? MATURITY_DAYS.find((max) => days <= max) : undefined;
  return stage === undefined ? undefined : `${stage} days`;
}

/** One reminder per calendar month. */
function freeMoney(
  coming: readonly NamedEvent[],
  from: Decimal,
  { today, rates }: ReminderMoment,
): FreeMoneyReminder | null {
  const until = addDays(today, FREE_MONEY_DAYS);
  const total = coming
    .filter(({ day }) => day <= until)
    .reduce(
      (sum, event) => sum.plus(eurCents(totalAmount(event), event.currency, rates) ?? 0),
      new Decimal(0),
    );
  return total.lt(from) ? null : { event: today.slice(0, 7), reason: 'free money', total, until };
}

/**
 * The reminders to send to a user today that were not sent yet: of coupons and dividends `couponDays` ahead, of principal 30, 7 and 1 day
 * ahead, and of freed-up money. There are no reminders of estimates.
 */
export function dueReminders(
  events: readonly NamedEvent[],
  choices: ReminderChoices,
  moment: ReminderMoment,
): DueReminders {
  const { today, wasSent } = moment;
  const coming = events
    .filter((event) => event.day >= today && !isReceived(event) && event.state !== 'estimated')
    .sort((one, other) => compareDays(one.day, other.day) || one.holdingId - other.holdingId);
  const flows = coming.flatMap((flow): FlowReminder[] => {
    const reason = reasonFor(flow, choices, daysBetween(today, flow.day));
    const key = { event: `${flow.type}-${flow.holdingId}-${flow.day}`, reason: reason ?? '' };
    return reason === undefined || wasSent(key) ? [] : [{ ...key, flow }];
  });
  const { freeMoneyFrom } = choices;
  const free = freeMoneyFrom === null ? null : freeMoney(coming, freeMoneyFrom, moment);
  return { flows, freeMoney: free !== null && wasSent(free) ? null : free };
}
