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

type ToColumns<F extends Fields, P extends DecimalPlaces> = <V extends Readonly<Record<keyof F, unknown>>>(
  values: V,
) => EnteredColumns<F, P, V>;

/** Returns a function from values to the columns of a table of fields. Fields with decimal places become decimal text. */
export function enteredColumns<const F extends Fields, const P extends DecimalPlaces>(
  fields: F,
  places: P,
): ToColumns<F, P>;
export function enteredColumns(fields: Fields, places: DecimalPlaces) {
  const entries = Object.entries(fields).map(([name, { column, kind }]) => ({
    ...{ name, column },
    decimals: places[kind],
  }));
  return (values: Readonly<Record<string, unknown>>) => {
    const columns: Record<string, unknown> = {};
    for (const { name, column, decimals } of entries) {
      const value = values[name];
      columns[column] =
        typeof value === 'number' && decimals !== undefined ? numeric(value, decimals) : value;
    }
    return columns;
  };
}
