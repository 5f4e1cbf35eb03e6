/** The languages of the screens, emails, calendars and the assistant. */
export const LANGUAGES = ['en', 'bg'] as const;
export type Language = (typeof LANGUAGES)[number];

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', bg: 'bg-BG' };

/** The locale for numbers and dates. */
export function toLocale(language: Language): string {
  return LOCALES[language];
}

/** A Bulgarian day ends with a point ('г.'), which ends its sentence as well. */
export function endOnce(text: string): string {
  return text.replaceAll('г..', 'г.');
}
