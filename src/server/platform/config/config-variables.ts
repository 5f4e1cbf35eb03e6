import { z } from 'zod';
import { CONCENTRATION_LIMITS } from '#domain/portfolio/overview/concentration-flags';
import { DEFAULT_AGE_LIMITS } from '#domain/prices/price-age';
import {
  absoluteUrl,
  addressBlocks,
  attempts,
  businessDays,
  hours,
  isTimeZone,
  minutes,
  onOff,
  oneZero,
  outgoingUrl,
  wholeNumber,
} from './config-values.ts';
import { concentrationLimit, perHour, texts, type VariableText } from './variable-texts.ts';
import { parseDataKeys } from '../crypto/data-key.ts';

/** Every environment variable that the product reads. An empty value counts as not set. */
export const environment = z.object({
  HOST: z.union([z.ipv4(), z.ipv6(), z.hostname()]).default('127.0.0.1').register(texts, {
    description: 'Address to listen on; 0.0.0.0 or :: for every network of the machine.',
    takes: 'an IP address or a host name',
    default: '127.0.0.1',
  }),
  PORT: wholeNumber(0, 65_535).default(3000).register(texts, {
    description: 'Port to listen on; 0 takes any free one.',
    takes: 'a whole number from 0 to 65535',
    default: '3000',
  }),
  APP_URL: absoluteUrl(/^https?$/)
    .optional()
    .register(texts, {
      description: 'The public address of the application: links in emails begin with it.',
      takes: 'a URL that begins with http:// or https://',
      default: 'http://HOST:PORT',
    }),
  DATA_DIR: z.string().optional().register(texts, {
    description: 'Folder of the embedded database, the data key, the backups and unsent emails.',
    takes: 'the path of a folder',
    default: './data; started by root: /var/lib/kupon',
  }),
  DATA_KEY: z
    .string()
    .transform((text, context) => {
      const keys = parseDataKeys(text);
      if (keys === undefined) context.addIssue('no keys');
      return keys ?? [];
    })
    .optional()
    .register(texts, {
      description:
        'The key that encrypts EGN, EIK, authenticator secrets, imported files and stored answers; older keys may follow, separated by commas.',
      takes: '32 bytes in base64, as from `openssl rand -base64 32`',
      default: 'the file DATA_DIR/data-key, created at the first start',
      secret: true,
    }),
  DATABASE_URL: absoluteUrl(/^postgres(ql)?$/)
    .optional()
    .register(texts, {
      description: 'A PostgreSQL (15 or later) to use instead of the embedded one.',
      takes: 'a URL of the form postgres://USER:PASSWORD@HOST:PORT/DATABASE',
      default: 'the embedded PostgreSQL',
      secret: true,
    }),
  READ_DATABASE_URL: absoluteUrl(/^postgres(ql)?$/)
    .optional()
    .register(texts, {
      description:
        'A streaming replica of DATABASE_URL, which may lag behind: exports and the search of the audit read from it; needs DATABASE_URL.',
      takes: 'a URL of the form postgres://USER:PASSWORD@HOST:PORT/DATABASE',
      default: 'everything is read from DATABASE_URL',
      secret: true,
    }),
  ADMIN_EMAIL: z.email().max(254).optional().register(texts, {
    description: 'Email of the administrator to create on a database that has none; needs ADMIN_PASSWORD.',
    takes: 'an email address',
  }),
  ADMIN_PASSWORD: z.string().min(15).max(1024).optional().register(texts, {
    description: 'Password of that administrator.',
    takes: '15 to 1024 characters',
    secret: true,
  }),
  SMTP_URL: absoluteUrl(/^smtps?$/)
    .optional()
    .register(texts, {
      description: 'Mail server; needs MAIL_FROM.',
      takes: 'a URL of the form smtp://USER:PASSWORD@HOST:PORT, or smtps://',
      default: 'each email becomes a file DATA_DIR/outbox/*.eml',
      secret: true,
    }),
  MAIL_FROM: z
    .string()
    .max(320)
    .regex(/^(?:[^\s<>@]+@[^\s<>@]+|[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>)$/)
    .optional()
    .register(texts, {
      description: 'Sender of emails; needs SMTP_URL.',
      takes: 'an email address, or NAME <ADDRESS>',
    }),
  AI_BASE_URL: absoluteUrl(/^https?$/)
    .optional()
    .register(texts, {
      description: 'An OpenAI-compatible endpoint for the assistant; needs AI_MODEL.',
      takes: 'a URL that begins with http:// or https://',
      default: 'the built-in assistant, which sends nothing anywhere',
    }),
  AI_MODEL: z.string().max(200).optional().register(texts, {
    description: 'The model to use there.',
    takes: 'the name of a model',
  }),
  AI_API_KEY: z.string().optional().register(texts, {
    description: 'The key for that endpoint, if it needs one.',
    takes: 'a key',
    secret: true,
  }),
  AI_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(1_000).register(texts, {
    description:
      'How many requests to that endpoint a day, for all users together; after that the built-in assistant answers.',
    takes: 'a whole number from 1 to 1000000',
    default: '1000',
  }),
  RATES_URL: outgoingUrl.optional().register(texts, {
    description:
      'A file of exchange rates of the European Central Bank (XML or CSV, not ZIP) to fetch once a day; no other host is asked.',
    takes: 'a URL that begins with https://, without a user name; its host must have public addresses only',
    default: 'rates are loaded by administrators, and nothing is fetched',
  }),
  TRUST_PROXY: addressBlocks.default([]).register(texts, {
    description: 'Proxies whose X-Forwarded-For header is trusted.',
    takes: "addresses and blocks such as 10.0.0.0/8, or 'loopback', separated by commas",
    default: 'none',
  }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .optional()
    .register(texts, {
      description: 'Lowest severity in the log, which is JSON lines on standard error.',
      takes: 'fatal, error, warn, info, debug, trace or silent',
      default: 'info; in a terminal plain lines, warnings and errors only',
    }),
  TZ: z.string().refine(isTimeZone).default('Europe/Sofia').register(texts, {
    description: 'Time zone that determines which day it is.',
    takes: 'an IANA name such as Europe/Sofia',
    default: 'Europe/Sofia',
  }),
  REGISTRATION: z.enum(['open', 'invite', 'closed']).default('open').register(texts, {
    description: 'Who may register: anyone, people whom an administrator added, nobody.',
    takes: 'open, invite or closed',
    default: 'open',
  }),
  PASSWORD_POLICY: z.enum(['standard', 'strict', 'advisory']).default('standard').register(texts, {
    description:
      'Minimum length of a password: 8 characters, 15, or only advice, given in the answer (`advice`, or the header `Password-Advice`). Administrators: at least standard.',
    takes: 'standard, strict or advisory',
    default: 'standard',
  }),
  SECOND_FACTOR: z.enum(['optional', 'administrators']).default('optional').register(texts, {
    description:
      'Who must have a second factor: nobody (anyone may), or administrators, who can do nothing else until they have one.',
    takes: 'optional or administrators',
    default: 'optional',
  }),
  USER_IDLE_MINUTES: minutes.default(120).register(texts, {
    description: "A user's session ends after this many minutes without a request.",
    takes: 'a whole number from 1 to 525600',
    default: '120',
  }),
  USER_SESSION_HOURS: hours.default(24).register(texts, {
    description: "A user's session ends after this many hours in any case.",
    takes: 'a whole number from 1 to 8760',
    default: '24',
  }),
  ADMIN_IDLE_MINUTES: minutes.default(30).register(texts, {
    description: 'The same for an administrator.',
    takes: 'a whole number from 1 to 525600',
    default: '30',
  }),
  ADMIN_SESSION_HOURS: hours.default(12).register(texts, {
    description: 'The same for an administrator.',
    takes: 'a whole number from 1 to 8760',
    default: '12',
  }),
  LIMIT_SIGN_INS: attempts.default(30).register(texts, {
    description: 'Sign-ins of one account within 15 minutes; failed ones have their own limits.',
    takes: 'a whole number from 1 to 1000000',
    default: '30',
  }),
  LIMIT_REGISTER: perHour(30, 'Registrations from one address within an hour.'),
  LIMIT_FORGOT_PASSWORD: perHour(20, 'Requests for a password reset link from one address within an hour.'),
  LIMIT_FORGOT_PASSWORD_OF_ACCOUNT: perHour(5, 'The same for one account.'),
  LIMIT_RESET_PASSWORD: perHour(10, 'Wrong password reset links from one address within an hour.'),
  LIMIT_CHAT: perHour(60, 'Questions of a user to the built-in assistant within an hour.'),
  LIMIT_PROFILE_CHANGES: perHour(60, 'Changes that a user makes to their own profile within an hour.'),
  LIMIT_PAYMENTS: perHour(
    1_000,
    'Payments and distributions that a user adds, changes, removes or restores within an hour; those recorded at once count as one, administrators are not counted.',
  ),
  LIMIT_EXPORTS: perHour(10, "Exports of a user's account within an hour."),
  REMINDERS: onOff.default(true).register(texts, {
    description: 'Whether users may choose to be reminded of payments by email.',
    takes: 'on or off',
    default: 'on',
  }),
  CALENDAR_FEEDS: onOff.default(true).register(texts, {
    description:
      'Whether users may create secret URLs at which calendar programs read the days of their income; off disables existing ones, too.',
    takes: 'on or off',
    default: 'on',
  }),
  STALE_PRICE_DAYS: businessDays.default(DEFAULT_AGE_LIMITS).register(texts, {
    description:
      'A price is shown as ageing after the first number of business days, and as old after the second. The chart of the overview always marks a value as estimated after 10 of them.',
    takes: 'two whole numbers from 0 to 9999, the smaller one first, separated by a comma',
    default: `${DEFAULT_AGE_LIMITS.fresh},${DEFAULT_AGE_LIMITS.ageing}`,
  }),
  CONCENTRATION_ISSUER: concentrationLimit(
    CONCENTRATION_LIMITS.issuer,
    'The overview warns if more than this percentage of a portfolio is with one issuer, governments excepted; each holder may choose another limit.',
  ),
  CONCENTRATION_BANK: concentrationLimit(CONCENTRATION_LIMITS.bank, 'The same at one bank.'),
  CONCENTRATION_NON_EURO: concentrationLimit(
    CONCENTRATION_LIMITS['non-euro'],
    'The same in currencies other than the euro and the lev.',
  ),
  API_DOCS: onOff.default(true).register(texts, {
    description: 'Whether /api/openapi.json and /api/docs are served.',
    takes: 'on or off',
    default: 'on',
  }),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/)
    .optional()
    .register(texts, {
      description: 'Bearer token for /metrics, for Prometheus.',
      takes: '16 to 256 visible ASCII characters, as from `openssl rand -hex 32`',
      default: 'there is no /metrics',
      secret: true,
    }),
  DRAIN_SECONDS: wholeNumber(0, 30).default(0).register(texts, {
    description:
      'After a signal to stop, the server keeps serving this long while /readyz answers 503, so that a load balancer can switch to another one.',
    takes: 'a whole number from 0 to 30',
    default: '0',
  }),
  STRICT_IDS: oneZero.default(false).register(texts, {
    description:
      'Whether an EGN, EIK or ISIN with a wrong form or check digit is refused, instead of getting a warning.',
    takes: '0 or 1',
    default: '0',
  }),
  BACKUPS: onOff.optional().register(texts, {
    description: 'Whether a backup is made every day in DATA_DIR/backups.',
    takes: 'on or off',
    default: 'on with the embedded PostgreSQL, off with DATABASE_URL',
  }),
  BACKUP_HOUR: wholeNumber(0, 23).default(3).register(texts, {
    description: 'The hour after which the daily backup is made, in the time zone TZ.',
    takes: 'a whole number from 0 to 23',
    default: '3',
  }),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3_650).default(7).register(texts, {
    description: 'How many days of backups are kept.',
    takes: 'a whole number from 1 to 3650',
    default: '7',
  }),
  BACKUP_KEEP_WEEKS: wholeNumber(0, 520).default(4).register(texts, {
    description: 'For how many weeks before those days the last backup of each week is kept.',
    takes: 'a whole number from 0 to 520',
    default: '4',
  }),
  ALLOW_UNSAFE_DB: oneZero.default(false).register(texts, {
    description:
      'Start even if the database may lose confirmed data in a crash (fsync, full_page_writes or synchronous_commit off).',
    takes: '0 or 1',
    default: '0',
  }),
});

export type VariableName = keyof typeof environment.shape;

export function isVariableName(name: unknown): name is VariableName {
  return typeof name === 'string' && Object.hasOwn(environment.shape, name);
}

export const variableNames = Object.keys(environment.shape).filter(isVariableName);

export function variableText(name: VariableName): VariableText {
  const text = texts.get(environment.shape[name]);
  if (text === undefined) throw new Error(`${name} has no description`);
  return text;
}
