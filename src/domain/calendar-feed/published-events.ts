import type { CalendarDate } from '../calendar-date.ts';
import { groupBy } from '../group-by.ts';

/** What a calendar shows of a payment. */
export interface CalendarEntry {
  /** The kind of payment and its holding: 'coupon-7'. */
  readonly of: string;
  readonly day: CalendarDate;
  readonly summary: string;
  /** Recording a payment changes its event, even if the amount is as expected. */
  readonly isReceived: boolean;
}

/** An entry as it was published. */
export interface PublishedEvent extends CalendarEntry {
  /** With the day on which it was first published: 'coupon-7-20260721'. Unique in a calendar, and constant. */
  readonly id: string;
  /** How often the entry has changed since it was first published. */
  readonly sequence: number;
  /** When it was first published or last changed: ISO 8601, UTC. */
  readonly changedAt: string;
}

/** Removes and returns the first event on this day, or with no day the first of all; undefined if there is none. */
function takeFrom(events: PublishedEvent[] | undefined, day?: CalendarDate): PublishedEvent | undefined {
  const place = events?.findIndex((event) => day === undefined || event.day === day) ?? -1;
  return place === -1 ? undefined : events?.splice(place, 1)[0];
}

function newId({ of, day }: CalendarEntry, used: ReadonlySet<string>): string {
  const id = `${of}-${day.replaceAll('-', '')}`;
  let number = 1;
  while (used.has(number === 1 ? id : `${id}-${number}`)) number += 1;
  return number === 1 ? id : `${id}-${number}`;
}

const isEqual = (one: CalendarEntry, other: CalendarEntry) =>
  one.day === other.day && one.summary === other.summary && one.isReceived === other.isReceived;

/**
 * The entries as events of the calendar that published `published` before. An entry is the same event as before if the holding paid the
 * same on its day; otherwise it is one whose day moved, if one is missing, and a new one if none is. What is unchanged is returned as it
 * was.
 */
export function publishEntries(
  entries: readonly CalendarEntry[],
  published: readonly PublishedEvent[],
  at: Date,
): PublishedEvent[] {
  const known = groupBy(published, (event) => event.of);
  const onSameDay = entries.map((entry) => takeFrom(known.get(entry.of), entry.day));
  const before = entries.map((entry, i) => onSameDay[i] ?? takeFrom(known.get(entry.of)));
  const used = new Set(before.flatMap((event) => event?.id ?? []));
  const changedAt = at.toISOString();
  return entries.map((entry, i) => {
    const event = before[i];
    if (event !== undefined && isEqual(entry, event)) return event;
    if (event !== undefined) return { ...event, ...entry, sequence: event.sequence + 1, changedAt };
    const id = newId(entry, used);
    used.add(id);
    return { ...entry, id, sequence: 0, changedAt };
  });
}
