import { isCalendarDate } from '#domain/calendar-date';
import { endOnce } from '#domain/language';
import { PRICE_PLACES } from '#domain/money/decimal-places';
import type { ImportRow } from '#api/portfolio/imports/import-fields';
import { fieldRulesTexts } from '../../../../platform/texts/platform/field-rules.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import type { ImportTexts } from '../../../../platform/texts/portfolio/import-texts.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../../platform/ui/display-preferences.ts';
import { formatDay, formatFigure } from '../../../../platform/ui/format.ts';
import { shownFigure } from './shown-figure.ts';

type RowFault = Pick<ImportRow['errors'][number], 'rule' | 'values'>;
type FieldRules = (typeof fieldRulesTexts)['en'];

const isFieldRule = (rule: string, rules: FieldRules): rule is keyof FieldRules => Object.hasOwn(rules, rule);

/** Describes an error of a row: it breaks a rule of imports, or one of the form that adds the same data by hand. */
function errorSentence(
  { rule, values }: RowFault,
  { texts, rules, locale }: { texts: ImportTexts; rules: FieldRules; locale: string },
): string {
  const value = (name: string) => shownValue(name, values[name] ?? '', locale);
  const own = texts.rules[rule];
  if (own !== undefined) return endOnce(own(value));
  if (!isFieldRule(rule, rules)) return texts.unknownRule;
  const sentence = rules[rule];
  return typeof sentence === 'string' ? sentence : endOnce(sentence(value));
}

/** Values that are figures; others are texts of the file or line numbers. */
const FIGURES = new Set([
  'quantity', 'held', 'nominal', 'amount', 'product', 'tax', 'price', 'percent', 'limit', 'from', 'to', 'max', 'min',
]); // prettier-ignore

/** Figures and days as the page shows them. */
function shownValue(name: string, value: string | number, locale: string): string {
  if (FIGURES.has(name)) return shownFigure(value, locale);
  if (name === 'last') return formatFigure(value, locale, { places: PRICE_PLACES });
  return typeof value === 'string' && name === 'day' && isCalendarDate(value)
    ? formatDay(value, locale)
    : String(value);
}

export function useErrorSentence(): (fault: RowFault) => string {
  const texts = useTexts(importsTexts);
  const rules = useTexts(fieldRulesTexts);
  const { locale } = useDisplayPreferences();
  return (fault) => errorSentence(fault, { texts, rules, locale });
}
