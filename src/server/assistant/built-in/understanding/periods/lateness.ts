import { addDays, calendarDate, EARLIEST_DATE, type CalendarDate } from '#domain/calendar-date';
import type { Period } from '#domain/portfolio/period';
import type { Concept } from '../concept.ts';
import type { Mention } from '../find-mentions.ts';
import { mentionConcept } from '../read-filter.ts';
import { unitsFrom } from './period-arithmetic.ts';
import { readPiece, type Unit } from './period-piece.ts';

interface Span {
  readonly count: number;
  readonly unit: Unit;
}

const MORE: Readonly<Partial<Record<Concept | '', number>>> = { 'rel:above': -1, 'rel:from': 0 };
const LESS: Readonly<Partial<Record<Concept | '', number>>> = {
  'rel:below': 1,
  'rel:to': 0,
  'time:until': 0,
};

/** When what is late by more, or by less, than so long fell due; without a relation by at least so long. */
export function dueWhenLate({ count, unit }: Span, relation: Concept | '', today: CalendarDate): Period {
  const day = addDays(unitsFrom(today, -count, unit).from, -1);
  const [more = 0, less] = [MORE[relation], LESS[relation]];
  return less === undefined
    ? { from: calendarDate(EARLIEST_DATE), to: addDays(day, more) }
    : { from: addDays(day, less), to: today };
}

const ONE = /^(?:an?|един|една|edin|edna)$/;

/** '90 days', 'a year', 'half a year'. */
function spanAt(ahead: readonly Mention[], at: number): (Span & { readonly length: number }) | undefined {
  const [one, two, three] = [at, at + 1, at + 2].map((place) => readPiece(ahead[place]));
  if (one?.unit === 'half') {
    const year = ONE.test(two?.word ?? '') ? three : two;
    return { count: 1, unit: 'half', length: year?.unit !== 'year' ? 1 : year === three ? 3 : 2 };
  }
  const count = ONE.test(one?.word ?? '') ? 1 : one?.count;
  if (count !== undefined && two?.unit !== undefined) return { count, unit: two.unit, length: 2 };
  return one?.unit && { count: 1, unit: one.unit, length: 1 };
}

const ELSEWHEN = /^(?:ago|ahead|напред|napred)$/;
const BEFORE_OTHERS = /^(?:in|after|след|sled)$/;

/** 'More than 90 days', '90 days or more', of what is late. */
export function latenessAt(
  mentions: readonly Mention[],
  at: number,
  today: CalendarDate,
): { readonly period: Period; readonly length: number } | undefined {
  const first = mentionConcept(mentions[at]);
  const isRelated = MORE[first] !== undefined || LESS[first] !== undefined;
  const span = spanAt(mentions, isRelated ? at + 1 : at);
  // 'By month' is no lateness.
  if (span === undefined || (!isRelated && span.length === 1 && span.unit !== 'half')) return undefined;
  const end = at + span.length + (isRelated ? 1 : 0);
  const isOther =
    ELSEWHEN.test(mentions[end]?.word ?? '') || BEFORE_OTHERS.test(mentions[at - 1]?.word ?? '');
  if (isOther) return undefined;
  const last = isRelated ? '' : mentionConcept(mentions[end]);
  const isAfter = MORE[last] !== undefined || LESS[last] !== undefined;
  return {
    period: dueWhenLate(span, isAfter ? last : isRelated ? first : '', today),
    length: end - at + (isAfter ? 1 : 0),
  };
}
