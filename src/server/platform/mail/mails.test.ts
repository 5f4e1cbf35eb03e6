import { expect, it } from 'vitest';
import {
  invitation,
  passwordChanged,
  passwordReset,
  registrationAttempt,
  resetLink,
  secondFactorAdded,
  secondFactorRemoved,
  secondFactorReset,
} from './mails.ts';

const appUrl = 'https://kupon.example.com';
const oneTime = { password: 'one-time', link: `${appUrl}/reset-password?token=x`, appUrl };
const mailsTo = (language: 'en' | 'bg') => {
  const reader = { email: 'anna@example.com', language };
  return [
    registrationAttempt(reader, appUrl),
    resetLink(reader, `${appUrl}/reset-password?token=x`),
    passwordChanged(reader, appUrl),
    invitation(reader, oneTime),
    passwordReset(reader, oneTime),
    secondFactorAdded(reader, appUrl),
    secondFactorRemoved(reader, appUrl),
    secondFactorReset(reader, appUrl),
  ];
};
const words = (text: string) => text.replaceAll(/https?:\S+|Kupon|one-time$/gm, '');

it('each email is only in the language of its reader', () => {
  for (const { subject, text } of mailsTo('en'))
    expect(words(subject + text)).not.toMatch(/\p{Script=Cyrillic}/u);
  for (const { subject, text } of mailsTo('bg'))
    expect(words(subject + text)).not.toMatch(/\p{Script=Latin}/u);
});

it('links in emails lead only to the configured address', () => {
  for (const { to, text } of [...mailsTo('en'), ...mailsTo('bg')]) {
    expect(to).toBe('anna@example.com');
    const links = text.match(/https?:\/\/[^/\s]+/g) ?? [];
    expect(new Set(links)).toEqual(new Set([appUrl]));
  }
});
