/** Formats 'YYYY-MM' as 'December', 'декември'. In full, because short Bulgarian month names are numbers. */
export function formatMonth(month: string, locale: string): string {
  return monthFormat(locale).format(new Date(`${month}-01T00:00:00Z`));
}

/** '11 Dec', '11.12' */
export function formatDayOfMonth(day: string, locale: string): string {
  return dayFormat(locale).format(new Date(`${day}T00:00:00Z`));
}

const monthFormats = new Map<string, Intl.DateTimeFormat>();
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function monthFormat(locale: string): Intl.DateTimeFormat {
  const made =
    monthFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  monthFormats.set(locale, made);
  return made;
}

function dayFormat(locale: string): Intl.DateTimeFormat {
  const made =
    dayFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  dayFormats.set(locale, made);
  return made;
}
