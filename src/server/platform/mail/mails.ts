import type { Language } from '#domain/language';
import type { Mail } from './mailer.ts';

/** The recipient of an email, and their language. */
interface Recipient {
  readonly email: string;
  readonly language: Language;
}

/** Plain text, so that user input in it stays text. All links begin with the configured address. */
interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

function mail({ email, language }: Recipient, letters: Readonly<Record<Language, Letter>>): Mail {
  const { subject, paragraphs } = letters[language];
  return { to: email, subject, text: `${paragraphs.join('\n\n')}\n` };
}

/** To the owner of an address that somebody tried to register again. */
export function registrationAttempt(owner: Recipient, appUrl: string): Mail {
  return mail(owner, {
    en: {
      subject: 'Someone tried to register with your email',
      paragraphs: [
        'Someone tried to create a Kupon account with your email address. You already have one, so nothing was changed.',
        `If it was you, sign in at ${appUrl}/login, or choose a new password at ${appUrl}/forgot-password.`,
        'If it was not you, you do not need to do anything.',
      ],
    },
    bg: {
      subject: 'Опит за регистрация с вашия имейл',
      paragraphs: [
        'Някой се опита да създаде профил в Kupon с вашия имейл адрес. Вие вече имате профил, затова нищо не е променено.',
        `Ако това сте били вие, влезте на ${appUrl}/login или изберете нова парола на ${appUrl}/forgot-password.`,
        'Ако не сте били вие, не е нужно да правите нищо.',
      ],
    },
  });
}

/** To the owner of the account; somebody else may have asked for it. */
export function resetLink(owner: Recipient, link: string): Mail {
  return mail(owner, {
    en: {
      subject: 'Set a new Kupon password',
      paragraphs: [
        'Someone, probably you, asked for a new Kupon password. Set one here; the link works once, for one hour:',
        link,
        'If it was not you, you do not need to do anything: your password stays the same.',
      ],
    },
    bg: {
      subject: 'Нова парола за Kupon',
      paragraphs: [
        'Някой, вероятно вие, поиска нова парола за Kupon. Изберете я тук; връзката важи веднъж, в рамките на един час:',
        link,
        'Ако не сте били вие, не е нужно да правите нищо: паролата ви остава същата.',
      ],
    },
  });
}

/** After the owner has changed the password. */
export function passwordChanged(owner: Recipient, appUrl: string): Mail {
  return mail(owner, {
    en: {
      subject: 'Your Kupon password was changed',
      paragraphs: [
        'Your Kupon password has just been changed, and your other devices have been signed out.',
        `If it was not you, set a new one at ${appUrl}/forgot-password and tell your administrator.`,
      ],
    },
    bg: {
      subject: 'Паролата ви за Kupon беше сменена',
      paragraphs: [
        'Паролата ви за Kupon току-що беше сменена и сесиите на другите ви устройства бяха прекратени.',
        `Ако не сте били вие, изберете нова на ${appUrl}/forgot-password и уведомете администратора си.`,
      ],
    },
  });
}

interface OneTimePassword {
  readonly password: string;
  /** A link for setting a password without signing in with the one-time password. */
  readonly link: string;
  readonly appUrl: string;
}

/** To a user added by an administrator. */
export function invitation(user: Recipient, { password, link, appUrl }: OneTimePassword): Mail {
  return mail(user, {
    en: {
      subject: 'Your Kupon account',
      paragraphs: [
        'An administrator has created a Kupon account for you.',
        `Sign in at ${appUrl}/login with this email address and the one-time password`,
        password,
        'Or choose your own password right away with this link:',
        link,
        `Each works once, within 24 hours. Later, ask for a new one at ${appUrl}/forgot-password.`,
      ],
    },
    bg: {
      subject: 'Вашият профил в Kupon',
      paragraphs: [
        'Администратор създаде профил в Kupon за вас.',
        `Влезте на ${appUrl}/login с този имейл адрес и еднократната парола`,
        password,
        'Или направо изберете своя парола от тази връзка:',
        link,
        `И двете важат веднъж, в рамките на 24 часа. По-късно поискайте нова на ${appUrl}/forgot-password.`,
      ],
    },
  });
}

