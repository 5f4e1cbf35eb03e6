import type { Answer, Figures } from './answer.ts';
import type { Expectation, OracleCase, Tolerance } from './case.ts';

/** Figures whose tolerance grows with them: internal rates and Excel's yields reach from −1 to 1e9. */
function isRelative({ kind, inputs }: OracleCase): boolean {
  return kind === 'xirr' || inputs.fn.startsWith('excel.YIELD');
}

type Limits = { readonly tolerance: Tolerance; readonly relative: boolean };

function isClose(got: number, expected: number, { tolerance, relative }: Limits): boolean {
  const absolute = typeof tolerance === 'number' ? tolerance : 0;
  const allowed = relative ? absolute * Math.max(1, Math.abs(expected)) : absolute;
  return Number.isFinite(got) && Math.abs(got - expected) <= allowed;
}

function isEqual(got: unknown, expected: number | string | undefined, limits: Limits): boolean {
  if (typeof got === 'number' && typeof expected === 'number') return isClose(got, expected, limits);
  return got !== undefined && got === expected;
}

function limitsOf(field: string, { tolerance, relative }: Limits): Limits {
  return { tolerance: typeof tolerance === 'number' ? tolerance : (tolerance[field] ?? 0), relative };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function hasFields(got: Figures, fields: object, limits: Limits): boolean {
  if (typeof got !== 'object' || isList(got)) return false;
  const found = new Map(Object.entries(got));
  return Object.entries(fields).every(([name, value]: [string, unknown]) =>
    typeof value === 'number' || typeof value === 'string'
      ? isEqual(found.get(name), value, limitsOf(name, limits))
      : false,
  );
}

function isListEqual(got: Figures, expected: readonly string[]): boolean {
  return isList(got) && got.length === expected.length && expected.every((entry, i) => got[i] === entry);
}

function meets(answer: Answer, expected: Expectation, limits: Limits): boolean {
  if (typeof expected !== 'object') return answer.ok && isEqual(answer.value, expected, limits);
  if (isList(expected)) return answer.ok && isListEqual(answer.value, expected);
  if ('error' in expected) return !answer.ok;
  if (isAnyOf(expected)) return expected.anyOf.some((one) => meets(answer, one, limits));
  return answer.ok && hasFields(answer.value, expected, limits);
}

function isAnyOf(expected: object): expected is { anyOf: Expectation[] } {
  return 'anyOf' in expected && isList(expected.anyOf);
}

/** True where the answer is what the case expects, within its tolerance. */
export function isRight(oracleCase: OracleCase, answer: Answer): boolean {
  const limits = { tolerance: oracleCase.tolerance, relative: isRelative(oracleCase) };
  return meets(answer, oracleCase.expected, limits);
}
