import type { signInTexts } from '../../texts/people/sign-in.ts';

type Advice = (typeof signInTexts)['en']['strength'];

const MIN_DIFFERENT = 6;
/** A shorter one that is only a word, figures, or one after the other, is among the first to be guessed. */
const LONG_ENOUGH_WORD = 12;
const WORD_WITH_FIGURES = /^\p{L}*\p{N}*$/u;

export interface PasswordRules {
  /** The minimum length in characters (code points) that the server requires, or advises. */
  readonly fewest: number;
  /** False if the rules are only advice. */
  readonly binding: boolean;
}

interface PasswordFacts {
  readonly password: string;
  readonly username: string;
  readonly email: string;
  readonly rules: PasswordRules | undefined;
  /** What the field says is wrong: such a password is not praised. */
  readonly error: string | undefined;
}

/** One sentence about a password while it is typed, once the rules are loaded. It never blocks the button. */
export function passwordAdvice(
  { password, username, email, rules, error }: PasswordFacts,
  advice: Advice,
): string | undefined {
  if (rules === undefined) return undefined;
  const { fewest, binding } = rules;
  const { empty, short } = binding ? advice : advice.unbinding;
  const characters = Array.from(password);
  if (characters.length === 0) return empty(fewest);
  if (characters.length < fewest) return short(fewest - characters.length);
  const small = password.toLowerCase();
  const own = [username, email.split('@')[0] ?? ''].map((name) => name.trim().toLowerCase());
  if (own.some((name) => name.length > 3 && small.includes(name))) return advice.own;
  if (new Set(characters).size < MIN_DIFFERENT) return advice.repetitive;
  const isWord = characters.length < LONG_ENOUGH_WORD && WORD_WITH_FIGURES.test(password);
  if (isWord) return advice.word;
  return error === undefined ? advice.good : undefined;
}
