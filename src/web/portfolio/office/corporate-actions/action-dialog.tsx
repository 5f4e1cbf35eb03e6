import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type {
  CorporateActionKind,
  CorporateActionReport,
} from '#api/portfolio/instruments/corporate-actions';
import { actOnInstrument } from '#api/portfolio/instruments/instrument-actions';
import { DateField } from '../../../platform/forms/date-field/date-field.tsx';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { NumberField } from '../../../platform/forms/fields/number-field.tsx';
import { SelectField } from '../../../platform/forms/fields/select-field.tsx';
import { TextField } from '../../../platform/forms/fields/text-field.tsx';
import { UnsavedChanges, UnsavedQuestion } from '../../../platform/forms/unsaved-changes.tsx';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import { useActOnInstrument } from '../../../platform/queries/portfolio/instruments/instrument-actions.ts';
import { draftStore } from '../../../platform/session/drafts.ts';
import { useDraft, useKeptDraft } from '../../../platform/session/use-draft.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { draftsTexts } from '../../../platform/texts/platform/drafts.ts';
import { corporateActionsTexts } from '../../../platform/texts/portfolio/instruments/corporate-actions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Dialog } from '../../../platform/ui/dialog.tsx';
import { Message } from '../../../platform/ui/message.tsx';
import { ActionPreview } from './action-preview.tsx';
import { emptyAction, toBody, toKind, type ActionValues } from './action-form-values.ts';

/** What was previewed when the session ended; the form keeps its own. */
const previewed = draftStore<ActionValues>();

interface ActionDialogProps {
  readonly isin: string;
  /** The kinds of action possible for this security. */
  readonly kinds: readonly [CorporateActionKind, ...CorporateActionKind[]];
  readonly onApplied: (report: CorporateActionReport) => void;
  readonly onClose: () => void;
}

/** Enters a corporate action: first the form, then a preview of the changes, then confirmation. */
export function ActionDialog({ isin, kinds, onApplied, onClose }: ActionDialogProps) {
  const draft = useDraft(previewed, isin);
  const [typed, setTyped] = useState(draft ?? null);
  const [preview, setPreview] = useState<CorporateActionReport | null>(null);
  if (typed === null || preview === null) {
    return (
      <ActionForm
        {...{ isin, kinds, typed, onClose }}
        isRestored={typed !== null && typed === draft}
        onPreview={(report, sent) => {
          setTyped(sent);
          setPreview(report);
        }}
      />
    );
  }
  return (
    <Confirmation {...{ isin, preview, onApplied, onClose }} values={typed} onBack={() => setPreview(null)} />
  );
}

interface ActionFormProps extends Pick<ActionDialogProps, 'isin' | 'kinds' | 'onClose'> {
  /** What was typed before; null for a new action. */
  readonly typed: ActionValues | null;
  readonly isRestored: boolean;
  readonly onPreview: (report: CorporateActionReport, sent: ActionValues) => void;
}

function ActionForm({ isin, kinds, typed, isRestored, onPreview, onClose }: ActionFormProps) {
  const texts = useTexts(corporateActionsTexts);
  const { restored } = useTexts(draftsTexts);
  const withCause = useWithCause();
  const form = useEndpointForm({
    endpoint: actOnInstrument,
    params: { isin },
    initial: emptyAction(kinds[0]),
    labels: texts.fields,
    toBody: (fields) => toBody(fields, true),
    failure: (error) => withCause(texts.previewFailed, error),
    onSaved: (answer, sent) => {
      if (answer.kind !== 'redenomination') onPreview(answer, sent);
    },
  });
  const fillTyped = useEffectEvent(() => {
    if (typed !== null) form.fill(typed);
  });
  // After the form has set its initial values, so that these are not saved yet.
  useEffect(() => {
    fillTyped();
  }, []);
  const kind = toKind(useWatch({ control: form.control, name: 'kind' }));
  return (
    <FormDialog
      title={texts.dialog(isin)}
      submitLabel={texts.preview}
      frame={form.frame}
      onClose={onClose}
      wide
    >
      {isRestored && <Message kind="note" text={restored} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...form.field('kind')}
          options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        />
        <DateField {...form.date('day')} hint={texts.dayHints[kind]} />
        {(kind === 'isin_change' || kind === 'spin_off') && (
          <TextField {...form.field('newIsin')} autoComplete="off" spellCheck={false} />
        )}
        {(kind === 'split' || kind === 'spin_off') && <UnitFields kind={kind} number={form.number} />}
        {isRepayment(kind) && <RepaymentFields kind={kind} number={form.number} />}
      </div>
      <p className="max-w-prose text-soft">{texts.effects[kind]}</p>
    </FormDialog>
  );
}

