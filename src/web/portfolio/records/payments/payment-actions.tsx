import type { Payment } from '#api/portfolio/payments';
import { paymentsTexts } from '../../../platform/texts/portfolio/payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { formatDay } from '../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';

interface PaymentActionsProps {
  readonly payment: Payment;
  readonly onEdit: (payment: Payment) => void;
  readonly onRemove: (payment: Payment) => void;
}

/** The buttons at the end of a payment's row. */
export function PaymentActions({ payment, onEdit, onRemove }: PaymentActionsProps) {
  const texts = useTexts(paymentsTexts);
  const { locale } = useDisplayPreferences();
  const day = payment.paymentDate === null ? texts.noDate : formatDay(payment.paymentDate, locale);
  return (
    <div className="flex flex-wrap justify-end gap-1 no-print">
      <Button
        kind="quiet"
        className="h-8! px-2!"
        aria-label={texts.editPaymentLabel(day)}
        onClick={() => onEdit(payment)}
      >
        {texts.edit}
      </Button>
      <Button
        kind="quiet"
        className="h-8! px-2!"
        aria-label={texts.deletePaymentLabel(day)}
        onClick={() => onRemove(payment)}
      >
        {texts.remove}
      </Button>
    </div>
  );
}
