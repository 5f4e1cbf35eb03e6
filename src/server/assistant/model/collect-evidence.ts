import { isCalendarDate, type CalendarDate } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import { Decimal } from '#domain/money/decimal';
import { ChatSource } from '#api/assistant/chat';
import { extractDates } from './figure-check/extract-dates.ts';
import type { Evidence, KnownFigure } from './figure-check/evidence.ts';

type EvidenceDraft = {
  readonly figures: KnownFigure[];
  readonly days: CalendarDate[];
  readonly names: string[];
  readonly isins: string[];
};

const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;
const MONTH = /^\d{4}-\d{2}$/;
/** What somebody typed as they liked: a figure in it was given by no tool. */
const FREE_TEXTS = new Set(['notes', 'data']);
const currencies: readonly string[] = CURRENCIES;

/** Where a value stands: under which name, in facts of which holding, in which currency. */
interface FactPath {
  readonly name: string;
  readonly of: string | undefined;
  readonly currency: string | undefined;
}

/** Figures that may be percent or an amount: prices, rates, means of either. Any other one is neither. */
const OF_ANY_UNIT = /price|euro|rate|mean|lowest|highest|amount|value/i;

function unitAt({ name, currency }: FactPath, isCount: boolean): string | undefined {
  if (/percent$/i.test(name)) return '%';
  if (name === 'amount' && currency !== undefined) return currency;
  if (isCount) return 'count';
  return OF_ANY_UNIT.test(name) ? undefined : 'plain';
}

function addText(text: string, place: FactPath, { figures, days, names, isins }: EvidenceDraft): void {
  if (DECIMAL.test(text)) {
    figures.push({ value: new Decimal(text), unit: unitAt(place, false), of: place.of });
  } else if (isCalendarDate(text)) days.push(text);
  else if (MONTH.test(text) && isCalendarDate(`${text}-01`))
    addText(`${text}-01`, place, { figures, days, names, isins });
  else if (place.name === 'isin') isins.push(text.toUpperCase());
  else if (/\p{N}/u.test(text) && /\p{L}/u.test(text)) names.push(text);
}

function add(value: unknown, place: FactPath, gathered: EvidenceDraft): void {
  if (typeof value === 'string') addText(value, place, gathered);
  else if (typeof value === 'number') {
    const unit = unitAt(place, Number.isInteger(value));
    gathered.figures.push({ value: new Decimal(value), unit, of: place.of });
  } else if (Array.isArray(value)) {
    gathered.figures.push({ value: new Decimal(value.length), unit: 'count', of: place.of });
    for (const item of value) add(item, place, gathered);
  } else if (typeof value === 'object' && value !== null) addObject(value, place, gathered);
}

function addObject(value: object, { of }: FactPath, gathered: EvidenceDraft): void {
  const holding = ChatSource.safeParse(value);
  const isin = 'isin' in value && typeof value.isin === 'string' ? value.isin : of;
  const given = 'currency' in value && typeof value.currency === 'string' ? value.currency : '';
  const currency = currencies.includes(given) ? given : undefined;
  for (const [name, part] of Object.entries(value)) {
    if (FREE_TEXTS.has(name) || (name === 'id' && holding.success)) continue;
    add(part, { name, of: isin, currency }, gathered);
  }
}

/** Days, years and codes that the person wrote; an ISIN is no such code, nor is a figure. */
function said(text: string) {
  const { claims } = extractDates(text);
  return {
    days: claims.flatMap(({ ways }) =>
      ways.flatMap(({ year, month, day }) => {
        const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
        return isCalendarDate(date) ? [date] : [];
      }),
    ),
    years: [...text.matchAll(/(?<!\d)(?:19|20|21)\d{2}(?!\d)/g)].map(([year]) => Number(year)),
    names: (text.match(/[\p{L}\p{N}&]+/gu) ?? []).filter(
      (word) => /\p{L}/u.test(word) && /\p{N}/u.test(word) && word.length < 12 && !/^\d/.test(word),
    ),
  };
}

interface EvidenceSources {
  /** What the tools gave, as JSON. */
  readonly facts: readonly unknown[];
  /** What the person wrote. */
  readonly words: string;
  readonly today: CalendarDate;
}

/** All that an answer may repeat: what the tools gave, and the days and years that the person named themself. */
export function collectEvidence({ facts, words, today }: EvidenceSources): Evidence {
  const gathered: EvidenceDraft = { figures: [], days: [today], names: [], isins: [] };
  for (const fact of facts) add(fact, { name: '', of: undefined, currency: undefined }, gathered);
  const { days, years, names } = said(words);
  const thisYear = Number(today.slice(0, 4));
  return {
    figures: gathered.figures,
    days: [...gathered.days, ...days],
    years: [thisYear - 1, thisYear, thisYear + 1, ...years],
    names: [...gathered.names, ...names],
    isins: [...new Set(gathered.isins)],
  };
}
