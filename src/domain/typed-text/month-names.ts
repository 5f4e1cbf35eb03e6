const NAMES = [
  ['january', 'януари'],
  ['february', 'февруари'],
  ['march', 'март'],
  ['april', 'април'],
  ['may', 'май'],
  ['june', 'юни'],
  ['july', 'юли'],
  ['august', 'август'],
  ['september', 'септември'],
  ['october', 'октомври'],
  ['november', 'ноември'],
  ['december', 'декември'],
] as const;

/** The month (1…12) with this English or Bulgarian name, or beginning of a name; null if none or several fit. */
export function monthFromName(name: string): number | null {
  const typed = name.toLowerCase();
  const months = NAMES.flatMap((names, index) =>
    names.some((full) => full.startsWith(typed)) ? [index + 1] : [],
  );
  const [month] = months;
  return typed.length >= 2 && months.length === 1 && month !== undefined ? month : null;
}

/** 'February 2026', 'февруари 2026' */
export function monthAndYear(year: number, month: number, locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return `${name.format(Date.UTC(2000, month - 1, 1))} ${year}`;
}
