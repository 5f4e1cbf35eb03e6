import type { CalendarDate } from '#domain/calendar-date';
import { toLocale, type Language } from '#domain/language';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundTo, type DecimalLike } from '#domain/money/decimal';

const YIELD_PLACES = 2;
const MAX_PRICE_PLACES = 4;

interface Places {
  readonly fewest: number;
  readonly most: number;
  readonly signed?: boolean;
}

function isDecimalText(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

/** Intl writes decimal text exactly. The minus is U+2212, as on the screens. */
function write(value: DecimalLike, language: Language, { fewest, most, signed = false }: Places): string {
  const text = roundTo(value, most).toFixed();
  if (!isDecimalText(text)) throw new RangeError(`${text} is no decimal`);
  const format = new Intl.NumberFormat(toLocale(language), {
    minimumFractionDigits: fewest,
    maximumFractionDigits: most,
    signDisplay: signed ? 'exceptZero' : 'negative',
    useGrouping: 'always',
  });
  return format.format(text).replace('-', '\u2212');
}

/** How figures stand in an answer: '1,234.50 EUR', '2.37%', '12 Mar 2026'. */
export function figureWriter(language: Language) {
  const countries = new Intl.DisplayNames(toLocale(language), { type: 'region' });
  const days = new Intl.DateTimeFormat(toLocale(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const money = (value: DecimalLike, currency: string, signed = false) =>
    `${write(value, language, { fewest: AMOUNT_PLACES, most: AMOUNT_PLACES, signed })}\u00a0${currency}`;
  return {
    count: (value: number) => write(value, language, { fewest: 0, most: 0 }),
    rate: (value: DecimalLike) => write(value, language, { fewest: 0, most: 6 }),
    units: (value: DecimalLike) => write(value, language, { fewest: 0, most: 6 }),
    price: (value: DecimalLike) => write(value, language, { fewest: AMOUNT_PLACES, most: MAX_PRICE_PLACES }),
    percent: (value: DecimalLike, most = YIELD_PLACES) =>
      `${write(value, language, { fewest: YIELD_PLACES, most })}%`,
    /** Of a whole, as shares that add up to 100. */
    share: (value: DecimalLike) => `${write(value, language, { fewest: 1, most: 1 })}%`,
    money,
    day: (day: CalendarDate) => days.format(new Date(`${day}T00:00:00Z`)),
    /** 'United States'; the two letters where they are of no country, such as XS. */
    country: (letters: string) => (/^[A-Z]{2}$/.test(letters) ? countries.of(letters) : undefined) ?? letters,
  };
}

export type Figures = ReturnType<typeof figureWriter>;
