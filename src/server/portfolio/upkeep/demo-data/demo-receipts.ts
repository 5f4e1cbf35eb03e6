import { addDays, type CalendarDate } from '#domain/calendar-date';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundTo, type Decimal } from '#domain/money/decimal';
import { duePayments, type DemoPosition } from './demo-position.ts';

/** A coupon that arrived. */
export interface Receipt {
  readonly due: CalendarDate;
  readonly paid: CalendarDate;
  /** Before tax. */
  readonly profit: Decimal;
  readonly taxesPaid: Decimal | null;
}

/** The coupons that have arrived by `today`, in order of their due days. What was sold by a due day (`sales`) no longer pays. */
export function demoReceipts(
  position: DemoPosition,
  { sales, today }: { readonly sales: readonly DemoPosition[]; readonly today: CalendarDate },
): Receipt[] {
  const { receipts, nominal } = position.holding;
  if (receipts === undefined) return [];
  const { taxPercent, late, short, unpaid = 0 } = receipts;
  const due = duePayments(position)
    .filter((payment) => payment.coupon.gt(0) && payment.due <= today)
    .map((payment) => {
      const sold = sales.filter(({ settles }) => settles !== null && settles <= payment.due);
      const held = nominal - sold.reduce((sum, sale) => sum + sale.holding.nominal, 0);
      return { ...payment, coupon: roundTo(payment.coupon.times(held).div(nominal), AMOUNT_PLACES) };
    });
  return due
    .slice(0, due.length - unpaid)
    .map((payment) => ({
      due: payment.due,
      paid: addDays(payment.due, late?.[payment.due] ?? 0),
      profit: payment.coupon.minus(short?.[payment.due] ?? 0),
      taxesPaid:
        taxPercent === undefined ? null : roundTo(payment.coupon.times(taxPercent).div(100), AMOUNT_PLACES),
    }))
    .filter((receipt) => receipt.paid <= today);
}
