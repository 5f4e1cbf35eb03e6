/** Types and values that follow from a table of fields: bond-fields.ts, etf-or-share-fields.ts. */

interface Described {
  readonly wire: string;
  readonly kind: string;
}
type Descriptions = Readonly<Record<string, Described>>;
type Names<D extends Descriptions> = keyof D & string;

type PerWireName<D extends Descriptions, K extends Readonly<Record<D[Names<D>]['kind'], unknown>>> = {
  [N in Names<D> as D[N]['wire']]: K[D[N]['kind']];
};

/** For each field what `byKind` has for its kind, under the field's name on the wire. */
export function perWireName<
  const D extends Descriptions,
  K extends Readonly<Record<D[Names<D>]['kind'], unknown>>,
>(fields: D, byKind: K): PerWireName<D, K>;
export function perWireName(fields: Descriptions, byKind: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.values(fields).map(({ wire, kind }) => [wire, byKind[kind]]));
}

type InOurNames<D extends Descriptions, W extends Readonly<Partial<Record<D[Names<D>]['wire'], unknown>>>> = {
  [N in Names<D>]: W[D[N]['wire']];
};

/** Values under the fields' names on the wire, under our own names. */
export function inOurNames<
  const D extends Descriptions,
  W extends Readonly<Partial<Record<D[Names<D>]['wire'], unknown>>>,
>(fields: D, values: W): InOurNames<D, W>;
export function inOurNames(fields: Descriptions, values: Readonly<Record<string, unknown>>) {
  const named: Record<string, unknown> = {};
  for (const [name, { wire }] of Object.entries(fields)) named[name] = values[wire];
  return named;
}
