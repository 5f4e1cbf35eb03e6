import type { Answer, Figures } from './answer.ts';
import type { Expectation, OracleCase, Tolerance } from './case.ts';

/** Figures whose tolerance is relative: internal rates and Excel's yields range from −1 to 1e9. */
function isRelative({ kind, inputs }: OracleCase): boolean {
  return kind === 'xirr' || inputs.fn.startsWith('excel.YIELD');
}

/** Annual rates likewise: those of a few days can be extremely large. */
const RELATIVE_FIELDS = new Set(['irr', 'annual', 'twrAnnual', 'mwrAnnual']);

type Limits = { readonly tolerance: Tolerance; readonly relative: boolean; readonly field?: string };

function absoluteTolerance({ tolerance, field }: Limits): number {
  if (typeof tolerance === 'number') return tolerance;
  return (field === undefined ? undefined : tolerance[field]) ?? tolerance['*'] ?? 0;
}

function isClose(got: number, expected: number, limits: Limits): boolean {
  const absolute = absoluteTolerance(limits);
  const isRelativeField = limits.field !== undefined && RELATIVE_FIELDS.has(limits.field);
  const allowed = limits.relative || isRelativeField ? absolute * Math.max(1, Math.abs(expected)) : absolute;
  return Number.isFinite(got) && Math.abs(got - expected) <= allowed;
}

function isList<Value>(value: Value): value is Extract<Value, readonly unknown[]> {
  return Array.isArray(value);
}

/** Compares only the expected ones of named figures; lists must have equal length and order. */
function isEqual(got: Figures | undefined, expected: Expectation, limits: Limits): boolean {
  if (typeof got === 'number' && typeof expected === 'number') return isClose(got, expected, limits);
  if (typeof expected !== 'object' || expected === null) return got === expected;
  if (isList(expected)) {
    return (
      isList(got) &&
      got.length === expected.length &&
      expected.every((entry, i) => isEqual(got[i], entry, limits))
    );
  }
  const { anyOf } = expected;
  if (isList(anyOf)) return anyOf.some((one) => isEqual(got, one, limits));
  if (typeof got !== 'object' || got === null || isList(got)) return false;
  const found = new Map<string, Figures>(Object.entries(got));
  return Object.entries(expected).every(([field, value]) =>
    isEqual(found.get(field), value, { ...limits, field }),
  );
}

/** If the expected refusal has a code and a subject, the answer must have the same ones. */
function isRefusal(answer: Answer, expected: Expectation, limits: Limits): boolean {
  return !answer.ok && (!('named' in answer) || isEqual(answer.named, expected, limits));
}

function meets(answer: Answer, expected: Expectation, limits: Limits): boolean {
  if (typeof expected === 'object' && expected !== null && !isList(expected)) {
    if ('error' in expected) return isRefusal(answer, expected, limits);
    if (isList(expected['anyOf'])) {
      return expected['anyOf'].some((one) => meets(answer, one, limits));
    }
  }
  return answer.ok && isEqual(answer.value, expected, limits);
}

/** Whether the answer is the expected one, within the tolerance of the case. */
export function isRight(oracleCase: OracleCase, answer: Answer): boolean {
  const limits = { tolerance: oracleCase.tolerance, relative: isRelative(oracleCase) };
  return meets(answer, oracleCase.expected, limits);
}
