import type { CalendarDate } from '#domain/calendar-date';
import {
  addRunningSums,
  type CashFlowEntry,
  type CashFlowRow,
} from '#domain/bonds/cash-flows/cash-flow-table';
import { bondFigures } from '#domain/bonds/holding/bond-figures';
import { Decimal } from '#domain/money/decimal';
import { duePayments, perHundred, type DemoPosition, type DuePayment } from './demo-position.ts';
import type { Receipt } from './demo-receipts.ts';

/** The contractual cash flows from settlement to maturity, each with the amount that has arrived by `today`. */
export function demoCashFlows(
  position: DemoPosition,
  receipts: readonly Receipt[],
  today: CalendarDate,
): CashFlowRow[] {
  let held = new Decimal(position.holding.nominal);
  const payments = duePayments(position).map((payment): CashFlowEntry => {
    const { due: date, coupon: interim, principal } = payment;
    held = held.minus(principal);
    return {
      kind: principal.isZero() ? 'coupon' : 'redemption',
      date,
      position: held,
      interim,
      principal,
      total: interim.plus(principal),
      real: receivedAmount(payment, receipts, today),
    };
  });
  return addRunningSums([...purchaseFlow(position), ...payments]);
}

/** The purchase on the settlement day: the clean price and the accrued interest. */
function purchaseFlow({ holding, settles, flows }: DemoPosition): CashFlowEntry[] {
  const { cashFlowsWithFee, nominal, buyPrice } = holding;
  if (cashFlowsWithFee === undefined || settles === null || flows === undefined) return [];
  const interim = perHundred(flows.accrued, nominal).neg();
  const principal = bondFigures({ buyPrice, marketPrice: 0, nominal }).amountPaid.neg();
  const total = interim.plus(principal);
  const real = total.minus(cashFlowsWithFee);
  return [
    { kind: 'purchase', date: settles, position: new Decimal(nominal), interim, principal, total, real },
  ];
}

function receivedAmount(
  payment: DuePayment,
  receipts: readonly Receipt[],
  today: CalendarDate,
): Decimal | null {
  const receipt = receipts.find(({ due }) => due === payment.due);
  if (payment.due > today || (receipt === undefined && payment.principal.isZero())) return null;
  const net = receipt?.profit.minus(receipt.taxesPaid ?? 0) ?? new Decimal(0);
  return net.plus(payment.principal);
}
