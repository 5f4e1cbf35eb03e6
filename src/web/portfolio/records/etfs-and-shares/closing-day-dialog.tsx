import { officeCalls, ownCalls, type EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import type { Portfolio } from '../../../platform/queries/portfolio/etfs-and-shares.ts';
import { closingDayTexts } from '../../../platform/texts/portfolio/instruments/closing-day.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { closingDayBody, ClosingDayField, closingDayValues } from '../closing-day/closing-day-field.tsx';

interface ClosingDayDialogProps {
  readonly portfolio: Portfolio;
  readonly item: EtfOrShare;
  readonly onSaved: (item: EtfOrShare) => Promise<void>;
  readonly onClose: () => void;
}

/** Confirms or changes the closing day of an expired ETF or share. */
export function ClosingDayDialog({ portfolio, item, onSaved, onClose }: ClosingDayDialogProps) {
  const texts = useTexts(closingDayTexts);
  const withCause = useWithCause();
  const today = useToday();
  const form = useEndpointForm({
    endpoint: (portfolio.owner === 'me' ? ownCalls : officeCalls)(portfolio.kind).change,
    params: { id: item.id },
    version: item.version,
    initial: closingDayValues(item, today),
    labels: { closedOn: texts.closedOn },
    toBody: closingDayBody,
    fromAnswer: (stored) => closingDayValues(stored, today),
    failure: (error) => withCause(texts.failed, error),
    onSaved,
  });
  return (
    <FormDialog
      title={`${texts.title} · ${item.isin}`}
      submitLabel={texts.save}
      frame={form.frame}
      onClose={onClose}
    >
      <ClosingDayField form={form} />
    </FormDialog>
  );
}
