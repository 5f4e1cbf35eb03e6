import { type CalendarDate, dateFromDayNumber } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import type { CurrencyAmount } from '#domain/money/currency-amount';
import type { Decimal } from '#domain/money/decimal';
import type { RatesUsed } from '#domain/money/rates-used';
import { yieldSource, type Holding } from '#domain/portfolio/holding';
import { measureOn, type Figure, type Measure } from '#domain/portfolio/measure';
import { selectionWriter } from './describe-selection.ts';
import type { BuiltInTexts } from './texts/built-in-texts.ts';
import { TEXTS } from './texts/texts.ts';
import { WHOLE_TEXTS } from './texts/whole-texts.ts';
import type { Language } from '#domain/language';
import { figureWriter, type Figures } from './write-figures.ts';

/** Of a table. The panel folds what is too long to be read at once. */
export const MAX_ROWS = 100;

/** What is answered, and the facts of tools that it is made of. */
export interface SpokenAnswer {
  readonly content: string;
  readonly facts: unknown;
}

export type Line = string | false | undefined;

/** A Bulgarian day ends with a point ('г.'), which ends its sentence as well. */
export function lines(...given: readonly Line[]): string {
  return given
    .filter((line) => line !== undefined && line !== false && line !== '')
    .join('\n')
    .replaceAll('г..', 'г.');
}

/** An answer of these lines. */
export function reply(facts: unknown, ...said: readonly Line[]): SpokenAnswer {
  return { content: lines(...said), facts };
}

const codes: readonly string[] = CURRENCIES;

function describeFigure(measure: Measure, { value, unit }: Figure, figures: Figures): string {
  if (unit === '%') return figures.percent(value, measure === 'profit-percent' ? 2 : 4);
  if (unit === 'units' || unit === 'count') return figures.units(value);
  if (unit === 'day') return figures.day(dateFromDayNumber(value.toNumber()));
  if (!codes.includes(unit)) return figures.price(value);
  return figures.money(value, unit, measure === 'profit');
}

/** By which rates the amounts before it became euro; nothing where all of them were in euro. */
function describeRates(used: RatesUsed, texts: BuiltInTexts['rates'], figures: Figures): string {
  const factors = used.factors
    .map(({ currency, euro }) => `1\u00a0${currency} = ${figures.rate(euro)}\u00a0EUR`)
    .join('; ');
  const said =
    used.source === 'specification'
      ? texts.specification(factors)
      : used.day === null
        ? texts.ecb(factors)
        : texts.ecbOf(figures.day(used.day), factors);
  const atOne = used.countedAtOne.length > 0 && texts.countedAtOne(used.countedAtOne.join(', '));
  return [factors !== '' && said, atOne].filter((one) => one !== false).join(' ');
}

/** Rows under a header, as many as are shown, and how many more there are. */
function tableWriter({ more }: BuiltInTexts, { count }: Figures) {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  return (header: readonly string[], rows: readonly (readonly string[])[], all = rows.length): string => {
    const shown = rows.slice(0, MAX_ROWS);
    return lines(...[header, ...shown].map(row), all > shown.length && more(count(all - shown.length)));
  };
}

interface NotKnown {
  readonly notKnown: string;
}

function measureWriter(texts: BuiltInTexts, figures: Figures, today: CalendarDate) {
  const measuring = measureOn(today);
  return (holding: Holding, measure: Measure): string | undefined => {
    if (measure === 'bank') return holding.bank ?? undefined;
    const figure = measuring(holding, measure);
    if (figure === undefined) return undefined;
    const said = describeFigure(measure, figure, figures);
    if (figure.unit === 'years') return texts.years(said);
    const isBondPrice = holding.kind === 'bond' && (measure === 'buy-price' || measure === 'market-price');
    const isComputed = measure === 'yield' && yieldSource(holding) === 'computed';
    return isBondPrice ? `${said}%` : isComputed ? `${said} (${texts.computed})` : said;
  };
}

interface Speaker {
  readonly language: Language;
  readonly today: CalendarDate;
  /** Of the holdings. */
  readonly banks: readonly string[];
}

/** The words and figures of the question's language. What is not known is a dash. */
export function createSpeech(speaker: Speaker) {
  const { language, today } = speaker;
  const [texts, figures] = [TEXTS[language], figureWriter(language)];
  const money = (figure: CurrencyAmount | NotKnown) =>
    'notKnown' in figure ? '–' : figures.money(figure.amount, figure.currency);
  const isEuroAlone = (amounts: readonly CurrencyAmount[]) =>
    amounts.every(({ currency }) => currency === 'EUR');
  const join = (amounts: readonly CurrencyAmount[]) => amounts.map(money).join(' + ');
  return {
    ...speaker,
    ...figures,
    ...selectionWriter(texts, figures),
    texts,
    whole: WHOLE_TEXTS[language],
    money,
    join,
    profit: ({ amount, currency }: CurrencyAmount) => figures.money(amount, currency, true),
    euro: (amount: Decimal) => figures.money(amount, 'EUR'),
    /** A number, or a dash. */
    plain: (figure: Decimal | NotKnown) => ('notKnown' in figure ? '–' : figures.price(figure)),
    /** In its own currencies and, where that is not euro alone, in euro. */
    sums: (amounts: readonly CurrencyAmount[], inEuro: CurrencyAmount) =>
      amounts.length > 0 && isEuroAlone(amounts) ? join(amounts) : `${join(amounts)} = ${money(inEuro)}`,
    isEuroAlone,
    measure: measureWriter(texts, figures, today),
    rates: (used: RatesUsed) => describeRates(used, texts.rates, figures),
    table: tableWriter(texts, figures),
  };
}

export type Speech = ReturnType<typeof createSpeech>;
