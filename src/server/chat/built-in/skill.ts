import type { CalendarDate } from '#domain/calendar-date';
import type { HoldingKind } from '../tools/holding.ts';
import type { RatesUsed } from '../tools/rates-used.ts';
import type { Tools } from '../tools/tools.ts';
import type { BuiltInTexts } from './texts/texts.ts';
import type { Figures } from './write-figures.ts';

/** A question, with what can be seen in it before it is understood. */
export interface Asked {
  /** In small letters. */
  readonly text: string;
  readonly isin: string | undefined;
  /** The kinds of holdings that it names; all of them where it names none. */
  readonly kinds: readonly HoldingKind[];
  /** True where it speaks of what the person owns. */
  readonly isOfPortfolio: boolean;
  readonly year: number | undefined;
  readonly today: CalendarDate;
}

/** The words and figures of the question's language. */
export interface Speech {
  readonly texts: BuiltInTexts;
  readonly figures: Figures;
}

/** A kind of question that the built-in assistant understands. The answer's every figure is of a tool's result. */
export interface Skill {
  readonly recognises: (asked: Asked) => boolean;
  readonly answer: (asked: Asked, tools: Tools, speech: Speech) => Promise<string>;
}

export function lines(...given: readonly (string | undefined)[]): string {
  return given.filter((line) => line !== undefined).join('\n');
}

/** By which rates the amounts before it became euro; nothing where all of them were in euro. */
export function saidRates(rates: RatesUsed, { texts, figures }: Speech): string | undefined {
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
