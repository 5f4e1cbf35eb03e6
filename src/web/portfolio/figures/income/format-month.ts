/** Formats 'YYYY-MM' as 'December', 'декември'. In full, because short Bulgarian month names are numbers. */
export function formatMonth(month: string, locale: string): string {
  return monthFormat(locale).format(new Date(`${month}-01T00:00:00Z`));
}

const monthFormats = new Map<string, Intl.DateTimeFormat>();

function monthFormat(locale: string): Intl.DateTimeFormat {
  const made =
    monthFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  monthFormats.set(locale, made);
  return made;
}
