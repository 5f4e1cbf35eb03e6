import { type Marks, untrusted } from './untrusted.ts';

/** The only fields with arbitrary text. */
const FREE_TEXTS = new Set(['notes', 'data']);
/** Texts that a person typed: a number in them is not a figure of the portfolio. `key` may be the bank of a group. */
const USER_TEXT_FIELDS = new Set([...FREE_TEXTS, 'name', 'bank', 'banks', 'key', 'isin']);
const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;
/** Six digits or more and nothing else: a mistyped EGN, a local phone number, an account number. */
const BARE_NUMBER = /^[\s+(]*\d(?:[\s().,/-]*\d){5,}[\s.]*$/;

interface Guard {
  readonly redact: (text: string) => string;
  readonly marks: Marks;
}

function typedText(text: string, name: string, { redact, marks }: Guard): string {
  const redacted = redact(text);
  const safe = name !== 'isin' && BARE_NUMBER.test(redacted) ? '[number]' : redacted;
  return FREE_TEXTS.has(name) ? untrusted(safe, marks) : safe;
}

/** The result of a tool as it leaves the server: without personal numbers and unknown values, with notes marked as untrusted. */
export function factsForModel(facts: unknown, guard: Guard, name = ''): unknown {
  if (typeof facts === 'string') {
    if (USER_TEXT_FIELDS.has(name)) return typedText(facts, name, guard);
    return DECIMAL.test(facts) ? facts : guard.redact(facts);
  }
  if (Array.isArray(facts)) return facts.map((fact) => factsForModel(fact, guard, name));
  if (typeof facts !== 'object' || facts === null) return facts;
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  return Object.fromEntries(
    known.map(([key, value]: [string, unknown]) => [key, factsForModel(value, guard, key)]),
  );
}
