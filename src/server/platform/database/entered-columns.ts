import { numeric } from './numeric.ts';

interface Field {
  readonly column: string;
  readonly kind: string;
}
type Fields = Readonly<Record<string, Field>>;
type DecimalPlaces = Readonly<Record<string, number>>;

type DecimalText<V> = V extends number ? string : V;
type EnteredColumns<
  F extends Fields,
  P extends DecimalPlaces,
  V extends Readonly<Record<keyof F, unknown>>,
> = {
  [N in keyof F as F[N]['column']]: F[N]['kind'] extends keyof P ? DecimalText<V[N]> : V[N];
};

/** Converts values to the columns of a table of fields; fields with decimal places become decimal text. */
export function enteredColumns<
  const F extends Fields,
  const P extends DecimalPlaces,
  V extends Readonly<Record<keyof F, unknown>>,
>(fields: F, places: P, values: V): EnteredColumns<F, P, V>;
export function enteredColumns(
  fields: Fields,
  places: DecimalPlaces,
  values: Readonly<Record<string, unknown>>,
) {
  const columns: Record<string, unknown> = {};
  for (const [name, { column, kind }] of Object.entries(fields)) {
    const [value, decimals] = [values[name], places[kind]];
    columns[column] = typeof value === 'number' && decimals !== undefined ? numeric(value, decimals) : value;
  }
  return columns;
}
