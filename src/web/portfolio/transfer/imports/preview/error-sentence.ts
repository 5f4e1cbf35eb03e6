import type { ImportRow } from '#api/portfolio/imports/import-fields';
import { fieldRulesTexts } from '../../../../platform/texts/platform/field-rules.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import type { ImportTexts } from '../../../../platform/texts/portfolio/import-texts.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';

type RowFault = Pick<ImportRow['errors'][number], 'rule' | 'values'>;
type FieldRules = (typeof fieldRulesTexts)['en'];

const isFieldRule = (rule: string, rules: FieldRules): rule is keyof FieldRules => Object.hasOwn(rules, rule);

/** Describes an error of a row: it breaks a rule of imports, or one of the form that adds the same data by hand. */
export function errorSentence({ rule, values }: RowFault, texts: ImportTexts, rules: FieldRules): string {
  const value = (name: string) => String(values[name] ?? '');
  const own = texts.rules[rule];
  if (own !== undefined) return own(value);
  if (!isFieldRule(rule, rules)) return texts.unknownRule;
  const sentence = rules[rule];
  return typeof sentence === 'string' ? sentence : sentence(value);
}

export function useErrorSentence(): (fault: RowFault) => string {
  const texts = useTexts(importsTexts);
  const rules = useTexts(fieldRulesTexts);
  return (fault) => errorSentence(fault, texts, rules);
}
