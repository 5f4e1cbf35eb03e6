import type { CalendarDate } from '#domain/calendar-date';
import type { Names } from '../../server/assistant/built-in/understanding/names.ts';
import { understand, type Understood } from '../../server/assistant/built-in/understanding/understand.ts';

/** What the last of these questions is understood as, after those before it. */
export function understandLast(
  questions: readonly string[],
  holder: { readonly today: CalendarDate; readonly names: Names },
): Understood {
  const earlier = questions.slice(0, -1).map((content) => ({ role: 'user', content }) as const);
  return understand({ text: questions.at(-1) ?? '', earlier, ...holder });
}
