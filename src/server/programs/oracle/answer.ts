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

/** A refusal as cases name it: its code, and what it is about. */
export type NamedError = { readonly error: string } & Readonly<Record<string, string | number>>;

/** What the product says to a case: the figures, or the reason why there are none. */
export type Answer =
  | Result<Figures, string>
  | { readonly ok: false; readonly reason: string; readonly named: NamedError };

/** Computes the answer to a case from its inputs; throws a ZodError where the inputs are not of the form expected. */
export type Adapter = (inputs: unknown) => Answer;

/** Reads the inputs by the schema, then computes. */
export function adapter<Schema extends z.ZodType>(
  schema: Schema,
  compute: (inputs: z.output<Schema>) => Answer,
): Adapter {
  return (inputs) => compute(schema.parse(inputs));
}

/** The answer with its value taken further. */
export function mapAnswer<Value>(
  result: Result<Value, string>,
  toFigures: (value: Value) => Figures,
): Answer {
  return result.ok ? { ok: true, value: toFigures(result.value) } : result;
}
