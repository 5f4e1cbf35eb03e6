import type { CalendarDate } from '#domain/calendar-date';
import { HOLDING_KINDS, type HoldingKind } from '../tools/holding.ts';
import type { Asked } from './skill.ts';
import type { Language } from './write-figures.ts';

const KIND_WORDS: Record<HoldingKind, RegExp> = {
  bond: /\bbonds?\b|облигаци/,
  etf: /\betfs?\b|етф/,
  share: /\b(?:shares?|stocks?|equit)|акци/,
};
const PORTFOLIO_WORDS =
  /\b(?:my|mine|i|we|our|portfolio|holdings?|positions?)\b|портфейл|позици|(?:^|[^а-я])(?:ми|мо[яийеи]т?а?|имам|сме|аз|нашите)(?![а-я])/;

/** Bulgarian where it is written in Cyrillic. */
export function languageOf(text: string): Language {
  return /[а-яѝ]/i.test(text) ? 'bg' : 'en';
}

/** Letters and digits in one word, two letters in front: any code that the product stores as an ISIN and that looks like one. */
function isinIn(text: string): string | undefined {
  const words = text.match(/[a-z0-9]+/gi) ?? [];
  return words.find((word) => /^[a-z]{2}(?=.*\d)[a-z0-9]{4,18}$/i.test(word))?.toUpperCase();
}

function yearIn(text: string, today: CalendarDate): number | undefined {
  const named = /(?:^|\D)((?:19|20|21)\d{2})(?!\d)/.exec(text)?.[1];
  if (named !== undefined) return Number(named);
  const thisYear = Number(today.slice(0, 4));
  if (/\blast year|миналата година|ланск/.test(text)) return thisYear - 1;
  if (/\bnext year|следващата година|догодина/.test(text)) return thisYear + 1;
  return /\bthis year|тази година/.test(text) ? thisYear : undefined;
}

export function understand(question: string, today: CalendarDate): Asked {
  const text = question.toLowerCase();
  const isin = isinIn(question);
  const named = HOLDING_KINDS.filter((kind) => KIND_WORDS[kind].test(text));
  return {
    text,
    isin,
    kinds: named.length === 0 ? HOLDING_KINDS : named,
    isOfPortfolio: named.length > 0 || PORTFOLIO_WORDS.test(text),
    year: yearIn(isin === undefined ? text : text.replaceAll(isin.toLowerCase(), ' '), today),
    today,
  };
}
