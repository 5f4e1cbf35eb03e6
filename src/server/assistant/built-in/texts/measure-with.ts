import type { Language } from '#domain/language';
import type { Measure } from '#domain/portfolio/measure';
import { NAMES } from './names.ts';

const ADJECTIVES = {
  total: { en: 'total', masculine: 'Общ', feminine: 'Обща', plural: 'Общо', number: 'Общ' },
  average: { en: 'average', masculine: 'Среден', feminine: 'Средна', plural: 'Средно', number: 'Среден' },
  highest: {
    en: 'highest',
    masculine: 'Най-висок',
    feminine: 'Най-висока',
    plural: 'Най-високи',
    number: 'Най-голям',
  },
  lowest: {
    en: 'lowest',
    masculine: 'Най-нисък',
    feminine: 'Най-ниска',
    plural: 'Най-ниски',
    number: 'Най-малък',
  },
} as const;

/** Of the Bulgarian names; the others are masculine. A number is large or small, where other figures are high or low. */
const FORMS: Partial<Readonly<Record<Measure, 'feminine' | 'plural' | 'number'>>> = {
  units: 'number',
  'coupons-a-year': 'plural',
  profit: 'feminine',
  'profit-percent': 'feminine',
  cost: 'feminine',
  'market-value': 'feminine',
  yield: 'feminine',
  duration: 'feminine',
  'modified-duration': 'feminine',
  'buy-price': 'feminine',
  'market-price': 'feminine',
  'buy-date': 'feminine',
  'issue-date': 'feminine',
  terms: 'plural',
  taxes: 'plural',
  fees: 'plural',
};

/** The adjective as the measure after it wants it: 'average coupon', 'Средна доходност', 'Общо платени данъци'. */
export function measureWith(
  adjective: keyof typeof ADJECTIVES,
  measure: Measure,
  language: Language,
): string {
  const form = language === 'en' ? 'en' : (FORMS[measure] ?? 'masculine');
  return `${ADJECTIVES[adjective][form]} ${NAMES[`measure.${measure}`][language]}`;
}
