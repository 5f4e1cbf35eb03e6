import { addDays, calendarDate } from '#domain/calendar-date';

/** The number of days in the European Central Bank's history since 1999. */
const DAYS = 7_000;
const CODES = Array.from(
  { length: 40 },
  (_, at) => `X${String.fromCodePoint(65 + (at % 26))}${at < 26 ? 'A' : 'B'}`,
);
const USED = ['USD', 'JPY', 'GBP', 'CHF', 'CAD', 'AUD', 'CNY', 'SEK', 'NOK', 'DKK', 'SGD', 'HKD', 'NZD', 'PLN', 'CZK', 'HUF', 'RON', 'KRW']; // prettier-ignore

/** An invented whole history of the bank's reference rates as XML, about 10 MB. */
export function largestRatesFile(): string {
  const quotes = [...USED, ...CODES.slice(USED.length)]
    .map((code, at) => `<Cube currency="${code}" rate="${at + 1}.2345"/>`)
    .join('');
  const last = calendarDate('2026-11-20');
  const days = Array.from(
    { length: DAYS },
    (_, day) => `<Cube time="${addDays(last, -day)}">${quotes}</Cube>`,
  );
  return `<gesmes:Envelope xmlns:gesmes="g" xmlns="e"><Cube>${days.join('')}</Cube></gesmes:Envelope>`;
}
