const formats = new Map<string, Intl.DateTimeFormat>();

/** Bulgarian dates are numeric, with two digits for the day and the month. */
export function dayAndMonth(locale: string): Pick<Intl.DateTimeFormatOptions, 'day' | 'month'> {
  return locale.startsWith('bg') ? { day: '2-digit', month: '2-digit' } : { day: 'numeric', month: 'short' };
}

/** '4 Nov 2026', '04.11.2026 г.', and without the year '4 Nov', '04.11': as screens, emails and the assistant write a day. */
export function dayText(day: string, locale: string, withYear = true): string {
  const key = `${locale} ${withYear}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      ...dayAndMonth(locale),
      ...(withYear && { year: 'numeric' }),
      timeZone: 'UTC',
    });
  // Creating a format is slow, and a list has thousands of days.
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
