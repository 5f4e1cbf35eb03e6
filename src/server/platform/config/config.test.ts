import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/processes/temporary-folder.ts';
import { variableText, variableNames } from './config-variables.ts';
import { readConfig } from './config.ts';

/** The messages about what is wrong with these variables. */
function faults(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof Error && error.name === 'StartError') return error.message.split('\n');
    throw error;
  }
  return [];
}

const STALE_PRICE_DAYS = 'two whole numbers from 0 to 9999, the smaller one first, separated by a comma';

test('no variable is required', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    appUrl: 'http://127.0.0.1:3000',
    dataDir: process.getuid?.() === 0 ? '/var/lib/kupon' : path.resolve('data'),
    databaseUrl: undefined,
    dataKeys: undefined,
    administrator: undefined,
    mail: undefined,
    assistant: undefined,
    ratesUrl: undefined,
    trustProxy: [],
    logLevel: undefined,
    timeZone: 'Europe/Sofia',
    registration: 'open',
    passwordPolicy: 'standard',
    sessions: {
      user: { idleMs: 7_200_000, absoluteMs: 86_400_000 },
      administrator: { idleMs: 1_800_000, absoluteMs: 43_200_000 },
    },
    reminders: true,
    calendarFeeds: true,
    concentrationLimits: { issuer: 10, bank: 50, 'non-euro': 30 },
    apiDocs: true,
    strictIds: false,
    allowUnsafeDatabase: false,
  });
});

test('variables that are set are used', () => {
  const config = readConfig({
    HOST: '::',
    PORT: '8080',
    APP_URL: 'https://bonds.example.com/',
    DATABASE_URL: 'postgres://kupon:word@db.example.com:5433/kupon?sslmode=require',
    ADMIN_EMAIL: 'boss@example.com',
    ADMIN_PASSWORD: 'a long password of mine',
    SMTP_URL: 'smtps://user:word@mail.example.com',
    MAIL_FROM: 'Kupon <kupon@example.com>',
    AI_BASE_URL: 'http://127.0.0.1:11434/v1',
    AI_MODEL: 'some-model',
    RATES_URL: 'https://rates.example.com/hist.xml',
    TRUST_PROXY: '10.0.0.0/8, ::1,loopback',
    USER_IDLE_MINUTES: '10',
    API_DOCS: 'off',
    STRICT_IDS: '1',
  });
  expect(config).toMatchObject({
    host: '::',
    port: 8080,
    appUrl: 'https://bonds.example.com',
    administrator: { email: 'boss@example.com', password: 'a long password of mine' },
    mail: { smtpUrl: 'smtps://user:word@mail.example.com', from: 'Kupon <kupon@example.com>' },
    assistant: {
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'some-model',
      apiKey: undefined,
      dailyLimit: 1000,
    },
    trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
    apiDocs: false,
    strictIds: true,
  });
  expect(config.sessions.user.idleMs).toBe(600_000);
});

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', ADMIN_EMAIL: '' })).toEqual(readConfig({}));
});

test('links lead to localhost if the server listens on all interfaces', () => {
  expect(readConfig({ HOST: '0.0.0.0', PORT: '80' }).appUrl).toBe('http://localhost:80');
  expect(readConfig({ HOST: '::1' }).appUrl).toBe('http://[::1]:3000');
});

