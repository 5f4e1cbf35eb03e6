import type { Mail } from './mailer.ts';

/**
 * The texts of the e-mails, in English and in Bulgarian, as the reader's language is not known. Plain text: what a
 * user typed can be nothing but text in it. Links begin with the configured address alone.
 */
interface Texts {
  readonly subject: string;
  readonly english: readonly string[];
  readonly bulgarian: readonly string[];
}

function mail(to: string, { subject, english, bulgarian }: Texts): Mail {
  return { to, subject, text: `${[...english, '—', ...bulgarian].join('\n\n')}\n` };
}

/** To the owner of an address that somebody tried to register once more. */
export function registrationAttempt(to: string, appUrl: string): Mail {
  return mail(to, {
    subject: 'Someone tried to register with your e-mail / Опит за регистрация с вашия имейл',
    english: [
      'Someone tried to make a Kupon account with your e-mail address. You already have one, so nothing was changed.',
      `If it was you: sign in at ${appUrl}/login, or choose a new password at ${appUrl}/forgot-password.`,
      'If it was not you, there is nothing that you need to do.',
    ],
    bulgarian: [
      'Някой се опита да направи профил в Купон с вашия имейл адрес. Вие вече имате профил, затова нищо не е променено.',
      `Ако това сте били вие: влезте от ${appUrl}/login или изберете нова парола от ${appUrl}/forgot-password.`,
      'Ако не сте били вие, не е нужно да правите нищо.',
    ],
  });
}
