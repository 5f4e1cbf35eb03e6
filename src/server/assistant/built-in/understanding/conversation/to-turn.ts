import type { Match } from '../../matching/match-question.ts';
import { toQuery, type Query, type QuestionForm } from '../query.ts';
import type { Slots } from '../slots/slots.ts';
import type { PickFrom, Turn } from './turn.ts';

/** 'What do I have in pounds?' chooses holdings, and so does what follows. */
function withChosenCurrency(slots: Slots, { intent, filter, into }: Query): Slots {
  const { currencies = intent === 'exposure' && into !== undefined ? [into] : undefined } = filter;
  const isChosen = currencies !== undefined && slots.filter.currencies === undefined;
  return isChosen ? { ...slots, filter: { ...slots.filter, currencies }, into: undefined } : slots;
}

/** 'How much am I up?' is of all holdings, and so is what follows. */
function ofAllSigns(slots: Slots, { intent, filter }: Query): Slots {
  const isOfAll = intent === 'profit' && filter.figures === undefined;
  return isOfAll ? { ...slots, filter: { ...slots.filter, figures: undefined } } : slots;
}

/** What a question was understood as. */
interface Asked {
  readonly slots: Slots;
  readonly query?: Query;
  readonly nearest: readonly Match[];
  readonly pickFrom?: PickFrom | undefined;
}

/** What the next question can lean on: of one that was asked back or declined, the holdings, banks and days that it names. */
export function toTurn(
  { query, slots, nearest, pickFrom }: Asked,
  form: QuestionForm,
  previous: Turn | undefined,
): Turn | undefined {
  const isDeclined = query?.intent.startsWith('decline-') === true;
  if (query !== undefined && !isDeclined)
    return { query, slots: ofAllSigns(withChosenCurrency(slots, query), query), previous, pickFrom };
  const [first = query] = nearest;
  const namesNothing = slots.written.length === 0 && slots.filter.kinds === undefined;
  if (first === undefined || namesNothing) return undefined;
  // 'Should I sell X?' names X, and no sales.
  const { directions: _, ...filter } = slots.filter;
  const named = isDeclined ? { ...slots, filter } : slots;
  return { query: query ?? toQuery(first, slots, form), slots: named, isUnclear: true };
}
