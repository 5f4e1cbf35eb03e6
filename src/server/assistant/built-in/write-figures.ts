import type { CalendarDate } from '#domain/calendar-date';
import { dayText } from '#domain/day-text';
import { toLocale, type Language } from '#domain/language';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundTo, type DecimalLike } from '#domain/money/decimal';

const YIELD_PLACES = 2;
const EXACT_PLACES = 4;
const UNIT_PLACES = 6;

interface Places {
  readonly fewest: number;
  readonly most: number;
  readonly signed?: boolean;
}

function isDecimalText(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

/** How figures stand in an answer: '1,234.50 EUR', '2.37%', '12 Mar 2026'. The minus is U+2212, as on the screens. */
export function figureWriter(language: Language) {
  const locale = toLocale(language);
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  /** Intl writes decimal text exactly. */
  const number = (value: DecimalLike, { fewest, most, signed = false }: Places) => {
    const text = roundTo(value, most).toFixed();
    if (!isDecimalText(text)) throw new RangeError(`${text} is no decimal`);
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: fewest,
      maximumFractionDigits: most,
      signDisplay: signed ? 'exceptZero' : 'negative',
      useGrouping: 'always',
    });
    return format.format(text).replace('-', '\u2212');
  };
  return {
    units: (value: DecimalLike) => number(value, { fewest: 0, most: UNIT_PLACES }),
    price: (value: DecimalLike) => number(value, { fewest: AMOUNT_PLACES, most: EXACT_PLACES }),
    percent: (value: DecimalLike) => `${number(value, { fewest: YIELD_PLACES, most: YIELD_PLACES })}%`,
    exact: (value: DecimalLike) => `${number(value, { fewest: YIELD_PLACES, most: EXACT_PLACES })}%`,
    /** Of a whole, as shares that add up to 100. */
    share: (value: DecimalLike) => `${number(value, { fewest: 1, most: 1 })}%`,
    money: (value: DecimalLike, currency: string, signed = false) =>
      `${number(value, { fewest: AMOUNT_PLACES, most: AMOUNT_PLACES, signed })}\u00a0${currency}`,
    day: (day: CalendarDate) => dayText(day, locale),
    /** 'United States'; the two letters where they are of no country, such as XS. */
    country: (letters: string) => (/^[A-Z]{2}$/.test(letters) ? countries.of(letters) : undefined) ?? letters,
  };
}

/** 'A + B − C'. */
export const joinAmounts = (amounts: readonly string[]) =>
  amounts.join(' + ').replaceAll('+ \u2212', '\u2212 ');

export type Figures = ReturnType<typeof figureWriter>;
