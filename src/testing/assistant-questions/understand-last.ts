import type { CalendarDate } from '#domain/calendar-date';
import { placePeriods } from '../../server/assistant/built-in/understanding/periods/place-periods.ts';
import type { Query } from '../../server/assistant/built-in/understanding/query.ts';
import type { Names } from '../../server/assistant/built-in/understanding/names.ts';
import { understand, type Understood } from '../../server/assistant/built-in/understanding/understand.ts';

interface Holder {
  readonly today: CalendarDate;
  readonly names: Names;
}

/** What the last of these questions is understood as, after those before it. */
export function understandLast(questions: readonly string[], holder: Holder): Understood {
  const earlier = questions.slice(0, -1).map((content) => ({ role: 'user', content }) as const);
  return understand({ text: questions.at(-1) ?? '', earlier, ...holder });
}

/** The same where it is clear, with its days placed around today. Throws if it is not. */
export function queryOfLast(questions: readonly string[], holder: Holder): Query {
  const { query } = understandLast(questions, holder);
  if (query === undefined) throw new Error(`not understood: ${questions.join(' → ')}`);
  return placePeriods(query, holder.today);
}
