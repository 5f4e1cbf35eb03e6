import { addDays, type CalendarDate } from '../calendar-date.ts';

/** An all-day event. */
export interface CalendarEvent {
  /** Constant for the life of the event, and unique across calendars. */
  readonly uid: string;
  readonly day: CalendarDate;
  readonly summary: string;
  /** Grows with every change to the event. */
  readonly sequence: number;
  /** When the content of the event last changed. */
  readonly changedAt: Date;
}

const MAX_LINE_OCTETS = 75;
const encoder = new TextEncoder();

/**
 * A content line as RFC 5545 3.1 requires: past 75 octets it continues on the next line, which begins with a space. No character
 * is split.
 */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** A TEXT value: RFC 5545 3.3.11. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

const dateValue = (day: CalendarDate) => day.replaceAll('-', '');
const instantValue = (instant: Date) =>
  instant
    .toISOString()
    .replace(/\.\d{3}Z$/, 'Z')
    .replaceAll(/[-:]/g, '');

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
