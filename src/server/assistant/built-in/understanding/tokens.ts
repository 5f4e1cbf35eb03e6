import { toLowerCase } from './fold.ts';
import { withoutRelatives } from './vocabulary/relative-clauses.ts';
import { asPercentages } from './vocabulary/fractions.ts';

/** Longer questions are not understood: a question of a person is short. */
export const MAX_WORDS = 80;

const DAY = String.raw`(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4})`;
/** '1.01.2025 - 30.06.2025'. */
const BETWEEN_DAYS = new RegExp(`(?<=${DAY})\\s*[-–—]\\s*(?=${DAY})`, 'g');

const TOKEN =
  /\{[a-z]+\}|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}|\d[\d.,]*\d|us\$|[\p{L}\p{N}&]+|[%€$£¥]/gu;
/** '4-то', '2nd'. */
const ORDINAL =
  /(?<![\p{L}\p{N}.,])(\d{1,2})-?(st|nd|rd|th|(?:[врм][иао]|т[иао]|[vrmt][iao])(?:я|ят|q|ya)?)(?![\p{L}-])/gu;

/** 'ETF-ите', 'YTM-то', '2025-а': the Bulgarian ending says nothing. */
const ENDING = /(?<=\p{L}|\d{4})-(?:[иа]|ът|т[аео]|ите|ове(?:те)?|i|ite|ut)(?![\p{L}-])/gu;

/** 'Our bonds', of a company, are understood as 'my bonds'. */
const AS_MINE: Readonly<Record<string, string>> = {
  наш: 'мой', нашия: 'моя', нашият: 'моят', нашата: 'моята', нашето: 'моето', нашите: 'моите',
  nash: 'moi', nashia: 'moia', nashiat: 'moiat', nashata: 'moiata', nasheto: 'moeto', nashite: 'moite',
}; // prettier-ignore

/** '15k', '1.5 thousand', '15 хиляди'. */
const THOUSANDS =
  /(?<![\d.,])(\d+)(?:[.,](\d{1,2}))?(?:k|к| (?:thousand|grand|хиляди|хил|hiliadi|hilyadi|hilqdi))(?![\p{L}\p{N}])/gu;

/** The words of a text in small letters, numbers and days in one piece. */
export function splitWords(text: string): string[] {
  return (
    withoutRelatives(asPercentages(toLowerCase(text.replaceAll(/ ?([¼½¾])/g, ' $1'))))
      .replaceAll(BETWEEN_DAYS, ' to ')
      .replaceAll(/>=|≥/g, ' at least ')
      .replaceAll(/<=|≤/g, ' at most ')
      // '-50bp'.
      .replaceAll(/(?<=^|\s)[-−](?=\d)/g, 'minus ')
      // 'H2'25', '1H25'.
      .replaceAll(/(?<![\p{L}\p{N}])([qh][1-4] |[1-4][qh] ?)(2\d)(?![\d.,]| ?%)/gu, '$1 20$2')
      .replaceAll(ORDINAL, '$1$2')
      .replaceAll(ENDING, '')
      // 'Nominal = ?'.
      .replaceAll(/ ?= *\?+ *$/g, ' meaning')
      .replaceAll('>', ' above ')
      .replaceAll('<', ' below ')
      .replaceAll(/ per cent(?!\p{L})| на сто(?!\p{L})| na sto(?!\p{L})/gu, ' % ')
      // 'Next 12m', '3y'.
      .replaceAll(/(?<=(?:next|last|past|coming) )(\d{1,2})m(?![\p{L}\p{N}])/gu, '$1 months')
      .replaceAll(/(?<![\p{L}\p{N}])(\d{1,2})y(?![\p{L}\p{N}])/gu, '$1 years')
      .replaceAll(/(\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1')
      .replaceAll(THOUSANDS, (_, whole: string, part: string = '') => `${whole}${part.padEnd(3, '0')}`)
      // '50bp', '100бт'.
      .replaceAll(/(?<![\p{L}\p{N}])(\d+)(bps?|бп|бт)(?![\p{L}\p{N}])/gu, '$1 $2')
      .match(TOKEN)
      ?.filter((word) => word !== '&')
      .map((word) => AS_MINE[word] ?? word) ?? []
  );
}

/** '1,234.50', '1234,5' and '1.234,50' as decimal text; undefined for what is no number. */
export function parseNumberWord(word: string): string | undefined {
  if (!/^\d[\d.,]*$/.test(word)) return undefined;
  const parts = word.split(/[.,]/);
  const tail = parts.at(-1) ?? '';
  const isGrouped = parts.length > 1 && parts.slice(1).every((part) => part.length === 3);
  if (parts.length === 1 || isGrouped) return parts.join('');
  return `${parts.slice(0, -1).join('')}.${tail}`;
}

/** '4-то', '2nd'. */
export function parseOrdinalWord(word: string): string | undefined {
  return [...word.matchAll(ORDINAL)][0]?.[1];
}

/** The day that a word names: 2026-06-30 or 30.06.2026. */
export function parseDayWord(word: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return word;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(word) ?? [];
  return year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
