import fc from 'fast-check';

/** Invalid values: other types, edge cases, texts that are known to break software. */
const HOSTILE: readonly unknown[] = [
  null, true, 0, -1, 1.5, 1e15, -1e15, Number.MAX_SAFE_INTEGER + 2, 1e308, '', ' ', '0', '-1', 'NaN', '1e999', 'null',
  '\u0000', 'a\u0000b', '\ud800', '\u202e', '\ufeff', '\ufffe', '💥'.repeat(60), 'x'.repeat(6_000), "' or 1=1 --", '"; drop table users',
  '<script>alert(1)</script>', '=cmd()', '../../etc/passwd', '${7*7}', '%s%n', '2026-02-30', '0000-00-00', '9999-12-31',
  '2026-13-01T99:99:99Z', [], {}, [[]], [null], { $ne: null }, { toString: 1 }, ['a', 'b'],
]; // prettier-ignore

const EXTRA_NAMES = [
  '__proto__',
  'constructor',
  'id',
  'userId',
  'role',
  'version',
  'toString',
  '',
  'é',
  '$where',
];

type Path = readonly string[];
type Change =
  | { readonly kind: 'replace'; readonly at: number; readonly by: unknown }
  | { readonly kind: 'drop'; readonly at: number }
  | { readonly kind: 'add'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'whole'; readonly by: unknown };

const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue({ maxDepth: 2 }));
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('replace' as const), at: fc.nat(), by: hostile }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('drop' as const), at: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('add' as const), name: fc.constantFrom(...EXTRA_NAMES), value: hostile }), // prettier-ignore
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('whole' as const), by: hostile }) },
);

/** The same with one to three things changed: a field replaced or dropped, one added, all of it replaced. */
export function mutate(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([given, changes]) => changes.reduce<unknown>(apply, given));
}

function apply(value: unknown, what: Change): unknown {
  if (what.kind === 'whole') return what.by;
  if (what.kind === 'add') return isObject(value) ? { ...value, [what.name]: what.value } : what.value;
  const paths = pathsIn(value);
  const path = paths[what.at % Math.max(paths.length, 1)];
  if (path === undefined) return what.kind === 'replace' ? what.by : value;
  return changeAt(value, path, what.kind === 'drop' ? undefined : what.by);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** To every field, at every depth. */
function pathsIn(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    [name],
    ...pathsIn(field).map((path) => [name, ...path]),
  ]);
}

/** `undefined` drops a field from JSON; in a list it leaves null. */
function changeAt(value: unknown, [name = '', ...rest]: Path, by: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === name ? (rest.length === 0 ? by : changeAt(item, rest, by)) : item,
    );
  }
  if (!isObject(value)) return by;
  return { ...value, [name]: rest.length === 0 ? by : changeAt(value[name], rest, by) };
}
