import type { z } from 'zod';
import type { Result } from '#domain/result';

/** A figure, a date, a list, or named figures. */
export type Figures =
  | number
  | string
  | boolean
  | null
  | readonly Figures[]
  | { readonly [name: string]: Figures };

/** A refusal in the vocabulary of the cases: its code, and what it is about. */
type NamedError = { readonly error: string } & Readonly<Record<string, string | number>>;

/** The product's answer to a case: the figures, or the reason why there are none. */
export type Answer =
  | Result<Figures, string>
  | { readonly ok: false; readonly reason: string; readonly named: NamedError };

/** Computes the answer to a case from its inputs; throws a ZodError if the inputs do not have the expected form. */
export type Adapter = (inputs: unknown) => Answer;

/** Reads the inputs by the schema, then computes. */
export function adapter<Schema extends z.ZodType>(
  schema: Schema,
  compute: (inputs: z.output<Schema>) => Answer,
): Adapter {
  return (inputs) => compute(schema.parse(inputs));
}

/** Transforms the value of an answer. */
export function mapAnswer<Value>(
  result: Result<Value, string>,
  toFigures: (value: Value) => Figures,
): Answer {
  return result.ok ? { ok: true, value: toFigures(result.value) } : result;
}
