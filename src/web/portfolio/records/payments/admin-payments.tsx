import type { Bond } from '#api/portfolio/bonds';
import type { Payment } from '#api/portfolio/payments';
import { Decimal } from '#domain/money/decimal';
import { LEV_PER_EURO } from '#domain/money/exchange-rates';
import { userDetailsTexts } from '../../../platform/texts/people/user-details.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Missing, Money } from '../../../platform/ui/amount.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentTable } from './payment-table.tsx';

interface AdminPaymentsProps {
  readonly bond: Bond;
  readonly payments: readonly Payment[];
  readonly onAdd: () => void;
  readonly onEdit: (payment: Payment) => void;
  readonly onRemove: (payment: Payment) => void;
}

/** The payment history of a bond, for administrators. */
export function AdminPayments({ bond, payments, onAdd, onEdit, onRemove }: AdminPaymentsProps) {
  const texts = useTexts(userDetailsTexts);
  const actions = (payment: Payment) => <PaymentActions {...{ payment, onEdit, onRemove }} />;
  return (
    <section>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-[12.5px]/4 font-medium text-soft">{texts.paymentHistory}</h3>
        <Button className="h-8! px-2.5!" onClick={onAdd}>
          {texts.addPayment}
        </Button>
      </div>
      {payments.length === 0 ? (
        <p className="text-soft">{texts.noPayments}</p>
      ) : (
        <PaymentTable payments={payments} currency={bond.currency} taxes={inEuroAndLeva} actions={actions} />
      )}
    </section>
  );
}

/** €12.50 and, for those who still think in leva, the amount at the legal rate. */
function inEuroAndLeva(inEuro: number | string | null) {
  if (inEuro === null) return <Missing />;
  const inLeva = new Decimal(inEuro).times(LEV_PER_EURO).toFixed(2);
  return (
    <>
      <Money value={inEuro} currency="EUR" />
      <span className="block text-xs text-faint">
        <Money value={inLeva} currency="BGN" code />
      </span>
    </>
  );
}
