/** Types and values derived from a table of fields: bond-fields.ts, etf-or-share-fields.ts. */

interface FieldDescription {
  readonly wire: string;
  readonly kind: string;
}
export type FieldTable = Readonly<Record<string, FieldDescription>>;
type FieldName<D extends FieldTable> = keyof D & string;

type WireRecord<D extends FieldTable, K extends Readonly<Record<D[FieldName<D>]['kind'], unknown>>> = {
  [N in FieldName<D> as D[N]['wire']]: K[D[N]['kind']];
};

/** Each field's value in `byKind`, under the field's wire name. */
export function wireRecord<
  const D extends FieldTable,
  K extends Readonly<Record<D[FieldName<D>]['kind'], unknown>>,
>(fields: D, byKind: K): WireRecord<D, K>;
export function wireRecord(fields: FieldTable, byKind: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.values(fields).map(({ wire, kind }) => [wire, byKind[kind]]));
}

type FieldRecord<
  D extends FieldTable,
  W extends Readonly<Partial<Record<D[FieldName<D>]['wire'], unknown>>>,
> = {
  [N in FieldName<D>]: W[D[N]['wire']];
};

/** Values by wire name, returned by the fields' own names; missing values stay missing. */
export function fromWireRecord<
  const D extends FieldTable,
  W extends Readonly<Partial<Record<D[FieldName<D>]['wire'], unknown>>>,
>(fields: D, values: W): FieldRecord<D, W>;
export function fromWireRecord(fields: FieldTable, values: Readonly<Record<string, unknown>>) {
  const named: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) {
    const wire = fields[name]?.wire;
    if (wire !== undefined && Object.hasOwn(values, wire)) named[name] = values[wire];
  }
  return named;
}
