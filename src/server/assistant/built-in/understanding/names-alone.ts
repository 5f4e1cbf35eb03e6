import type { CalendarDate } from '#domain/calendar-date';
import type { Language } from '#domain/language';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import { isKnownOrMisspelt } from '../matching/known-words.ts';
import { hasNoWords, isSlotsAlone } from './conversation/follow-up.ts';
import type { Meaning } from './conversation/turn.ts';
import type { Slots } from './slots/slots.ts';

const IS_WORD = /^what(?: is|s| s)? an? \{kind\}$/;

/** 'German bonds', 'US91282CHT18': holdings are named and nothing is asked, so they are shown. */
export function namesAlone(slots: Slots, today: CalendarDate): Meaning | undefined {
  const { filter, isin, periods } = slots;
  // 'What is an ETF?'
  if (!hasNoWords(slots) || IS_WORD.test(slots.pattern.join(' '))) return undefined;
  // 'YTD?'
  const isPast = periods.length === 1 && periods.every(({ period }) => period.from <= today);
  if (isPast && !isNarrowing(filter) && isSlotsAlone(slots)) return { intent: 'total-return' };
  if (periods.length > 0) return undefined;
  if (filter.isins !== undefined || isin !== undefined) return { intent: 'holding-details' };
  return isNarrowing(filter) ? { intent: 'list-holdings' } : undefined;
}

/** Where most words are strange to a portfolio, what is near is so by chance. */
export function isStrange({ order, plainWords, pattern }: Slots, language: Language): boolean {
  const isPlain = order.length === 0 && !pattern.some((word) => word.startsWith('{') && word !== '{number}');
  if (!isPlain) return false;
  const known = plainWords.filter((word) => isKnownOrMisspelt(word, language));
  return known.length * 2 < plainWords.length;
}
