import { type CalendarDate, dateFromDayNumber } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import { yieldSource, type Holding } from '#domain/portfolio/holding';
import type { Figure, Measure, MeasureHolding } from '#domain/portfolio/measure';
import type { CurrencyAmount } from '#domain/money/currency-amount';
import type { RatesUsed } from '#domain/money/rates-used';
import type { BuiltInTexts } from './texts/built-in-texts.ts';
import type { Figures, Language } from './write-figures.ts';

/** The words and figures of the question's language. */
export interface Speech {
  readonly texts: BuiltInTexts;
  readonly figures: Figures;
  readonly today: CalendarDate;
  readonly language: Language;
  /** Of the holdings. */
  readonly banks: readonly string[];
  /** The figures of holdings on the day. */
  readonly measuring: MeasureHolding;
}

/** What is answered, and the facts of tools that it is made of. */
export interface SpokenAnswer {
  readonly content: string;
  readonly facts: unknown;
}

export function lines(...given: readonly (string | undefined)[]): string {
  return given.filter((line) => line !== undefined && line !== '').join('\n');
}

/** Rows of a table, the first of them its header. */
export function table(...rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`).join('\n');
}

export function describeMoney({ amount, currency }: CurrencyAmount, { figures }: Speech): string {
  return figures.money(amount, currency);
}

export function describeProfit({ amount, currency }: CurrencyAmount, { figures }: Speech): string {
  return figures.profit(amount, currency);
}

/** In its own currencies and, where that is not euro alone, in euro. */
export function describeSums(
  byCurrency: readonly CurrencyAmount[],
  inEuro: CurrencyAmount,
  speech: Speech,
): string {
  const [only] = byCurrency;
  if (byCurrency.length === 1 && only?.currency === 'EUR') return describeMoney(only, speech);
  return `${byCurrency.map((one) => describeMoney(one, speech)).join(' + ')} = ${describeMoney(inEuro, speech)}`;
}

const codes: readonly string[] = CURRENCIES;

export function describeFigure(
  measure: Measure,
  { value, unit }: Figure,
  { figures, texts }: Speech,
): string {
  if (unit === '%') return figures.percent(value, measure === 'profit-percent' ? 2 : 4);
  if (unit === 'years') return texts.years(figures.price(value));
  if (unit === 'units') return figures.units(value);
  if (unit === 'day') return figures.day(dateFromDayNumber(value.toNumber()));
  if (codes.includes(unit))
    return measure === 'profit' ? figures.profit(value, unit) : figures.money(value, unit);
  return figures.price(value);
}

export function describeMeasure(holding: Holding, measure: Measure, speech: Speech): string | undefined {
  if (measure === 'bank') return holding.bank ?? undefined;
  const figure = speech.measuring(holding, measure);
  if (figure === undefined) return undefined;
  const said = describeFigure(measure, figure, speech);
  const isBondPrice = holding.kind === 'bond' && (measure === 'buy-price' || measure === 'market-price');
  if (isBondPrice) return `${said}%`;
  return measure === 'yield' && yieldSource(holding) === 'computed'
    ? `${said} (${speech.texts.computed})`
    : said;
}

/** By which rates the amounts before it became euro; nothing where all of them were in euro. */
export function describeRates(rates: RatesUsed, { texts, figures }: Speech): string | undefined {
  const factors = rates.factors
    .map(({ currency, euro }) => `1\u00a0${currency} = ${figures.rate(euro)}\u00a0EUR`)
    .join('; ');
  const used =
    rates.source === 'specification'
      ? texts.rates.specification(factors)
      : rates.day === null
        ? texts.rates.ecb(factors)
        : texts.rates.ecbOf(figures.day(rates.day), factors);
  const atOne = texts.rates.countedAtOne(rates.countedAtOne.join(', '));
  const said = [...(factors === '' ? [] : [used]), ...(rates.countedAtOne.length === 0 ? [] : [atOne])];
  return said.length === 0 ? undefined : said.join(' ');
}
