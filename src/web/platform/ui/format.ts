import { dayAndMonth, dayText } from '#domain/day-text';

/**
 * Formats figures and dates. A figure is a number or decimal text ('1234.50'), which Intl formats exactly; a date is
 * 'YYYY-MM-DD'. The minus sign is U+2212, which is as wide as a digit.
 */
export type Figure = number | string;

interface FigureFormat {
  /** The minimum number of decimals, and the maximum unless `maxPlaces` is given. */
  readonly places?: number;
  /** The maximum number of decimals, if the figure has more than `places`. */
  readonly maxPlaces?: number;
  /** Puts a sign on every figure except zero, for profit and loss. */
  readonly signed?: boolean;
}

export function formatFigure(value: Figure, locale: string, format: FigureFormat = {}): string {
  return write(value, locale, options(format));
}

/** `value` is in percent: 3.42 is 3.42 %. */
export function formatPercent(value: Figure, locale: string, format: FigureFormat = {}): string {
  return write(value, locale, { ...options(format), style: 'unit', unit: 'percent' });
}

/** With the currency symbol (€1,234.50), or with `code` the currency code after the figure (1,234.50 EUR). */
export function formatMoney(
  value: Figure,
  locale: string,
  {
    currency,
    code = false,
    ...format
  }: FigureFormat & { readonly currency: string; readonly code?: boolean },
): string {
  if (code) return `${formatFigure(value, locale, { places: 2, ...format })}\u00a0${currency}`;
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return write(value, locale, { ...options({ places: 2, ...format }), ...style });
}

/** '196K', '1.25M', '196 хил.', for chart axes. */
export function formatCompact(value: number, locale: string): string {
  return write(value, locale, { notation: 'compact', maximumFractionDigits: 2 });
}

/** '4 Nov 2026', '04.11.2026 г.' */
export function formatDay(day: string, locale: string): string {
  return dayText(day, locale);
}

/** '4 Nov', '04.11', if the year is clear from the context. */
export function formatDayOfYear(day: string, locale: string): string {
  return dayText(day, locale, false);
}

/** '20 November', '20 ноември', for a day that recurs every year. */
export function formatDayOfEveryYear(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** '20 Nov 2026, 16:05' in the user's time zone; `instant` is ISO 8601. */
export function formatInstant(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    ...dayAndMonth(locale),
    ...{ year: 'numeric', hour: '2-digit', minute: '2-digit' },
  }).format(new Date(instant));
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** '1.2 MB' */
export function formatBytes(bytes: number, locale: string): string {
  const thousands = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), BYTE_UNITS.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: BYTE_UNITS[thousands],
    maximumFractionDigits: thousands < 2 ? 0 : 1,
  }).format(bytes / 1000 ** thousands);
}

function options({ places = 0, maxPlaces = places, signed = false }: FigureFormat): Intl.NumberFormatOptions {
  return {
    minimumFractionDigits: places,
    maximumFractionDigits: Math.max(places, maxPlaces),
    signDisplay: signed ? 'exceptZero' : 'negative',
    roundingMode: 'halfExpand',
    // 'always': otherwise Bulgarian leaves four-digit numbers ungrouped, and columns do not line up.
    useGrouping: 'always',
  };
}

function write(value: Figure, locale: string, format: Intl.NumberFormatOptions): string {
  if (typeof value === 'string' && !isDecimalText(value)) throw new RangeError(`${value} is no decimal`);
  return numberFormat(locale, format).format(value).replace('-', '\u2212');
}

export function isDecimalText(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Creating a format is slow, and a list formats thousands of figures. */
function numberFormat(locale: string, format: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(format)}`;
  const made = numberFormats.get(key) ?? new Intl.NumberFormat(locale, format);
  numberFormats.set(key, made);
  return made;
}
