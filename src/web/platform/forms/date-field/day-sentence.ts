import { capitalised } from '../../texts/capitalised.ts';
import type { formsTexts } from '../../texts/platform/forms.ts';
import { monthAndYear } from '#domain/typed-text/month-names';
import { readDay } from '#domain/typed-text/read-day';

type DateTexts = (typeof formsTexts)['en']['date'];

/** Says what is wrong with a typed date; null if it is valid. */
export function daySentence(typed: string, texts: DateTexts, locale: string): string | null {
  const reading = readDay(typed);
  switch (reading.kind) {
    case 'day':
      return null;
    case 'unclear': {
      const days = reading.choices.map((day) => longDay(day, locale));
      return days.length > 1
        ? texts.which(typed.trim(), new Intl.ListFormat(locale, { type: 'disjunction' }).format(days))
        : texts.didYouMean(days.join(''));
    }
    case 'no-such-day':
      return texts.noSuchDay(
        capitalised(monthAndYear(reading.year, reading.month, locale)),
        String(reading.days),
      );
    case 'no-such-month':
      return texts.noSuchMonth(String(reading.month));
    case 'no-date':
      return texts.noDate;
  }
}

/** '3 April 2026', '3 април 2026 г.' */
export function longDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
