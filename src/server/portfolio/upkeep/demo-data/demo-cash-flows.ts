import type { CalendarDate } from '#domain/calendar-date';
import { bondFigures } from '#domain/bonds/holding/bond-figures';
import { Decimal } from '#domain/money/decimal';
import { duePayments, perHundred, type DemoPosition, type DuePayment } from './demo-position.ts';
import type { Receipt } from './demo-receipts.ts';

/** A row of the table of cash flows; docs/glossary.md gives each column's meaning. */
export interface DemoCashFlow {
  readonly date: CalendarDate;
  readonly position: Decimal;
  readonly interim: Decimal;
  readonly principal: Decimal;
  readonly total: Decimal;
  readonly cumulative: Decimal;
  /** Null for a payment in the future or one that has not arrived. */
  readonly real: Decimal | null;
  readonly diff: Decimal | null;
}

type PromisedFlow = Pick<DemoCashFlow, 'date' | 'position' | 'interim' | 'principal' | 'real'>;

/** The contractual cash flows from settlement to maturity, each with the amount that has arrived by `today`. */
export function demoCashFlows(
  position: DemoPosition,
  receipts: readonly Receipt[],
  today: CalendarDate,
): DemoCashFlow[] {
  let held = new Decimal(position.holding.nominal);
  const payments = duePayments(position).map((payment) => {
    held = held.minus(payment.principal);
    return {
      date: payment.due,
      position: held,
      interim: payment.coupon,
      principal: payment.principal,
      real: receivedAmount(payment, receipts, today),
    };
  });
  return withSums([...purchaseFlow(position), ...payments]);
}

/** The purchase on the settlement day: the clean price and the accrued interest. */
function purchaseFlow({ holding, settles, flows }: DemoPosition): PromisedFlow[] {
  const { cashFlowsWithFee, nominal, buyPrice } = holding;
  if (cashFlowsWithFee === undefined || settles === null || flows === undefined) return [];
  const interim = perHundred(flows.accrued, nominal).neg();
  const principal = bondFigures({ buyPrice, marketPrice: 0, nominal }).amountPaid.neg();
  const real = interim.plus(principal).minus(cashFlowsWithFee);
  return [{ date: settles, position: new Decimal(nominal), interim, principal, real }];
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

function withSums(rows: readonly PromisedFlow[]): DemoCashFlow[] {
  let cumulative = new Decimal(0);
  return rows.map((row) => {
    const total = row.interim.plus(row.principal);
    cumulative = cumulative.plus(total);
    return { ...row, total, cumulative, diff: row.real?.minus(total) ?? null };
  });
}
