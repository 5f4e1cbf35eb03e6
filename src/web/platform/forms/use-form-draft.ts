import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftStore } from '../session/drafts.ts';
import { useDraft, useKeptDraft } from '../session/use-draft.ts';
import type { FormValues } from './form-values.ts';

/** The values of a form, and what was edited: it may have been changed while the user was signed out. */
interface FormDraft {
  readonly values: FormValues;
  readonly base: FormValues;
  readonly version: number | undefined;
}

const drafts = draftStore<FormDraft>();

/** What a form is sent to; a function if that is loaded later. */
type FormAddress = { readonly method: string; readonly path: string } | (() => Promise<unknown>);

interface DraftedForm<V extends FormValues> {
  readonly form: UseFormReturn<V, unknown, V>;
  readonly isUnsaved: () => boolean;
  readonly options: {
    readonly endpoint: FormAddress;
    readonly params?: object | undefined;
    readonly initial: V;
    readonly version?: number;
  };
}

/** Puts back what was typed into the same form of the same object when the session ended. Passwords are never kept. */
export function useFormDraft<V extends FormValues>({ form, isUnsaved, options }: DraftedForm<V>) {
  const { endpoint, params = {}, initial } = options;
  // The stored object may be refetched while the user types.
  const [version] = useState(options.version);
  const isSecret = Object.keys(initial).some((name) => /password/i.test(name));
  const key = `${nameForm(endpoint, initial)} ${JSON.stringify(params)}`;
  const draft = useDraft(drafts, key);
  const readTyped = () => {
    if (isSecret || !isUnsaved()) return null;
    return { values: form.getValues(), base: { ...initial, ...form.formState.defaultValues }, version };
  };
  useKeptDraft(drafts, { key, readTyped });
  const restored = draft !== undefined && hasSameFields(draft.values, initial) ? draft.values : undefined;
  const restore = useEffectEvent(() => {
    if (restored === undefined) return;
    if (draft !== undefined && hasSameFields(draft.base, initial)) form.reset(draft.base);
    form.reset(restored, { keepDefaultValues: true });
  });
  // After the form has set its initial values.
  useEffect(() => {
    restore();
  }, []);
  return {
    version: restored === undefined ? version : draft?.version,
    isRestored: restored !== undefined && form.formState.isDirty,
  };
}

/** Forms with other fields can be sent to the same endpoint; of those whose endpoint is loaded later, no two have the same fields. */
function nameForm(endpoint: FormAddress, initial: FormValues): string {
  const address = typeof endpoint === 'function' ? [] : [endpoint.method, endpoint.path];
  return [...address, ...Object.keys(initial)].join(' ');
}

/** True if these are values of a form with these initial ones. */
function hasSameFields<V extends FormValues>(values: FormValues, initial: V): values is V {
  return Object.entries(initial).every(([name, value]) => typeof values[name] === typeof value);
}
