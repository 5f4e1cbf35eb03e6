import { Fragment, type ReactNode } from 'react';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundTo } from '#domain/money/decimal';
import { convertLevAndEuro } from '#domain/money/lev';
import type { Bond } from '#api/portfolio/bonds';
import type { Payment } from '#api/portfolio/payments';
import { sumEntered } from '#domain/money/sum-entered';
import { paymentsTexts } from '../../../platform/texts/portfolio/payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText, Money } from '../../../platform/ui/amount.tsx';
import {
  ActionsHeaderCell,
  Cell,
  HeaderCell,
  RowHeaderCell,
  TableFrame,
  TotalCell,
  TotalHeaderCell,
} from '../../../platform/ui/tables/data-table.tsx';
import { useWideScreen } from '../../../platform/ui/use-wide-screen.ts';

interface PaymentTableProps {
  readonly payments: readonly Payment[];
  /** The bond's currency, which profits are in unless they state another. */
  readonly currency: Bond['currency'];
  /** Formats taxes, which are in EUR; by default with the euro sign. */
  readonly taxes?: (inEuro: number | string | null) => ReactNode;
  /** Renders the buttons at the end of a row. */
  readonly actions?: (payment: Payment) => ReactNode;
}

function inEuro(amount: number | string | null): ReactNode {
  return <Money value={amount} currency="EUR" />;
}

/** Converts a profit paid in leva to euro if the bond has since been redenominated. */
function profitIn({ profit, currency: paidIn }: Payment, currency: Bond['currency']): number {
  return roundTo(convertLevAndEuro(profit, paidIn ?? currency, currency), AMOUNT_PLACES).toNumber();
}

const COLUMNS = 3;

/** The payments of a bond in date order, with a total. */
export function PaymentTable({ payments, currency, taxes = inEuro, actions }: PaymentTableProps) {
  const texts = useTexts(paymentsTexts);
  // A phone has no room for a column of buttons: they are in a row of their own below the payment.
  const isWide = useWideScreen();
  const [inRow, below] = isWide ? [actions, undefined] : [undefined, actions];
  const border = below === undefined ? '' : 'border-b-0!';
  const profit = sumEntered(payments.map((payment) => profitIn(payment, currency)));
  const taxesPaid = sumEntered(payments.map((payment) => payment.taxesPaid));
  return (
    <TableFrame label={texts.history}>
      <thead>
        <tr>
          <HeaderCell pinned>{texts.date}</HeaderCell>
          <HeaderCell numeric>{texts.profit}</HeaderCell>
          <HeaderCell numeric className="max-sm:whitespace-normal!">
            {texts.taxesPaid}
          </HeaderCell>
          {inRow && <ActionsHeaderCell label={texts.actions} />}
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <Fragment key={payment.id}>
            <tr>
              <RowHeaderCell className={border}>
                <DateText value={payment.paymentDate} />
              </RowHeaderCell>
              <Cell numeric className={border}>
                <Money value={payment.profit} currency={payment.currency ?? currency} code signed />
              </Cell>
              <Cell numeric className={border}>
                {taxes(payment.taxesPaid)}
              </Cell>
              {inRow && <Cell className="no-print">{inRow(payment)}</Cell>}
            </tr>
            {below && (
              <tr className="no-print">
                <Cell span={COLUMNS} className="h-auto! pb-1">
                  {below(payment)}
                </Cell>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
      <tfoot className="font-medium">
        <tr>
          <TotalHeaderCell>{texts.total}</TotalHeaderCell>
          <TotalCell numeric>
            <Money value={profit} currency={currency} code signed />
          </TotalCell>
          <TotalCell numeric>{taxes(taxesPaid)}</TotalCell>
          {inRow && <TotalCell className="no-print" />}
        </tr>
      </tfoot>
    </TableFrame>
  );
}
