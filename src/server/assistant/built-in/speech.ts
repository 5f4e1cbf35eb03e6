import { isCalendarDate, type CalendarDate } from '#domain/calendar-date';
import type { Language } from '#domain/language';
import type { Period } from '#domain/portfolio/period';
import type { Tools } from '../tools/create-tools.ts';
import { selectionWriter } from './describe-selection.ts';
import { holdingFigureWriter } from './holding-figure.ts';
import { orDash, type Known, type Plain, type Say, type Writers } from './say.ts';
import { tableWriter } from './table.ts';
import { measureWith } from './texts/measure-with.ts';
import { fillHoles } from './texts/text.ts';
import { TEXTS } from './texts/texts.ts';
import { figureWriter, joinAmounts, type Figures } from './write-figures.ts';
import { ratesWriter } from './write-rates.ts';

/** A writer that is called by its name: what it is given has the type that the text of the hole wants. */
type Writer<Fact> = { write(fact: Fact): string }['write'];

interface Speaker {
  readonly language: Language;
  readonly today: CalendarDate;
  /** Of the holdings. */
  readonly banks: readonly string[];
  /** Their names, by ISIN. */
  readonly securities: ReadonlyMap<string, string>;
  /** Who issued them, by ISIN. */
  readonly issuers: ReadonlyMap<string, string>;
}

function plainWriter({ day, units, money, price }: Figures, period: (of: Period) => string) {
  const write = orDash((fact: Known<Plain>): string => {
    if (typeof fact === 'string') return isCalendarDate(fact) ? day(fact) : fact;
    if (typeof fact === 'number') return units(fact);
    if ('amount' in fact) return money(fact.amount, fact.currency);
    if ('from' in fact) return period(fact);
    if (!('byCurrency' in fact)) return price(fact);
    // In its own currencies and, where that is not euro alone, in euro.
    const { byCurrency: sums, inEuro } = fact;
    const isEuroAlone = sums.length > 0 && sums.every(({ currency }) => currency === 'EUR');
    const own = joinAmounts(sums.map(write));
    return isEuroAlone ? own : `${own} = ${write(inEuro)}`;
  });
  return write;
}

/** 'Orange (FR0000133308)'. */
const nameWriter = (securities: Speaker['securities']) =>
  orDash((isin: string) => {
    const name = securities.get(isin);
    return name === undefined ? isin : `${name} (${isin})`;
  });

/** The words and figures of the question's language. */
export function createSpeech(speaker: Speaker) {
  const { language, today, securities } = speaker;
  const named = nameWriter(securities);
  const figures = figureWriter(language);
  const { units, price, money } = figures;
  const say: Say = (key, ...[facts = {}]) =>
    fillHoles(TEXTS[key][language], facts, (fact, writer) => (byName[writer] ?? plain)(fact));
  const { period, during, whose, which } = selectionWriter(say, figures);
  const write = plainWriter(figures, period);
  const writers: Writers = {
    isin: named,
    name: named,
    percent: orDash(figures.percent),
    exact: orDash(figures.exact),
    share: orDash(figures.share),
    price: orDash(price),
    units: orDash(units),
    euro: orDash((amount) => money(amount, 'EUR')),
    signed: orDash(({ amount, currency }) => money(amount, currency, true)),
    measure: (measure) => say(`measure.${measure}`),
    highestOf: (measure) => measureWith('highest', measure, language),
    lowestOf: (measure) => measureWith('lowest', measure, language),
    totalOf: (measure) => measureWith('total', measure, language),
    averageOf: (measure) => measureWith('average', measure, language),
    ...{ which, whose, during },
  };
  const plain: Writer<unknown> = write;
  const byName: Readonly<Record<string, Writer<unknown>>> = writers;
  const writing = { ...writers, say, write };
  return {
    ...speaker,
    ...writing,
    country: figures.country,
    quoted: (text: string) => (language === 'bg' ? `„${text}“` : `“${text}”`),
    figure: holdingFigureWriter(today, writing),
    rates: ratesWriter(say),
    table: tableWriter(writing, securities),
    /** Questions that are offered where none was understood. */
    examples: (['example1', 'example2', 'example3'] as const).map((key) => say(key)),
  };
}

export type Speech = ReturnType<typeof createSpeech>;

/** What an answer is made with: the tools that read the rows, and the words. */
export type Answering = Speech & { readonly tools: Tools };
