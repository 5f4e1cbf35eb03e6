import type { CalendarDate } from '#domain/calendar-date';
import type { ReadQuestion } from '../read-question.ts';
import { askedOtherwise } from './asked-otherwise.ts';
import type { Before, Turn } from './turn.ts';

/** 'Split by bank and by year'. */
const MAX_WORDS = 6;
const OF_WHAT_IS_BEFORE = /^(?:ми|ни|mi|ni)$/i;

/** 'What is my return by bank?' as two questions: 'What is my return?', then 'By bank?'. Undefined if the end says more than how. */
export function howAtTheEnd(
  text: string,
  {
    askFirst,
    read,
    today,
  }: {
    /** What the next question can lean on, after this one. */
    readonly askFirst: (text: string) => Turn | undefined;
    readonly read: (text: string) => ReadQuestion;
    readonly today: CalendarDate;
  },
): Before | undefined {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count -= 1) {
    // 'Доходността ми' is one thing.
    if (OF_WHAT_IS_BEFORE.test(words.at(-count) ?? '')) continue;
    const end = read(words.slice(-count).join(' '));
    // 'Which pay once a year?'
    if ([...end.slots.said.keys()].some((one) => one.startsWith('often:'))) continue;
    const before = askFirst(words.slice(0, -count).join(' '));
    const asked = before && askedOtherwise(end, before, today);
    if (asked !== undefined) return asked;
  }
  return undefined;
}