describe('a wrong value is named with the accepted values:', () => {
  test.each([
    ['HOST', 'not a host', 'an IP address or a host name'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', '3000.5', 'a whole number from 0 to 65535'],
    ['PORT', '0x10', 'a whole number from 0 to 65535'],
    ['APP_URL', 'bonds.example.com', 'a URL that begins with http:// or https://'],
    ['APP_URL', 'ftp://bonds.example.com', 'a URL that begins with http:// or https://'],
    ['ADMIN_EMAIL', 'boss', 'an email address'],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      "addresses and blocks such as 10.0.0.0/8, or 'loopback', separated by commas",
    ],
    ['TRUST_PROXY', 'true', "addresses and blocks such as 10.0.0.0/8, or 'loopback', separated by commas"],
    ...[
      'http://rates.example.com/x.xml',
      'https://user@rates.example.com/x.xml',
      'https://:word@rates.example.com/x.xml',
      'https://127.0.0.1/x.xml',
      'https://2130706433/x.xml',
      'https://[::ffff:10.0.0.1]/x.xml',
      'rates.example.com',
    ].map((url) => [
      'RATES_URL',
      url,
      'a URL that begins with https://, without a user name; its host must have public addresses only',
    ]),
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace or silent'],
    ['TZ', 'Europe/Plovdiv', 'an IANA name such as Europe/Sofia'],
    ['REGISTRATION', 'yes', 'open, invite or closed'],
    ['PASSWORD_POLICY', 'lax', 'standard, strict or advisory'],
    ['USER_IDLE_MINUTES', '0', 'a whole number from 1 to 525600'],
    ['ADMIN_SESSION_HOURS', '1e2', 'a whole number from 1 to 8760'],
    ['REMINDERS', 'yes', 'on or off'],
    ['CALENDAR_FEEDS', '0', 'on or off'],
    ['STALE_PRICE_DAYS', '3', STALE_PRICE_DAYS],
    ['STALE_PRICE_DAYS', '10,3', STALE_PRICE_DAYS],
    ['STALE_PRICE_DAYS', '3,3', STALE_PRICE_DAYS],
    ['STALE_PRICE_DAYS', '3,10.5', STALE_PRICE_DAYS],
    ['STALE_PRICE_DAYS', '3,10000', STALE_PRICE_DAYS],
    ['CONCENTRATION_ISSUER', '10%', 'a percentage from 0 to 100, with at most 2 decimal places'],
    ['CONCENTRATION_BANK', '100.01', 'a percentage from 0 to 100, with at most 2 decimal places'],
    ['CONCENTRATION_NON_EURO', '-1', 'a percentage from 0 to 100, with at most 2 decimal places'],
    ['API_DOCS', 'true', 'on or off'],
    ['STRICT_IDS', 'on', '0 or 1'],
    ['ALLOW_UNSAFE_DB', '2', '0 or 1'],
  ])('%s=%s', (name, value, takes) => {
    expect(faults({ [name]: value })[0]).toBe(`${name}: got ${JSON.stringify(value)}, takes ${takes}`);
  });
});

test('all faults are reported at once', () => {
  expect(faults({ PORT: 'x', TZ: 'y', AI_API_KEY: 'z' }).map((line) => line.split(':')[0])).toEqual([
    'PORT',
    'TZ',
    'AI_BASE_URL',
  ]);
});

describe('a secret', () => {
  const secrets = variableNames.filter((name) => variableText(name).secret === true);

  test('is never shown', () => {
    const wrong = Object.fromEntries(secrets.map((name) => [name, 'hush']));
    const lines = faults(wrong);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('\n')).not.toContain('hush');
  });

  test('may be in a file', () => {
    const file = path.join(temporaryFolder(), 'password');
    writeFileSync(file, 'a long password of mine\n');
    const config = readConfig({ ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD_FILE: file });
    expect(config.administrator?.password).toBe('a long password of mine');
  });

  test('may be set in only one place', () => {
    expect(
      faults({ SMTP_URL: 'smtp://mail.example.com', SMTP_URL_FILE: '/x', MAIL_FROM: 'a@example.com' })[0],
    ).toBe('SMTP_URL and SMTP_URL_FILE: both are set, set one of them');
  });

  test('in a missing file is a fault', () => {
    expect(faults({ DATABASE_URL_FILE: '/no/such/file' })).toEqual([
      'DATABASE_URL_FILE: got "/no/such/file" (ENOENT), takes the path of a file that can be read',
    ]);
  });
});

test('docs/configuration.md describes every variable', async () => {
  const cell = (text: string | undefined) => (text ?? '').replaceAll('|', '\\|');
  const rows = variableNames.map((name) => {
    const { description, takes, default: standard, secret } = variableText(name);
    const title = secret === true ? `\`${name}\`, \`${name}_FILE\`` : `\`${name}\``;
    return `| ${title} | ${cell(description)} | ${cell(takes)} | ${cell(standard)} |`;
  });
  const page = [
    '# Configuration',
    '',
    'The server reads these environment variables when it starts. A wrong value stops it with one line that names the',
    'variable, the value and what is accepted. An empty value counts as not set. A secret can also be put into a file',
    'that the variable with `_FILE` names.',
    '',
    'Standard output has what a person must read: the address and, on a database without an administrator, the one-time',
    'set-up link. The log goes to standard error, one JSON object per line.',
    '',
    '| variable | meaning | accepts | default |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../../docs/configuration.md');
});
