import {
  changeMyConcentrationLimits,
  type FoundConcentrationLimits,
} from '#api/portfolio/figures/concentration-limits';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { decimalText, numberOrNull } from '../../../platform/forms/form-values.ts';
import { NumberField } from '../../../platform/forms/fields/number-field.tsx';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import {
  storeMyConcentrationLimits,
  useMyConcentrationLimits,
} from '../../../platform/queries/portfolio/figures/overview.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Dialog } from '../../../platform/ui/dialog.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatPercent } from '../../../platform/ui/format.ts';

interface LimitsDialogProps {
  readonly onClose: () => void;
}

/** Edits the limits above which the holder is warned of concentration. */
export function LimitsDialog({ onClose }: LimitsDialogProps) {
  const { limits: texts } = useTexts(overviewTexts);
  const { cancel } = useTexts(commonTexts);
  const { data, isError } = useMyConcentrationLimits();
  if (data !== undefined) return <LimitsForm chosen={data} onClose={onClose} />;
  if (!isError) return null;
  return (
    <Dialog title={texts.title} closeLabel={cancel} onClose={onClose}>
      <p role="alert" className="text-loss">
        {texts.failed}
      </p>
    </Dialog>
  );
}

function LimitsForm({ chosen, onClose }: LimitsDialogProps & { readonly chosen: FoundConcentrationLimits }) {
  const { limits: texts } = useTexts(overviewTexts);
  const { locale } = useDisplayPreferences();
  const withCause = useWithCause();
  const form = useEndpointForm({
    endpoint: changeMyConcentrationLimits,
    initial: {
      issuer: decimalText(chosen.issuer),
      bank: decimalText(chosen.bank),
      nonEuro: decimalText(chosen.nonEuro),
    },
    labels: texts.fields,
    toBody: ({ issuer, bank, nonEuro }) => ({
      issuer: numberOrNull(issuer),
      bank: numberOrNull(bank),
      nonEuro: numberOrNull(nonEuro),
    }),
    failure: (error) => withCause(texts.saveFailed, error),
    onSaved: (saved) => {
      void storeMyConcentrationLimits(saved);
      onClose();
    },
  });
  const { general } = chosen;
  const hint = (limit: number) => texts.general(formatPercent(limit, locale, { maxPlaces: 2 }));
  return (
    <FormDialog title={texts.title} frame={form.frame} submitLabel={texts.save} onClose={onClose}>
      <NumberField {...form.number('issuer')} places={0} hint={hint(general.issuer)} />
      <NumberField {...form.number('bank')} places={0} hint={hint(general.bank)} />
      <NumberField {...form.number('nonEuro')} places={0} hint={hint(general.nonEuro)} />
    </FormDialog>
  );
}
