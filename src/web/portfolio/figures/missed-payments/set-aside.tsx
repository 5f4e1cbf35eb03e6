import { useReopenMissed, type MissedItem } from '../../../platform/queries/portfolio/missed-payments.ts';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay } from '../../../platform/ui/format.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { MissedRow } from './missed-row.tsx';
import { usePaymentLabel } from './use-payment-label.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

interface SetAsideProps {
  readonly missed: MissedItem;
  readonly owner: Owner;
  readonly showMessage: (message: MessageContent) => void;
}

/** A missed payment that was set aside; the decision can be undone. */
export function SetAside({ missed, owner, showMessage }: SetAsideProps) {
  const texts = useTexts(missedPaymentsTexts);
  const { locale } = useDisplayPreferences();
  const withCause = useWithCause();
  const reopen = useReopenMissed(owner);
  const labelOf = usePaymentLabel();
  const { notDueReason, snoozedUntil } = missed;
  const note =
    snoozedUntil === null
      ? texts.isNotDue(notDueReason ?? '')
      : texts.remindsOn(formatDay(snoozedUntil, locale));
  const undo = () =>
    reopen.mutate(missed, {
      onSuccess: () => showMessage({ kind: 'success', text: texts.reopened }),
      onError: (error) => showMessage({ kind: 'error', text: withCause(texts.reopenFailed, error) }),
    });
  return (
    <MissedRow missed={missed} owner={owner} note={note}>
      <Button busy={reopen.isPending} aria-label={`${texts.reopen}: ${labelOf(missed)}`} onClick={undo}>
        {texts.reopen}
      </Button>
    </MissedRow>
  );
}
