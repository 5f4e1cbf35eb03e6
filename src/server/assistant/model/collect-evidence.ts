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
/** Texts that a person typed: a figure in them does not come from a tool. */
const FREE_TEXTS = new Set(['notes', 'data']);
const currencies: readonly string[] = CURRENCIES;

/** The context of a value: its field name, the ISIN of its holding, and its currency. */
interface ValueContext {
  readonly name: string;
  readonly isin: string | undefined;
  readonly currency: string | undefined;
}

/** Fields that may be a percentage or an amount: prices, rates, means of either. All others are plain numbers. */
const PERCENT_OR_AMOUNT = /price|euro|rate|mean|lowest|highest|amount|value/i;

function findUnit({ name, currency }: ValueContext, isCount: boolean): string | undefined {
  if (/percent$/i.test(name)) return '%';
  if (name === 'amount' && currency !== undefined) return currency;
  if (isCount) return 'count';
  return PERCENT_OR_AMOUNT.test(name) ? undefined : 'plain';
}

function addText(text: string, context: ValueContext, draft: EvidenceDraft): void {
  if (DECIMAL.test(text)) {
    draft.figures.push({ value: new Decimal(text), unit: findUnit(context, false), isin: context.isin });
  } else if (isCalendarDate(text)) draft.days.push(text);
  else if (MONTH.test(text) && isCalendarDate(`${text}-01`)) addText(`${text}-01`, context, draft);
  else if (context.name === 'isin') draft.isins.push(text.toUpperCase());
  else if (/\p{N}/u.test(text) && /\p{L}/u.test(text)) draft.names.push(text);
}

function addValue(value: unknown, context: ValueContext, draft: EvidenceDraft): void {
  const { isin } = context;
  if (typeof value === 'string') addText(value, context, draft);
  else if (typeof value === 'number') {
    const unit = findUnit(context, Number.isInteger(value));
    draft.figures.push({ value: new Decimal(value), unit, isin });
  } else if (Array.isArray(value)) {
    draft.figures.push({ value: new Decimal(value.length), unit: 'count', isin });
    for (const item of value) addValue(item, context, draft);
  } else if (typeof value === 'object' && value !== null) addObject(value, context, draft);
}

function addObject(value: object, context: ValueContext, draft: EvidenceDraft): void {
  const holding = ChatSource.safeParse(value);
  const isin = 'isin' in value && typeof value.isin === 'string' ? value.isin : context.isin;
  const code = 'currency' in value && typeof value.currency === 'string' ? value.currency : '';
  const currency = currencies.includes(code) ? code : undefined;
  for (const [name, part] of Object.entries(value)) {
    if (FREE_TEXTS.has(name) || (name === 'id' && holding.success)) continue;
    addValue(part, { name, isin, currency }, draft);
  }
}

/** Days, years and codes in the user's own messages; neither ISINs nor figures. */
function findQuestionTerms(text: string) {
  const { claims } = extractDates(text);
  return {
    days: claims.flatMap(({ interpretations }) =>
      interpretations.flatMap(({ year, month, day }) => {
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
  /** The results of tools, as JSON. */
  readonly facts: readonly unknown[];
  /** The messages of the user. */
  readonly questions: string;
  readonly today: CalendarDate;
}

/** Everything that an answer may state: the results of tools, and the days and years that the user named. */
export function collectEvidence({ facts, questions, today }: EvidenceSources): Evidence {
  const draft: EvidenceDraft = { figures: [], days: [today], names: [], isins: [] };
  for (const fact of facts) addValue(fact, { name: '', isin: undefined, currency: undefined }, draft);
  const { days, years, names } = findQuestionTerms(questions);
  const thisYear = Number(today.slice(0, 4));
  return {
    figures: draft.figures,
    days: [...draft.days, ...days],
    years: [thisYear - 1, thisYear, thisYear + 1, ...years],
    names: [...draft.names, ...names],
    isins: [...new Set(draft.isins)],
  };
}