/** To a user whose password an administrator has reset. */
export function passwordReset(user: Recipient, { password, link, appUrl }: OneTimePassword): Mail {
  return mail(user, {
    en: {
      subject: 'Your new Kupon password',
      paragraphs: [
        'An administrator has reset your Kupon password. The old one no longer works, and you have been signed out everywhere.',
        `Sign in at ${appUrl}/login with the one-time password`,
        password,
        'Or choose your own password right away with this link:',
        link,
        `Each works once, within 24 hours. Later, ask for a new one at ${appUrl}/forgot-password.`,
      ],
    },
    bg: {
      subject: 'Новата ви парола за Kupon',
      paragraphs: [
        'Администратор смени паролата ви за Kupon. Старата вече не важи и всичките ви сесии са прекратени.',
        `Влезте на ${appUrl}/login с еднократната парола`,
        password,
        'Или направо изберете своя парола от тази връзка:',
        link,
        `И двете важат веднъж, в рамките на 24 часа. По-късно поискайте нова на ${appUrl}/forgot-password.`,
      ],
    },
  });
}

/** After a second factor was added. */
export function secondFactorAdded(owner: Recipient, appUrl: string): Mail {
  return mail(owner, {
    en: {
      subject: 'A second factor was added to your Kupon account',
      paragraphs: [
        'A second factor has just been added to your Kupon account: an authenticator app or a passkey. You now need it, besides your password, to sign in.',
        `If it was not you, set a new password at ${appUrl}/forgot-password and tell your administrator, who can remove it.`,
      ],
    },
    bg: {
      subject: 'Добавен е втори фактор към профила ви в Kupon',
      paragraphs: [
        'Към профила ви в Kupon току-що беше добавен втори фактор: приложение за кодове или ключ за достъп. Освен паролата за вход вече е нужен и той.',
        `Ако не сте били вие, изберете нова парола на ${appUrl}/forgot-password и уведомете администратора си, който може да го премахне.`,
      ],
    },
  });
}

/** After the user has removed a second factor. */
export function secondFactorRemoved(owner: Recipient, appUrl: string): Mail {
  return mail(owner, {
    en: {
      subject: 'A second factor was removed from your Kupon account',
      paragraphs: [
        'A second factor has just been removed from your Kupon account: an authenticator app or a passkey.',
        `If it was not you, set a new password at ${appUrl}/forgot-password and tell your administrator.`,
      ],
    },
    bg: {
      subject: 'Премахнат е втори фактор от профила ви в Kupon',
      paragraphs: [
        'От профила ви в Kupon току-що беше премахнат втори фактор: приложение за кодове или ключ за достъп.',
        `Ако не сте били вие, изберете нова парола на ${appUrl}/forgot-password и уведомете администратора си.`,
      ],
    },
  });
}

/** After an administrator has removed the user's second factors. */
export function secondFactorReset(owner: Recipient, appUrl: string): Mail {
  return mail(owner, {
    en: {
      subject: 'The second factor of your Kupon account was removed',
      paragraphs: [
        'An administrator has removed the second factor of your Kupon account. You have been signed out everywhere, and sign in with your password only.',
        `Set up a new one at ${appUrl}/account.`,
        'If you did not ask for this, tell your administrator.',
      ],
    },
    bg: {
      subject: 'Вторият фактор на профила ви в Kupon е премахнат',
      paragraphs: [
        'Администратор премахна втория фактор на профила ви в Kupon. Всичките ви сесии са прекратени; за вход вече е нужна само паролата.',
        `Настройте нов на ${appUrl}/account.`,
        'Ако не сте поискали това, уведомете администратора си.',
      ],
    },
  });
}
