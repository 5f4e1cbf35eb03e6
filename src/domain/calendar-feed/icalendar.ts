import { addDays, type CalendarDate } from '../calendar-date.ts';

/** An all-day event. */
export interface CalendarEvent {
  /** Constant for the life of the event, and unique across calendars. */
  readonly uid: string;
  readonly day: CalendarDate;
  readonly summary: string;
  /** Grows with every change to the event. */
  readonly sequence: number;
  /** When the content of the event last changed: ISO 8601, UTC. */
  readonly changedAt: string;
}

const MAX_LINE_OCTETS = 75;

/** The number of octets of a character in UTF-8. */
function octetCount(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
}

/**
 * A content line as RFC 5545 3.1 requires: past 75 octets it continues on the next line, which begins with a space. No character
 * is split.
 */
function folded(line: string): string {
  const parts: string[] = [];
  let [start, octets] = [0, 0];
  for (let i = 0; i < line.length; i += 1) {
    const codePoint = line.codePointAt(i) ?? 0;
    const size = octetCount(codePoint);
    if (octets + size > MAX_LINE_OCTETS) {
      parts.push(line.slice(start, i));
      // The space counts, too.
      [start, octets] = [i, 1];
    }
    octets += size;
    if (size === 4) i += 1;
  }
  return parts.length === 0 ? line : [...parts, line.slice(start)].join('\r\n ');
}

/** Control characters, which RFC 5545 3.1 allows in no value. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A TEXT value: RFC 5545 3.3.11. */
function escaped(text: string): string {
  return text
    .replaceAll(CONTROL, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

const dateValue = (day: CalendarDate) => day.replaceAll('-', '');
const instantValue = (instant: string) => instant.replace(/\.\d+Z$/, 'Z').replaceAll(/[-:]/g, '');

function eventLines({ uid, day, summary, sequence, changedAt }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instantValue(changedAt)}`,
    `DTSTART;VALUE=DATE:${dateValue(day)}`,
    // DTEND is exclusive: RFC 5545 3.6.1.
    `DTEND;VALUE=DATE:${dateValue(addDays(day, 1))}`,
    `SEQUENCE:${sequence}`,
    `SUMMARY:${escaped(summary)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A calendar that programs can subscribe to: iCalendar (RFC 5545, with the properties of RFC 7986), with CRLF line ends. */
export function icalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kupon//Income//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
