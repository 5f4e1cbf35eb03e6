import { expect, it } from 'vitest';
import { calendarDate } from '../calendar-date.ts';
import { icalendar } from './icalendar.ts';

const EVENT = {
  uid: 'coupon-7-20260721@3f0c9b52',
  day: calendarDate('2026-07-21'),
  summary: 'Coupon BG2030026111, 2.25 % 2028',
  sequence: 0,
  changedAt: '2026-03-16T10:15:00.123Z',
};

/** The lines as a reader joins them: RFC 5545 3.1. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

it('a calendar follows RFC 5545 and RFC 7986, with CRLF at the end of each line', () => {
  expect(icalendar('Kupon', [EVENT])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Kupon//Income//EN',
      'CALSCALE:GREGORIAN',
      'NAME:Kupon',
      'X-WR-CALNAME:Kupon',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
      'BEGIN:VEVENT',
      'UID:coupon-7-20260721@3f0c9b52',
      'DTSTAMP:20260316T101500Z',
      'DTSTART;VALUE=DATE:20260721',
      'DTEND;VALUE=DATE:20260722',
      'SEQUENCE:0',
      String.raw`SUMMARY:Coupon BG2030026111\, 2.25 % 2028`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('a line has at most 75 octets, no character is split, and folded lines can be unfolded', () => {
  const summary = `Купон ${'Държавна облигация 🏦 '.repeat(12)}край`;
  const text = icalendar('Kupon', [{ ...EVENT, summary }]);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(unfolded(text)).toContain(`SUMMARY:${summary}\r\n`);
});

it('commas, semicolons, backslashes and line ends of a text are escaped', () => {
  const text = icalendar('Kupon', [{ ...EVENT, summary: 'a,b;c\\d\ne\r\nf' }]);
  expect(text).toContain(String.raw`SUMMARY:a\,b\;c\\d\ne\nf` + '\r\n');
});

it('control characters of a text are left out', () => {
  const text = icalendar('Ku\u0000pon\u007f', [{ ...EVENT, summary: 'a\u001b\u0008b' }]);
  expect(text).toContain('\r\nNAME:Kupon\r\n');
  expect(text).toContain('\r\nSUMMARY:ab\r\n');
});

it('the end of the last day of a month is the first of the next', () => {
  const text = icalendar('Kupon', [{ ...EVENT, day: calendarDate('2028-02-29') }]);
  expect(text).toContain('DTSTART;VALUE=DATE:20280229\r\nDTEND;VALUE=DATE:20280301');
});
