import { type Marks, untrusted } from './untrusted.ts';

/** Notes are the one field of a row that holds any text that its writer liked. */
const FREE_TEXTS = new Set(['notes', 'data']);
/** What somebody typed; a number there is none of the portfolio's figures. `key` is the bank of a group, too. */
const USER_TEXT_FIELDS = new Set([...FREE_TEXTS, 'name', 'bank', 'banks', 'key', 'isin']);
const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;
/** An EGN with a digit wrong, a phone number without its country, an account: nothing but digits, more than a year has. */
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

/** What a tool gave, as it leaves: without anybody's personal numbers, notes as untrusted data, and what is not known left out. */
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
