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

/** To whoever asked for it, and may not have been the owner. */
export function resetLink({ to, link }: { to: string; link: string }): Mail {
  return mail(to, {
    subject: 'Set a new Kupon password / Нова парола за Купон',
    english: [
      'Someone, probably you, asked for a new Kupon password. Set one here; the link works once, for one hour:',
      link,
      'If it was not you, there is nothing that you need to do: your password stays as it is.',
    ],
    bulgarian: [
      'Някой, вероятно вие, поиска нова парола за Купон. Изберете я тук; връзката важи веднъж, в рамките на един час:',
      link,
      'Ако не сте били вие, не е нужно да правите нищо: паролата ви остава същата.',
    ],
  });
}

/** After every change of a password by its owner. */
export function passwordChanged({ to, appUrl }: { to: string; appUrl: string }): Mail {
  return mail(to, {
    subject: 'Your Kupon password was changed / Паролата ви за Купон беше сменена',
    english: [
      'Your Kupon password was changed just now, and other devices were signed out.',
      `If it was not you: set a new one at ${appUrl}/forgot-password and tell your administrator.`,
    ],
    bulgarian: [
      'Паролата ви за Купон току-що беше сменена и другите устройства излязоха от профила.',
      `Ако не сте били вие: изберете нова от ${appUrl}/forgot-password и кажете на администратора си.`,
    ],
  });
}

interface OneTimePassword {
  readonly to: string;
  readonly password: string;
  readonly appUrl: string;
}

/** To a user whom an administrator has added. */
export function invitation({ to, password, appUrl }: OneTimePassword): Mail {
  return mail(to, {
    subject: 'Your Kupon account / Вашият профил в Купон',
    english: [
      'An administrator has made a Kupon account for you.',
      `Sign in at ${appUrl}/login with this e-mail address and the one-time password`,
      password,
      `It works once, within 24 hours; you then choose a password of your own. Later, ask for a new one at ${appUrl}/forgot-password.`,
    ],
    bulgarian: [
      'Администратор направи за вас профил в Купон.',
      `Влезте от ${appUrl}/login с този имейл адрес и еднократната парола`,
      password,
      `Тя важи веднъж, в рамките на 24 часа; след това избирате своя парола. По-късно поискайте нова от ${appUrl}/forgot-password.`,
    ],
  });
}

/** To a user whose password an administrator has reset. */
export function passwordReset({ to, password, appUrl }: OneTimePassword): Mail {
  return mail(to, {
    subject: 'Your new Kupon password / Новата ви парола за Купон',
    english: [
      'An administrator has reset your Kupon password. The old one no longer works, and you have been signed out everywhere.',
      `Sign in at ${appUrl}/login with the one-time password`,
      password,
      `It works once, within 24 hours; you then choose a password of your own. Later, ask for a new one at ${appUrl}/forgot-password.`,
    ],
    bulgarian: [
      'Администратор смени паролата ви за Купон. Старата вече не важи и сте излезли от всички устройства.',
      `Влезте от ${appUrl}/login с еднократната парола`,
      password,
      `Тя важи веднъж, в рамките на 24 часа; след това избирате своя парола. По-късно поискайте нова от ${appUrl}/forgot-password.`,
    ],
  });
}
