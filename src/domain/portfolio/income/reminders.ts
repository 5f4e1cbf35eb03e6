import { addDays, daysBetween, type CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { ExchangeRates } from '../../money/exchange-rates.ts';
import { hasCome, type IncomeEvent } from './income-event.ts';
import { eurCents } from './twelve-months.ts';

/** A reminder comes so many days before a coupon, as chosen. */
export const COUPON_DAYS = [0, 1, 3, 7] as const;
export type CouponDays = (typeof COUPON_DAYS)[number];

/** Days before capital comes back, the nearest first. */
const MATURITY_DAYS = [1, 7, 30] as const;

/** How far ahead money counts as coming free. */
const FREE_MONEY_DAYS = 30;

export interface ReminderChoices {
  /** Null: not of coupons. */
  readonly couponDays: CouponDays | null;
  readonly maturities: boolean;
  /** In euro; null: not of money that comes free. */
  readonly freeMoneyFrom: Decimal | null;
}

export type NamedEvent = IncomeEvent & { readonly name: string | null };

/** What has been reminded of: an event, for a reason. */
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
  /** In the order of their days. */
  readonly flows: readonly FlowReminder[];
  readonly freeMoney: FreeMoneyReminder | null;
}

interface ReminderMoment {
  readonly today: CalendarDate;
  readonly wasSent: (key: ReminderKey) => boolean;
  /** What has no rate is not counted as coming free. */
  readonly rates: ExchangeRates;
}

const amountOf = ({ income, principal }: NamedEvent) => income.plus(principal);

function reasonFor(event: NamedEvent, { couponDays, maturities }: ReminderChoices, days: number) {
  if (event.type !== 'redemption') return couponDays !== null && days <= couponDays ? 'coming' : undefined;
  // Who begins late is reminded of the nearest stage alone.
  const stage = maturities ? MATURITY_DAYS.find((most) => days <= most) : undefined;
  return stage === undefined ? undefined : `${stage} days`;
}

/** One a calendar month. */
function freeMoney(
  coming: readonly NamedEvent[],
  from: Decimal,
  { today, rates }: ReminderMoment,
): FreeMoneyReminder | null {
  const until = addDays(today, FREE_MONEY_DAYS);
  const total = coming
    .filter(({ day }) => day <= until)
    .reduce((sum, event) => sum.plus(eurCents(amountOf(event), event.currency, rates) ?? 0), new Decimal(0));
  return total.lt(from) ? null : { event: today.slice(0, 7), reason: 'free money', total, until };
}

/**
 * What a user is to be reminded of today and was not yet: of coupons and dividends so many days ahead, of capital that comes back
 * 30, 7 and 1 day ahead, and of money that comes free. Estimates are not reminded of.
 */
export function dueReminders(
  events: readonly NamedEvent[],
  choices: ReminderChoices,
  moment: ReminderMoment,
): DueReminders {
  const { today, wasSent } = moment;
  const coming = events
    .filter((event) => event.day >= today && !hasCome(event) && event.state !== 'estimated')
    .sort((one, other) => one.day.localeCompare(other.day) || one.holdingId - other.holdingId);
  const flows = coming.flatMap((flow): FlowReminder[] => {
    const reason = reasonFor(flow, choices, daysBetween(today, flow.day));
    const key = { event: `${flow.type}-${flow.holdingId}-${flow.day}`, reason: reason ?? '' };
    return reason === undefined || wasSent(key) ? [] : [{ ...key, flow }];
  });
  const { freeMoneyFrom } = choices;
  const free = freeMoneyFrom === null ? null : freeMoney(coming, freeMoneyFrom, moment);
  return { flows, freeMoney: free !== null && wasSent(free) ? null : free };
}