interface FieldsProps {
  readonly number: ReturnType<
    typeof useEndpointForm<ActionValues, z.ZodType, z.ZodType, z.ZodType>
  >['number'];
}

type RepaymentKind = 'redemption' | 'partial_redemption' | 'call';

const isRepayment = (kind: CorporateActionKind): kind is RepaymentKind =>
  kind === 'redemption' || kind === 'partial_redemption' || kind === 'call';

function RepaymentFields({ kind, number }: FieldsProps & { readonly kind: RepaymentKind }) {
  const { percentHint, priceHint, priceOfPartHint } = useTexts(corporateActionsTexts);
  const isPart = kind === 'partial_redemption';
  return (
    <>
      {isPart && <NumberField {...number('percent')} hint={percentHint} />}
      <NumberField {...number('price')} hint={isPart ? priceOfPartHint : priceHint} places={4} />
    </>
  );
}

function UnitFields({ kind, number }: FieldsProps & { readonly kind: 'split' | 'spin_off' }) {
  const { ratioHints, costPercentHint, cashPriceHint } = useTexts(corporateActionsTexts);
  return (
    <>
      {kind === 'spin_off' && <NumberField {...number('costPercent')} hint={costPercentHint} places={4} />}
      <NumberField {...number('newUnits')} hint={ratioHints[kind]} places={0} />
      <NumberField {...number('oldUnits')} places={0} />
      <NumberField {...number('cashPrice')} hint={cashPriceHint} places={4} />
    </>
  );
}

interface ConfirmationProps extends Pick<ActionDialogProps, 'isin' | 'onApplied' | 'onClose'> {
  readonly values: ActionValues;
  readonly preview: CorporateActionReport;
  readonly onBack: () => void;
}

/** Nothing is saved before the action is applied, so leaving asks first. */
function Confirmation({ isin, values, preview, onApplied, onBack, onClose }: ConfirmationProps) {
  const texts = useTexts(corporateActionsTexts);
  const { cancel } = useTexts(commonTexts);
  const withCause = useWithCause();
  const act = useActOnInstrument(isin);
  const [asks, setAsks] = useState(false);
  useKeptDraft(previewed, { key: isin, readTyped: () => values });
  const apply = () =>
    act.mutate(toBody(values, false), {
      onSuccess: (answer) => {
        if (answer.kind !== 'redenomination') onApplied(answer);
      },
    });
  return (
    <>
      <Dialog title={texts.dialog(isin)} closeLabel={cancel} onClose={() => setAsks(!act.isPending)} wide>
        <div className="grid gap-4">
          <ActionPreview preview={preview} day={values.day} />
          {act.error !== null && <Message kind="error" text={withCause(texts.applyFailed, act.error)} />}
          <div className="flex flex-wrap justify-end gap-2">
            <Button disabled={act.isPending} onClick={onBack}>
              {texts.back}
            </Button>
            <Button kind="primary" busy={act.isPending} disabled={preview.holdings === 0} onClick={apply}>
              {texts.apply(preview.holdings)}
            </Button>
          </div>
        </div>
      </Dialog>
      <UnsavedChanges isUnsaved={() => true} />
      {asks && <UnsavedQuestion onLeave={onClose} onStay={() => setAsks(false)} />}
    </>
  );
}
