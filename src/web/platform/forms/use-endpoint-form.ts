import { useEffect, useId, useRef, useState } from 'react';
import { useForm, type FieldPath, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { toLocale } from '#domain/language';
import { writeRuleMessage } from '#api/platform/field-rules';
import { CallError } from '../api-client/call-error.ts';
import { useLanguage } from '../preferences/preferences.ts';
import { fieldRulesTexts } from '../texts/platform/field-rules.ts';
import { formsTexts } from '../texts/platform/forms.ts';
import { useTexts } from '../texts/texts.ts';
import { fieldSentence } from './field-sentence.ts';
import { requiredFields } from './required-fields.ts';
import {
  BY_SERVER,
  createResolver,
  placeError,
  useStaleErrors,
  type CrossFieldCheck,
} from './form-errors.ts';
import type { FormValues } from './form-values.ts';
import { useFormDraft } from './use-form-draft.ts';
import { isLoaded, loadEndpoint, whenLoaded } from './form-endpoint.ts';
import { useEditConflict, type EditConflictInput } from './use-edit-conflict.ts';
import { useSending, type Conflict, type SendingOptions, type Sent } from './use-sending.ts';

interface EndpointFormOptions<
  V extends FormValues,
  P extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
> extends SendingOptions<P, B, A> {
  /** The initial values, named after the body's fields, so that errors can be matched to them. */
  readonly initial: V;
  /** In form order, which the error list follows. */
  readonly labels: Readonly<Record<keyof V, string>>;
  readonly toBody: (values: V) => z.input<B>;
  readonly check?: CrossFieldCheck<V>;
  /** Converts the stored object to form values; needed with `version`. */
  readonly fromAnswer?: (answer: z.output<A>) => V;
  /** The sentence above the form if the call fails. */
  readonly failure: (error: CallError) => string;
  /** The form stays busy until this is done. */
  readonly onSaved: (answer: z.output<A>, values: V) => Promise<void> | void;
  /** Marks the fields that the schema of the body requires; only for an endpoint that is not loaded later. */
  readonly marksRequired?: boolean;
  /** Offers to save and then add another in the same form. */
  readonly another?: NextEntry<V, z.output<A>>;
}

interface NextEntry<V extends FormValues, Answer> {
  /** The form values for the next one. */
  readonly next: (saved: V) => V;
  readonly focus: FieldPath<V>;
  /** The message about the saved one. */
  readonly savedMessage: (answer: Answer) => string;
  readonly onSaved: (answer: Answer) => void;
}

/**
 * A form that is validated by its endpoint's schema and sent to that endpoint. Pass `frame` to EndpointForm; spread
 * `field(name)` into a TextField, PasswordField, SelectField or CheckboxField, `number(name)` into a NumberField and
 * `date(name)` into a DateField. `focus(name)` focuses a field, `control` is for useWatch if one field depends on another,
 * and `fill` sets values as if they were typed.
 */
export function useEndpointForm<
  V extends FormValues,
  P extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(options: EndpointFormOptions<V, P, B, A>) {
  const form = useCheckedForm(options);
  const { isUnsaved, noteSaved } = useUnsaved(form.formState.isDirty);
  const { version, isRestored } = useFormDraft({ form, isUnsaved, options });
  const { send, continueFrom } = useSending({ ...options, version });
  const fields = useFields(form, { labels: options.labels, required: useRequired(options) });
  const { submit, another, failure, savedMessage, conflict } = useSubmit({
    ...{ ...options, ...fields, form, send, continueFrom, noteSaved },
    load: (submitLoaded) => whenLoaded(options.endpoint, submitLoaded),
  });
  return {
    field: fields.field,
    number: fields.controlled,
    date: fields.controlled,
    focus: fields.focus,
    control: form.control,
    fill: (values: Partial<V>) => form.reset({ ...form.getValues(), ...values }, KEPT_WHEN_FILLED),
    frame: {
      onSubmit: submit({}),
      onFocus: () => void isLoaded(options.endpoint),
      busy: form.formState.isSubmitting,
      tries: form.formState.submitCount,
      wrong: fields.wrong,
      failure,
      labels: options.labels,
      savedMessage,
      marksRequired: options.marksRequired ?? false,
      another,
      conflict,
      isUnsaved,
      isRestored,
    },
  };
}

/** The fields that are marked as required; null if the form marks none. */
function useRequired<V extends FormValues, P extends z.ZodType, B extends z.ZodType, A extends z.ZodType>({
  endpoint,
  toBody,
  initial,
  marksRequired = false,
}: EndpointFormOptions<V, P, B, A>): ReadonlySet<string> | null {
  const [required] = useState(() => {
    if (!marksRequired) return null;
    if (typeof endpoint === 'function') throw new Error('a form that marks required fields has its schema');
    return requiredFields(endpoint.body, toBody, initial);
  });
  return required;
}

const KEPT_WHEN_FILLED = { keepDefaultValues: true, keepErrors: true, keepSubmitCount: true } as const;

function useCheckedForm<V extends FormValues, P extends z.ZodType, B extends z.ZodType, A extends z.ZodType>({
  endpoint,
  initial,
  toBody,
  check,
}: EndpointFormOptions<V, P, B, A>): UseFormReturn<V, unknown, V> {
  // The stored object may be refetched while the user types; the form keeps its initial values.
  const [values] = useState(initial);
  const rules = { loadBody: async () => (await loadEndpoint(endpoint)).body, toBody, check };
  const form = useForm<V, unknown, V>({
    values,
    resolver: createResolver(rules),
    // While typing: if an error disappeared on blur, the layout would shift under the click that causes the blur.
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  useStaleErrors(form, rules);
  return form;
}

interface SaveInput<V extends FormValues, Body, Answer> {
  readonly form: UseFormReturn<V, unknown, V>;
  readonly toBody: (values: V) => Body;
  readonly send: (body: Body, atVersion?: number) => Promise<Sent<Answer> | null>;
  readonly place: (error: CallError) => void;
  readonly failure: (error: CallError) => string;
  readonly noteSaved: () => void;
  readonly onSaved: (answer: Answer, values: V) => Promise<void> | void;
  readonly another?: NextEntry<V, Answer>;
}

interface SaveOptions {
  readonly atVersion?: number | undefined;
  readonly startsAnother?: boolean;
}

type Submit = (event?: React.SyntheticEvent) => Promise<void>;

interface SubmitInput<V extends FormValues, Body, Answer>
  extends SaveInput<V, Body, Answer>, EditConflictInput<V, Answer> {
  readonly focus: (name: FieldPath<V>) => void;
  /** Runs it once the endpoint is loaded. */
  readonly load: (submitLoaded: Submit) => Submit;
}

/** Validates and sends the form, again on top of what was stored in the meantime. */
function useSubmit<V extends FormValues, Body, Answer>(input: SubmitInput<V, Body, Answer>) {
  const { meet, offer, forget } = useEditConflict(input);
  const { save, failure, savedMessage } = useSave(input);
  const submit = (options: SaveOptions) =>
    input.load(
      input.form.handleSubmit(async (values) => {
        forget();
        const conflict = await save(values, options);
        if (conflict !== null) await meet(conflict, sendOnTop);
      }),
    );
  const sendOnTop = (atVersion: number) => submit({ atVersion })();
  const { another, focus } = input;
  return {
    ...{ submit, failure, savedMessage, conflict: offer(sendOnTop) },
    another: another && { submit: submit({ startsAnother: true }), focus: () => focus(another.focus) },
  };
}

/** Sends the form values. After a failure, all input is kept and wrong fields are marked. */
function useSave<V extends FormValues, Body, Answer>(input: SaveInput<V, Body, Answer>) {
  const [failure, setFailure] = useState<string | null>(null);
  const [savedMessage, setSavedMessage] = useState<string | null>(null);
  function startAnother(another: NextEntry<V, Answer>, answer: Answer, values: V): void {
    input.form.reset(another.next(values));
    setSavedMessage(another.savedMessage(answer));
    another.onSaved(answer);
  }
  /** Returns what was stored in the meantime, if that is why nothing was saved. */
  async function save(values: V, options: SaveOptions): Promise<Conflict<Answer> | null> {
    const { atVersion, startsAnother = false } = options;
    setFailure(null);
    setSavedMessage(null);
    try {
      const sent = await input.send(input.toBody(values), atVersion);
      if (sent === null) return null;
      if ('conflict' in sent) return sent.conflict;
      input.noteSaved();
      if (startsAnother && input.another !== undefined) {
        startAnother(input.another, sent.answer, values);
        return null;
      }
      await input.onSaved(sent.answer, values);
      input.form.reset(values);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(input.failure(error));
      input.place(error);
    }
    return null;
  }
  return { save, failure, savedMessage };
}

interface DescribedFields<V extends FormValues> {
  readonly labels: Readonly<Record<keyof V, string>>;
  /** Null if the form does not mark required fields. */
  readonly required: ReadonlySet<string> | null;
}

/** The fields by name, with their errors as sentences. */
function useFields<V extends FormValues>(
  form: UseFormReturn<V, unknown, V>,
  { labels, required }: DescribedFields<V>,
) {
  const formId = useId();
  const { date, digitsOnly, rows } = useTexts(formsTexts);
  const texts = { rules: useTexts(fieldRulesTexts), date, digitsOnly, rows };
  const locale = toLocale(useLanguage());
  const isField = (path: string): path is FieldPath<V> => Object.hasOwn(labels, path);
  const fieldId = (name: string) => `${formId}-${name}`;
  const fieldError = (name: FieldPath<V>) => {
    const message = form.getFieldState(name, form.formState).error?.message;
    return message === undefined
      ? undefined
      : fieldSentence({ message, value: form.getValues(name), locale }, texts);
  };
  const described = (name: FieldPath<V>) => ({
    id: fieldId(name),
    label: labels[name],
    error: fieldError(name),
    ...(required !== null && { required: required.has(name) }),
  });
  const isRefused = (name: FieldPath<V>) =>
    form.getFieldState(name, form.formState).error?.type === BY_SERVER;
  const order = Object.keys(labels);
  const rank = (name: string) => (isField(name) ? order.indexOf(name) : order.length);
  const names = Object.keys(form.formState.errors).sort((one, other) => rank(one) - rank(other));
  const wrong = names.map((name) =>
    isField(name)
      ? { id: fieldId(name), label: labels[name], message: fieldError(name) ?? '', refused: isRefused(name) }
      : { id: null, label: name, message: '', refused: false },
  );
  return {
    wrong,
    // form.setFocus does not work here: a form that has just been reset registers its fields only on the next render.
    focus: (name: FieldPath<V>) => document.getElementById(fieldId(name))?.focus(),
    field: (name: FieldPath<V>) => ({ ...form.register(name), ...described(name) }),
    controlled: (name: FieldPath<V>) => ({ name, control: form.control, ...described(name) }),
    place: (error: CallError) => placeErrors(form, error, isField),
  };
}

/** Marks the fields that the server refused; a nested field by its own name. */
function placeErrors<V extends FormValues>(
  form: UseFormReturn<V, unknown, V>,
  error: CallError,
  isField: (name: string) => name is FieldPath<V>,
): void {
  for (const { path, ...broken } of error.errors) {
    const { name, message } = placeError(path.split('.'), writeRuleMessage(broken), isField);
    if (isField(name)) form.setError(name, { type: BY_SERVER, message });
  }
}

/** Whether input would be lost. Uses a ref, because a screen may navigate away in the same tick as it saves. */
function useUnsaved(isDirty: boolean) {
  const saved = useRef(false);
  useEffect(() => {
    if (!isDirty) saved.current = false;
  }, [isDirty]);
  return {
    isUnsaved: () => isDirty && !saved.current,
    noteSaved: () => {
      saved.current = true;
    },
  };
}
