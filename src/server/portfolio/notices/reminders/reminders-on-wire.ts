import type { z } from 'zod';
import type { Reminders } from '#api/portfolio/reminders';
import type { RemindersRow } from './reminders.store.ts';

const NONE: z.input<typeof Reminders> = {
  couponDays: null,
  maturities: false,
  freeMoneyFrom: null,
  withAmounts: false,
};

export function remindersOnWire(row: RemindersRow | undefined): z.input<typeof Reminders> {
  if (row === undefined) return NONE;
  return {
    couponDays: row.coupon_days,
    maturities: row.maturities,
    freeMoneyFrom: row.free_money_from === null ? null : Number(row.free_money_from),
    withAmounts: row.with_amounts,
  };
}

export function reminderColumns({ couponDays, maturities, freeMoneyFrom, withAmounts }: Reminders) {
  return {
    coupon_days: couponDays,
    maturities,
    free_money_from: freeMoneyFrom === null ? null : freeMoneyFrom.toFixed(2),
    with_amounts: withAmounts,
  };
}

/** Whether the user has chosen any reminder. */
export function hasReminders({ couponDays, maturities, freeMoneyFrom }: Reminders): boolean {
  return couponDays !== null || maturities || freeMoneyFrom !== null;
}
