import { DISTRIBUTION_CALLS, type Distribution } from '#api/portfolio/distributions';
import type { EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { CURRENCIES } from '#domain/money/currency';
import type { CallError } from '../../../platform/api-client/call-error.ts';
import { DateField } from '../../../platform/forms/date-field/date-field.tsx';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { NumberField } from '../../../platform/forms/fields/number-field.tsx';
import { SelectField } from '../../../platform/forms/fields/select-field.tsx';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import type { DistributionHolding } from '../../../platform/queries/portfolio/distributions.ts';
import { distributionsTexts } from '../../../platform/texts/portfolio/distributions.ts';
import { formsTexts } from '../../../platform/texts/platform/forms.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { distributionBody, distributionFormValues, newDistributionValues } from './distribution-values.ts';

const endpointsFor = ({ owner, kind }: DistributionHolding) =>
  DISTRIBUTION_CALLS[owner === 'me' ? 'own' : 'office'][kind];

interface DialogProps {
  readonly holding: DistributionHolding;
  readonly item: Pick<EtfOrShare, 'isin' | 'currency'>;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

export function AddDistributionDialog({ holding, item, onSaved, onClose }: DialogProps) {
  const { add } = useTexts(distributionsTexts);
  const form = useEndpointForm({
    ...useShared(onSaved),
    endpoint: endpointsFor(holding).add,
    params: { id: holding.id },
    initial: newDistributionValues(item.currency),
  });
  return (
    <FormDialog title={`${add} · ${item.isin}`} submitLabel={add} frame={form.frame} onClose={onClose}>
      <DistributionInputs form={form} />
    </FormDialog>
  );
}

interface EditDialogProps extends DialogProps {
  readonly distribution: Distribution;
}

export function EditDistributionDialog({ holding, item, distribution, onSaved, onClose }: EditDialogProps) {
  const { editTitle, save } = useTexts(distributionsTexts);
  const form = useEndpointForm({
    ...useShared(onSaved),
    endpoint: endpointsFor(holding).change,
    params: { id: distribution.id },
    version: distribution.version,
    initial: distributionFormValues(distribution),
  });
  return (
    <FormDialog title={`${editTitle} · ${item.isin}`} submitLabel={save} frame={form.frame} onClose={onClose}>
      <DistributionInputs form={form} />
    </FormDialog>
  );
}

function useShared(onSaved: () => Promise<void>) {
  const texts = useTexts(distributionsTexts);
  const withCause = useWithCause();
  const { payDay, exDay, gross, taxWithheld, currency, nominal } = texts;
  return {
    labels: { payDay, exDay, gross, taxWithheld, currency, nominal },
    toBody: distributionBody,
    fromAnswer: distributionFormValues,
    failure: (error: CallError) => withCause(texts.saveFailed, error),
    onSaved,
  };
}

type DistributionForm = Pick<
  ReturnType<typeof useEndpointForm<ReturnType<typeof newDistributionValues>, never, never, never>>,
  'field' | 'number' | 'date'
>;

function DistributionInputs({ form: { field, number, date } }: { readonly form: DistributionForm }) {
  const { grossHint, nominalHint } = useTexts(distributionsTexts);
  const { optional } = useTexts(formsTexts);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField {...date('payDay')} />
      <DateField {...date('exDay')} optionalLabel={optional} />
      <NumberField {...number('gross')} hint={grossHint} />
      <NumberField {...number('taxWithheld')} optionalLabel={optional} />
      <SelectField
        {...field('currency')}
        options={CURRENCIES.map((code) => ({ value: code, label: code }))}
      />
      <NumberField {...number('nominal')} optionalLabel={optional} hint={nominalHint} />
    </div>
  );
}
