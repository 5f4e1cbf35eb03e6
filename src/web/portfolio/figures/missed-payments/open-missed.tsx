import { Link } from '@tanstack/react-router';
import type { CalendarDate } from '#domain/calendar-date';
import { useSnoozeMissed, type MissedItem } from '../../../platform/queries/portfolio/missed-payments.ts';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button, buttonLook } from '../../../platform/ui/button.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay } from '../../../platform/ui/format.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import type { MissedRequest } from './missed-dialog.tsx';
import { MissedRow } from './missed-row.tsx';
import { usePaymentLabel } from './use-payment-label.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

interface OpenMissedProps {
  readonly missed: MissedItem;
  readonly owner: Owner;
  readonly today: CalendarDate;
  /** Opens a dialog about it. */
  readonly onOpen: (request: MissedRequest) => void;
  /** Shows a message with the result of an action. */
  readonly showMessage: (message: MessageContent) => void;
}

/** An unresolved missed payment, with actions to record it, to be reminded later, or to mark it as not due. */
export function OpenMissed({ missed, owner, today, onOpen, showMessage }: OpenMissedProps) {
  const texts = useTexts(missedPaymentsTexts);
  const { locale } = useDisplayPreferences();
  const withCause = useWithCause();
  const snooze = useSnoozeMissed(owner, today);
  const labelOf = usePaymentLabel();
  const which = labelOf(missed);
  const remind = () =>
    snooze.mutate(missed, {
      onSuccess: () => showMessage({ kind: 'success', text: texts.snoozed(formatDay(snooze.until, locale)) }),
      onError: (error) => showMessage({ kind: 'error', text: withCause(texts.snoozeFailed, error) }),
    });
  return (
    <MissedRow missed={missed} owner={owner} note={texts.daysLate(missed.daysLate)}>
      <RecordPayment {...{ missed, owner, onOpen, which }} />
      <Button busy={snooze.isPending} aria-label={`${texts.snooze}: ${which}`} onClick={remind}>
        {texts.snooze}
      </Button>
      <Button
        aria-label={`${texts.notDue}: ${which}`}
        onClick={() => onOpen({ kind: 'not-due', missed, owner })}
      >
        {texts.notDue}
      </Button>
    </MissedRow>
  );
}

interface RecordPaymentProps extends Pick<OpenMissedProps, 'missed' | 'owner' | 'onOpen'> {
  readonly which: string;
}

/** Holders record a payment on a page, the office in a dialog. */
function RecordPayment({ missed, owner, onOpen, which }: RecordPaymentProps) {
  const texts = useTexts(missedPaymentsTexts);
  const label = `${texts.record}: ${which}`;
  if (owner === 'me') {
    return (
      <Link
        to="/bond/$bondId/payments/add"
        params={{ bondId: String(missed.bondId) }}
        search={{ due: missed.day }}
        aria-label={label}
        className={buttonLook()}
      >
        {texts.record}
      </Link>
    );
  }
  return (
    <Button aria-label={label} onClick={() => onOpen({ kind: 'record', missed, owner })}>
      {texts.record}
    </Button>
  );
}
