import { describe, expect, it } from 'vitest';
import { addBond } from '#api/portfolio/bonds';
import { FIELD_RULES, ruleMessage, writeRuleMessage } from '#api/platform/field-rules';
import { fieldRulesTexts } from '../texts/platform/field-rules.ts';
import { formsTexts } from '../texts/platform/forms.ts';
import { fieldSentence } from './field-sentence.ts';

type Language = keyof typeof fieldRulesTexts;

function sentence(language: Language, message: string, value: unknown): string {
  const locale = language === 'en' ? 'en-GB' : 'bg';
  const { date, digitsOnly } = formsTexts[language];
  const texts = { rules: fieldRulesTexts[language], date, digitsOnly };
  return fieldSentence({ message, value, locale }, texts);
}

/** The sentence below a field of the bond form with this value. */
function ofBond(language: Language, field: string, value: unknown): string | undefined {
  const issue = addBond.body
    .safeParse({ isin: 'X', buyPrice: 1, nominal: 1, [field]: value })
    .error?.issues.find(({ path }) => path[0] === field);
  return issue && sentence(language, issue.message, value);
}

describe('the error sentence of a field', () => {
  it('has the limits in the format of the language', () => {
    expect(ofBond('en', 'buyPrice', 100_001)).toBe('Enter a number from 0 to 100,000.');
    expect(ofBond('bg', 'buyPrice', Number.NaN)).toMatch(/^Въведете число от 0 до 100.000\.$/);
    expect(ofBond('en', 'buyDate', '1850-01-01')).toBe('Enter a date from 1 Jan 1900 to 31 Dec 2200.');
    expect(ofBond('bg', 'bank', 'x'.repeat(201))).toBe('Въведете най-много 200 знака.');
    expect(ofBond('en', 'couponFrequency', 3)).toBe('Choose an option.');
    expect(ofBond('en', 'isin', 'BG-1')).toBe('Enter 1 to 20 letters and digits.');
    expect(ofBond('bg', 'isin', '')).toBe('Моля, попълнете това поле.');
  });

  it.each(['abc', '10000 EUR', '€ 1 000', '101,1250%'])('says first that %s is no number', (typed) => {
    const message = writeRuleMessage({ rule: 'number_between', values: { min: 0, max: 10 } });
    expect(sentence('en', message, typed)).toBe(
      'Use digits only, such as 1234.50. Enter a number from 0 to 10.',
    );
    expect(sentence('bg', message, typed)).toMatch(
      /^Само цифри, например 1234,50\. Въведете число от 0 до 10\.$/,
    );
  });

  it.each(['100001', '1,2,3', '-5', '1.2.3', '−\u00a01 000'])('has only the range for %s', (typed) => {
    const message = writeRuleMessage({ rule: 'number_between', values: { min: 0, max: 10 } });
    expect(sentence('en', message, typed)).toBe('Enter a number from 0 to 10.');
  });

  it('has figures with their decimals and days in the format of the language', () => {
    const values = { name: 'HICP', day: '2026-03-31', level: 1128.4567 };
    const message = writeRuleMessage({ rule: 'other_base', values });
    expect(sentence('en', message, 'file')).toContain('1,128.4567');
    expect(sentence('en', message, 'file')).toContain('31 Mar 2026');
    expect(sentence('bg', message, 'file')).toContain('1\u00a0128,4567');
  });

  it('ends once after a Bulgarian day, which ends with a point itself', () => {
    const message = writeRuleMessage({ rule: 'day_before_first_purchase', values: { day: '2026-03-31' } });
    expect(sentence('bg', message, '2026-03-30')).toMatch(/31\.03\.2026\sг\.$/);
  });

  it('is in the language of the page for an ISIN or tax number that a strict server refuses', () => {
    expect(sentence('bg', ruleMessage('isin_check_digit'), 'TEST')).toBe(
      'Въведете ISIN с вярна контролна цифра.',
    );
    expect(sentence('bg', ruleMessage('tax_id_check_digit'), '1')).toBe(
      'Въведете ЕГН или ЕИК с вярна контролна цифра.',
    );
    expect(sentence('en', ruleMessage('isin_check_digit'), 'TEST')).toBe(
      'Enter an ISIN with the right check digit.',
    );
  });

  it('exists in both languages for every rule, with all of its values', () => {
    const shown = (language: Language, rule: keyof typeof FIELD_RULES) => {
      const values = Object.fromEntries(FIELD_RULES[rule].map((name) => [name, 7]));
      return sentence(language, writeRuleMessage({ rule, values }), 'typed');
    };
    for (const rule of ruleNames()) {
      expect(shown('en', rule), rule).toMatch(/^[A-Z][^{}]+\.?$/);
      expect(shown('bg', rule), rule).toMatch(/^[А-Я][^{}]+\.?$/);
    }
  });

  it('is the form’s own for a check between two fields', () => {
    expect(sentence('en', "Passwords don't match.", 'x')).toBe("Passwords don't match.");
  });
});

function ruleNames(): (keyof typeof FIELD_RULES)[] {
  const isRule = (name: string): name is keyof typeof FIELD_RULES => Object.hasOwn(FIELD_RULES, name);
  return Object.keys(FIELD_RULES).filter(isRule);
}
