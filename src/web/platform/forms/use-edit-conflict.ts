import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './form-values.ts';
import { mergeEdits, pick } from './merge-edits.ts';
import type { Conflict } from './use-sending.ts';

export interface EditConflictInput<V extends FormValues, Stored> {
  readonly form: UseFormReturn<V, unknown, V>;
  readonly fromAnswer?: (answer: Stored) => V;
  /** Continues the edit from another version. */
  readonly continueFrom: (version: number) => void;
}

/** Validates the form again, and sends it on top of this version. */
type SendOnTop = (version: number) => Promise<void>;

interface Question<V extends FormValues> {
  readonly stored: V;
  readonly version: number;
  readonly fields: readonly string[];
}

/** Saves on top of what was stored in the meantime, and asks first about the fields that were changed both there and here. */
export function useEditConflict<V extends FormValues, Stored>(input: EditConflictInput<V, Stored>) {
  const { form, fromAnswer, continueFrom } = input;
  const [question, setQuestion] = useState<Question<V> | null>(null);
  const merge = (stored: V) =>
    mergeEdits({ base: { ...form.formState.defaultValues }, yours: form.getValues(), stored });
  function continueWith({ stored, version }: Pick<Question<V>, 'stored' | 'version'>, values: V): void {
    setQuestion(null);
    continueFrom(version);
    form.reset(stored);
    form.reset(values, { keepDefaultValues: true });
  }
  async function meet(conflict: Conflict<Stored>, sendOnTop: SendOnTop): Promise<void> {
    if (fromAnswer === undefined) throw new Error('a form with a version has fromAnswer');
    const { version } = conflict;
    const stored = fromAnswer(conflict.stored);
    const { values, clashes } = merge(stored);
    if (clashes.length > 0) {
      setQuestion({ stored, version, fields: clashes });
      return;
    }
    continueWith({ stored, version }, values);
    await sendOnTop(version);
  }
  const offer = (sendOnTop: SendOnTop) =>
    question && {
      yours: form.getValues(),
      stored: question.stored,
      fields: question.fields,
      keepMine: () => {
        continueWith(question, merge(question.stored).values);
        void sendOnTop(question.version);
      },
      takeStored: () => {
        const { stored, fields } = question;
        continueWith(question, { ...merge(stored).values, ...pick(stored, fields) });
      },
    };
  return { meet, offer, forget: () => setQuestion(null) };
}
