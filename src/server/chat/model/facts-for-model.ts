import { type Marks, untrusted } from './untrusted.ts';

/** Notes are the one field of a row that holds any text that its writer liked. */
const FREE_TEXTS = new Set(['notes', 'data']);
const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;

interface Guard {
  readonly redact: (text: string) => string;
  readonly marks: Marks;
}

/** What a tool gave, as it leaves: without anybody's personal numbers, notes as untrusted data, and what is not known left out. */
export function factsForModel(facts: unknown, guard: Guard): unknown {
  if (typeof facts === 'string') return DECIMAL.test(facts) ? facts : guard.redact(facts);
  if (Array.isArray(facts)) return facts.map((fact) => factsForModel(fact, guard));
  if (typeof facts !== 'object' || facts === null) return facts;
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  return Object.fromEntries(
    known.map(([name, value]: [string, unknown]) => [
      name,
      FREE_TEXTS.has(name) && typeof value === 'string'
        ? untrusted(guard.redact(value), guard.marks)
        : factsForModel(value, guard),
    ]),
  );
}
