import { useId, useState } from 'react';
import { toLocale } from '#domain/language';
import type { MissedPayment, MissedPaymentRecord } from '#api/portfolio/missed-payments';
import { writeRuleMessage } from '#api/platform/field-rules';
import { CallError } from '../../../platform/api-client/call-error.ts';
import type { FormFrame } from '../../../platform/forms/endpoint-form.tsx';
import { fieldSentence } from '../../../platform/forms/field-sentence.ts';
import { useLanguage } from '../../../platform/preferences/preferences.ts';
import { useRecordMissed } from '../../../platform/queries/portfolio/missed-payments.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { fieldRulesTexts } from '../../../platform/texts/platform/field-rules.ts';
import { formsTexts } from '../../../platform/texts/platform/forms.ts';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { proposedPayment } from '../../records/payments/payment-values.ts';
import { usePaymentLabel } from './use-payment-label.ts';

/** What the payment form would propose; of a short payment, what is missing. */
function toRecord({ bondId, day, state, interest, missing, taxesPaid }: MissedPayment) {
  const due = { interest: state === 'short' ? missing : interest, taxesPaid, date: day };
  return { bondId, day, ...proposedPayment(due) };
}

export interface RecordableRow {
  /** Of its checkbox. */
  readonly id: string;
  readonly label: string;
  readonly missed: MissedPayment;
  readonly record: ReturnType<typeof toRecord>;
  readonly isSelected: boolean;
  /** Why the server refused it. */
  readonly error: string | undefined;
}

type Sentence = (place: number) => string | undefined;

/** The server's refusals as sentences, by the place of a payment in what was sent. */
function useRefusals(error: Error | null, sent: readonly MissedPaymentRecord[] = []): Sentence {
  const texts = { rules: useTexts(fieldRulesTexts), date: useTexts(formsTexts).date };
  const locale = toLocale(useLanguage());
  const errors = error instanceof CallError ? error.errors : [];
  return (place) => {
    const refused = errors.find(({ path }) => path.startsWith(`payments.${place}.`));
    const message = refused && writeRuleMessage(refused);
    return message && fieldSentence({ message, value: sent[place]?.day, locale }, texts);
  };
}

/** All payments are ticked at first. */
function useRows(open: readonly MissedPayment[]) {
  const formId = useId();
  const labelOf = usePaymentLabel();
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const rows = open.map((missed, place) => {
    const id = `${formId}-${place}`;
    return { id, label: labelOf(missed), missed, record: toRecord(missed), isSelected: !unticked.has(id) };
  });
  return {
    rows,
    select: (id: string, isSelected: boolean) => {
      const others = [...unticked].filter((other) => other !== id);
      setUnticked(new Set(isSelected ? others : [...others, id]));
    },
    selectAll: (isSelected: boolean) => setUnticked(new Set(isSelected ? [] : rows.map(({ id }) => id))),
  };
}

interface RecordFormInput {
  readonly open: readonly MissedPayment[];
  readonly owner: Owner;
  readonly onRecorded: (count: number) => void;
}

/** A form of checkboxes, all ticked at first. A refusal keeps the ticks. */
export function useRecordForm({ open, owner, onRecorded }: RecordFormInput) {
  const { failed, noneSelected } = useTexts(missedPaymentsTexts).several;
  const withCause = useWithCause();
  const { rows: ticked, ...selection } = useRows(open);
  const recording = useRecordMissed(owner);
  const refusal = useRefusals(recording.error, recording.variables);
  /** Null before the first submission. */
  const [sentIds, setSentIds] = useState<readonly string[] | null>(null);
  const rows = ticked.map((row): RecordableRow => {
    const place = sentIds?.indexOf(row.id) ?? -1;
    return { ...row, error: row.isSelected ? refusal(place) : undefined };
  });
  const selected = rows.filter(({ isSelected }) => isSelected);
  const wrong = listWrong(rows);
  const onSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setSentIds(selected.map(({ id }) => id));
    const records = selected.map(({ record }) => record);
    if (records.length > 0) recording.mutate(records, { onSuccess: ({ length }) => onRecorded(length) });
    return Promise.resolve();
  };
  const { error, isPending: busy, submittedAt: tries } = recording;
  const isNoneSent = sentIds?.length === 0 && selected.length === 0;
  // Once all refused payments are unticked, nothing is wrong any more.
  const stands = error !== null && (wrong.length > 0 || !isAboutRows(error));
  const failure = isNoneSent ? noneSelected : stands ? withCause(failed, error) : null;
  const isUnsaved = () => selected.length < rows.length;
  return {
    ...selection,
    rows,
    selected,
    frame: { ...PLAIN_FRAME, onSubmit, busy, tries, wrong, failure, isUnsaved } satisfies FormFrame,
  };
}

const listWrong = (rows: readonly RecordableRow[]) =>
  rows.flatMap(({ id, label, error }) =>
    error === undefined ? [] : [{ id, label, message: error, refused: true }],
  );

const isAboutRows = (error: Error) => error instanceof CallError && error.errors.length > 0;

/** Without what only forms of typed fields have. */
const PLAIN_FRAME = {
  onFocus: () => undefined,
  labels: {},
  isRestored: false,
  savedMessage: null,
  marksRequired: false,
  conflict: null,
} as const;
