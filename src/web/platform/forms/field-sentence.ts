import { isCalendarDate } from '#domain/calendar-date';
import { endOnce } from '#domain/language';
import { readRuleMessage } from '#api/platform/field-rules';
import type { fieldRulesTexts } from '../texts/platform/field-rules.ts';
import type { formsTexts } from '../texts/platform/forms.ts';
import { formatDay, formatFigure } from '../ui/format.ts';
import { RULE_ROW } from './form-values.ts';
import { daySentence } from './date-field/day-sentence.ts';

interface FieldSentenceInput {
  /** From the schema or the server, in the format of `writeRuleMessage`; any other text is shown unchanged. */
  readonly message: string;
  /** The value of the field. */
  readonly value: unknown;
  readonly locale: string;
}

interface FieldSentenceTexts {
  readonly rules: (typeof fieldRulesTexts)['en'];
  readonly date: (typeof formsTexts)['en']['date'];
  /** For forms with number fields. */
  readonly digitsOnly?: string;
  /** For forms with tables. */
  readonly rows?: (typeof formsTexts)['en']['rows'];
}

const NUMBER_RULES: ReadonlySet<string> = new Set([
  'number_between',
  'whole_number_between',
  'positive_integer',
  'above_zero',
]);

/** What a number field does not accept anywhere: letters and symbols, such as of a currency. */
const NOT_IN_NUMBERS = /[^\d\s.,'+\u2212-]/;

/** The sentence below a wrong field. */
export function fieldSentence(
  { message, value, locale }: FieldSentenceInput,
  { rules, date, digitsOnly, rows }: FieldSentenceTexts,
): string {
  if (value === '' || value === null || value === undefined) return rules.required;
  const broken = readRuleMessage(message);
  if (broken === undefined) return message;
  if (broken.rule === 'date_between' && typeof value === 'string' && !(RULE_ROW in broken.values)) {
    const sentence = daySentence(value, date, locale);
    if (sentence !== null) return sentence;
  }
  const rule = rules[broken.rule];
  const sentence =
    typeof rule === 'string' ? rule : endOnce(rule((name) => shown(broken.values[name], locale)));
  const row = broken.values[RULE_ROW];
  if (typeof row === 'number') return rows === undefined ? sentence : rows.inRow(row, sentence);
  const isNoNumber = NUMBER_RULES.has(broken.rule) && typeof value === 'string' && NOT_IN_NUMBERS.test(value);
  return isNoNumber && digitsOnly !== undefined ? `${digitsOnly} ${sentence}` : sentence;
}

function shown(value: string | number | undefined, locale: string): string {
  if (typeof value === 'number') return formatFigure(value, locale, { maxPlaces: 9 });
  if (value === undefined) return '';
  return isCalendarDate(value) ? formatDay(value, locale) : value;
}
