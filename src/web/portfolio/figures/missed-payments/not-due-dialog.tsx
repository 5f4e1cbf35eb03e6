import type { ComponentProps } from 'react';
import { markMyPaymentNotDue, markPaymentNotDue } from '#api/portfolio/missed-payments';
import type { CallError } from '../../../platform/api-client/call-error.ts';
import type { FormFrame } from '../../../platform/forms/endpoint-form.tsx';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { TextAreaField } from '../../../platform/forms/fields/text-field.tsx';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import {
  invalidateMissedPayments,
  type MissedItem,
} from '../../../platform/queries/portfolio/missed-payments.ts';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

interface NotDueDialogProps {
  readonly missed: MissedItem;
  readonly owner: Owner;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Asks why a payment is not due. */
export function NotDueDialog({ owner, ...props }: NotDueDialogProps) {
  const NotDue = owner === 'me' ? MyNotDue : OfficeNotDue;
  return <NotDue owner={owner} {...props} />;
}

function MyNotDue(props: NotDueDialogProps) {
  const form = useEndpointForm({
    ...useShared(props),
    endpoint: markMyPaymentNotDue,
    params: { bondId: String(props.missed.bondId) },
  });
  return <ReasonDialog {...props} form={form} />;
}

function OfficeNotDue(props: NotDueDialogProps) {
  const form = useEndpointForm({
    ...useShared(props),
    endpoint: markPaymentNotDue,
    params: { id: String(props.missed.bondId) },
  });
  return <ReasonDialog {...props} form={form} />;
}

function useShared({ missed: { day }, owner, onSaved }: NotDueDialogProps) {
  const texts = useTexts(missedPaymentsTexts);
  const withCause = useWithCause();
  return {
    initial: { reason: '' },
    labels: { reason: texts.reason },
    toBody: ({ reason }: { readonly reason: string }) => ({ day, reason }),
    failure: (error: CallError) => withCause(texts.notDueFailed, error),
    onSaved: async () => {
      await invalidateMissedPayments(owner);
      onSaved();
    },
  };
}

interface ReasonDialogProps extends Pick<NotDueDialogProps, 'missed' | 'onClose'> {
  readonly form: {
    readonly frame: FormFrame;
    readonly field: (name: 'reason') => ComponentProps<typeof TextAreaField>;
  };
}

function ReasonDialog({ missed: { isin, name }, form, onClose }: ReasonDialogProps) {
  const texts = useTexts(missedPaymentsTexts);
  return (
    <FormDialog
      title={`${texts.notDueTitle} · ${name ?? isin}`}
      frame={form.frame}
      submitLabel={texts.markNotDue}
      onClose={onClose}
    >
      <TextAreaField {...form.field('reason')} hint={texts.reasonHint} maxLength={500} required />
    </FormDialog>
  );
}
