import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { CalendarDate } from '#domain/calendar-date';
import {
  invalidateMissedPayments,
  useSnoozeMissed,
  type MissedItem,
} from '../../../platform/queries/portfolio/missed-payments.ts';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { paymentsTexts } from '../../../platform/texts/portfolio/payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button, buttonLook } from '../../../platform/ui/button.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay } from '../../../platform/ui/format.ts';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { MissedRow } from './missed-row.tsx';
import { usePaymentLabel } from './use-payment-label.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

const AddPaymentDialog = lazyPart(
  async () => (await import('../../records/payments/payment-dialog.tsx')).AddPaymentDialog,
);
const NotDueDialog = lazyPart(async () => (await import('./not-due-dialog.tsx')).NotDueDialog);

interface OpenMissedProps {
  readonly missed: MissedItem;
  readonly owner: Owner;
  readonly today: CalendarDate;
  /** Shows a message with the result of an action. */
  readonly showMessage: (message: MessageContent) => void;
}

/** An unresolved missed payment, with actions to record it, to be reminded later, or to mark it as not due. */
export function OpenMissed({ missed, owner, today, showMessage }: OpenMissedProps) {
  const texts = useTexts(missedPaymentsTexts);
  const { locale } = useDisplayPreferences();
  const withCause = useWithCause();
  const snooze = useSnoozeMissed(owner, today);
  const [asks, setAsks] = useState(false);
  const labelOf = usePaymentLabel();
  const which = labelOf(missed);
  const remind = () =>
    snooze.mutate(missed, {
      onSuccess: () => showMessage({ kind: 'success', text: texts.snoozed(formatDay(snooze.until, locale)) }),
      onError: (error) => showMessage({ kind: 'error', text: withCause(texts.snoozeFailed, error) }),
    });
  return (
    <MissedRow missed={missed} owner={owner} note={texts.daysLate(missed.daysLate)}>
      <RecordPayment {...{ missed, owner, showMessage, which }} />
      <Button busy={snooze.isPending} aria-label={`${texts.snooze}: ${which}`} onClick={remind}>
        {texts.snooze}
      </Button>
      <Button aria-label={`${texts.notDue}: ${which}`} onClick={() => setAsks(true)}>
        {texts.notDue}
      </Button>
      {asks && (
        <Suspense>
          <NotDueDialog
            {...{ missed, owner }}
            onClose={() => setAsks(false)}
            onSaved={() => {
              setAsks(false);
              showMessage({ kind: 'success', text: texts.markedNotDue });
            }}
          />
        </Suspense>
      )}
    </MissedRow>
  );
}

interface RecordPaymentProps extends Omit<OpenMissedProps, 'today'> {
  readonly which: string;
}

/** Holders record a payment on a page, the office in a dialog. */
function RecordPayment({ missed, owner, showMessage, which }: RecordPaymentProps) {
  const texts = useTexts(missedPaymentsTexts);
  const { savedPayment } = useTexts(paymentsTexts);
  const [adds, setAdds] = useState(false);
  const { bondId, isin, currency, day } = missed;
  const label = `${texts.record}: ${which}`;
  if (owner === 'me') {
    return (
      <Link
        to="/bond/$bondId/payments/add"
        params={{ bondId: String(bondId) }}
        search={{ due: day }}
        aria-label={label}
        className={buttonLook()}
      >
        {texts.record}
      </Link>
    );
  }
  return (
    <>
      <Button aria-label={label} onClick={() => setAdds(true)}>
        {texts.record}
      </Button>
      {adds && (
        <Suspense>
          <AddPaymentDialog
            bond={{ id: bondId, isin, currency }}
            day={day}
            onClose={() => setAdds(false)}
            onSaved={async () => {
              await invalidateMissedPayments(owner);
              setAdds(false);
              showMessage({ kind: 'success', text: savedPayment });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
