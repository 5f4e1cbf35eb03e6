import { Suspense } from 'react';
import {
  invalidateMissedPayments,
  type MissedItem,
} from '../../../platform/queries/portfolio/missed-payments.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { paymentsTexts } from '../../../platform/texts/portfolio/payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';

const AddPaymentDialog = lazyPart(
  async () => (await import('../../records/payments/payment-dialog.tsx')).AddPaymentDialog,
);
const NotDueDialog = lazyPart(async () => (await import('./not-due-dialog.tsx')).NotDueDialog);

/** What is done about a missed payment in a dialog. */
export interface MissedRequest {
  readonly kind: 'record' | 'not-due';
  readonly missed: MissedItem;
  readonly owner: Owner;
}

interface MissedDialogProps {
  readonly request: MissedRequest;
  readonly onClose: () => void;
  /** Shows a message with the result. */
  readonly showMessage: (message: MessageContent) => void;
}

/** Records a missed payment, or marks it as not due. */
export function MissedDialog({ request: { kind, missed, owner }, onClose, showMessage }: MissedDialogProps) {
  const { markedNotDue } = useTexts(missedPaymentsTexts);
  const { savedPayment } = useTexts(paymentsTexts);
  const report = (text: string) => {
    onClose();
    showMessage({ kind: 'success', text });
  };
  const { bondId, isin, currency, day } = missed;
  return (
    <Suspense>
      {kind === 'not-due' ? (
        <NotDueDialog {...{ missed, owner, onClose }} onSaved={() => report(markedNotDue)} />
      ) : (
        <AddPaymentDialog
          bond={{ id: bondId, isin, currency }}
          day={day}
          onClose={onClose}
          onSaved={async () => {
            await invalidateMissedPayments(owner);
            report(savedPayment);
          }}
        />
      )}
    </Suspense>
  );
}
