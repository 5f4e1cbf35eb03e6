import { expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { createRedactor } from './redact.ts';

const person = {
  username: 'Mira Example',
  email: 'mira@example.com',
  phoneNumber: '+359 88 812 3456',
  bulstatOrEgn: '175074752',
};
const redact = createRedactor(person, calendarDate('2026-03-02'));

it.each([
  ['my number is 7523169263.', 'my number is [EGN].'],
  ['ЕГН:7523169263, 752316 9263', 'ЕГН:[EGN], [EGN]'],
  ['write to Someone.Else+1@mail.example.org!', 'write to [email]!'],
  ['a@example.org_b@example.org, x@y@example.org', '[email][email], x@[email]'],
  ['call 0888123456, +359 88 812 3456 or 00359888123456', 'call 0888123456, [phone] or [phone]'],
  ['our EIK is 175074752', 'our EIK is [tax id]'],
  ['I am MIRA EXAMPLE, mira@example.com', 'I am [name], [email]'],
])('personal data does not leave the server (SEC-121): %s', (text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

it('other texts are kept: ten other digits, amounts, ISINs, words that contain a name', () => {
  const text = '7523169264 and 12345678901 leva of BG2040019213, 1,234.50 EUR; example';
  expect(redact(text)).toBe(text);
});
