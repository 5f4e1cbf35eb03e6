import type { signInTexts } from '../texts/sign-in.ts';

type Advice = (typeof signInTexts)['en']['strength'];

const FEWEST_DIFFERENT = 6;

interface PasswordFacts {
  readonly password: string;
  readonly username: string;
  readonly email: string;
  /** The fewest characters (code points) that the server takes. */
  readonly fewest: number;
}

/** One sentence on a password while it is typed. Advice: it never blocks the button. */
export function passwordAdvice({ password, username, email, fewest }: PasswordFacts, advice: Advice): string {
  const characters = Array.from(password);
  if (characters.length === 0) return advice.empty(fewest);
  if (characters.length < fewest) return advice.short(fewest - characters.length);
  const small = password.toLowerCase();
  const own = [username, email.split('@')[0] ?? ''].map((name) => name.trim().toLowerCase());
  if (own.some((name) => name.length > 3 && small.includes(name))) return advice.own;
  return new Set(characters).size < FEWEST_DIFFERENT ? advice.repetitive : advice.good;
}
