import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { ConcentrationLimits } from '#domain/portfolio/overview/concentration-flags';
import type { AgeLimits } from '#domain/prices/price-age';
import {
  environment,
  isVariableName,
  variableText,
  variableNames,
  type VariableName,
} from './config-variables.ts';
import type { DataKey } from '../crypto/data-key.ts';
import type { ConfiguredLimits } from './limits.ts';
import { StartError } from '../errors/start-error.ts';
import { errorCode } from '../errors/error-code.ts';

type Environment = z.output<typeof environment>;
type Variables = Readonly<Record<string, string | undefined>>;

export interface SessionLifetime {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

export interface ModelConfig {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  /** Requests per day, for all users together. */
  readonly dailyLimit: number;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Without a slash at the end. */
  readonly appUrl: string;
  readonly dataDir: string;
  /** Undefined: the keys in the file next to the data. */
  readonly dataKeys: readonly DataKey[] | undefined;
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** A replica for exports and reports; undefined if there is none. */
  readonly readDatabaseUrl: string | undefined;
  readonly administrator: { readonly email: string; readonly password: string } | undefined;
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  /** The language model; undefined: only the built-in assistant. */
  readonly assistant: ModelConfig | undefined;
  /** The URL to fetch exchange rates from; undefined: nothing is fetched. */
  readonly ratesUrl: URL | undefined;
  /** Addresses and blocks of the trusted proxies; may be empty. */
  readonly trustProxy: readonly string[];
  /** Undefined: the level that suits the output (log.ts). */
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly timeZone: string;
  readonly registration: Environment['REGISTRATION'];
  readonly passwordPolicy: Environment['PASSWORD_POLICY'];
  readonly secondFactor: Environment['SECOND_FACTOR'];
  readonly sessions: { readonly user: SessionLifetime; readonly administrator: SessionLifetime };
  readonly limits: ConfiguredLimits;
  /** Whether users may be reminded of payments by email. */
  readonly reminders: boolean;
  /** Whether calendar programs may read income at secret URLs. */
  readonly calendarFeeds: boolean;
  readonly stalePriceDays: AgeLimits;
  /** For holders who have not chosen their own. */
  readonly concentrationLimits: ConcentrationLimits;
  /** Whether /api/openapi.json and /api/docs are served. */
  readonly apiDocs: boolean;
  /** The time between the signal to stop and the moment when the server accepts no more requests. */
  readonly drainMs: number;
  /** Undefined: there is no /metrics. */
  readonly metricsToken: string | undefined;
  readonly strictIds: boolean;
  readonly allowUnsafeDatabase: boolean;
  /** Daily backups; undefined: none are made. */
  readonly backups: { readonly hour: number; readonly days: number; readonly weeks: number } | undefined;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const startedByRoot = () => process.getuid?.() === 0;

/** The configuration in these environment variables. Throws a StartError that lists every fault on a line of its own. */
export function readConfig(env: Variables): Config {
  const faults: string[] = [];
  const values = readVariables(env, faults);
  const parsed = environment.safeParse(values);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]));
    for (const name of wrong) if (isVariableName(name)) faults.push(faultIn(name, values[name] ?? ''));
  }
  faults.push(...missingPartners(values));
  if (!parsed.success || faults.length > 0) throw new StartError(faults.join('\n'));
  return toConfig(parsed.data);
}

/** The variables that are set, including those set through NAME_FILE. */
function readVariables(env: Variables, faults: string[]): Partial<Record<VariableName, string>> {
  const values: Partial<Record<VariableName, string>> = {};
  for (const name of variableNames) {
    const value = env[name] === '' ? undefined : env[name];
    const file = variableText(name).secret === true ? env[`${name}_FILE`] : undefined;
    if (file === undefined || file === '') {
      if (value !== undefined) values[name] = value;
    } else if (value !== undefined) {
      faults.push(`${name} and ${name}_FILE: both are set, set one of them`);
    } else {
      const read = readSecret(file);
      if ('text' in read) values[name] = read.text;
      else
        faults.push(`${name}_FILE: got "${file}" (${read.fault}), takes the path of a file that can be read`);
    }
  }
  return values;
}

/** The file's text without the line break at the end. */
function readSecret(file: string): { text: string } | { fault: string } {
  try {
    return { text: readFileSync(file, 'utf8').replace(/\r?\n$/, '') };
  } catch (error) {
    return { fault: errorCode(error) || 'unreadable' };
  }
}

function faultIn(name: VariableName, value: string): string {
  const { takes, secret } = variableText(name);
  const got = secret === true ? 'a value that is not shown here' : JSON.stringify(value.slice(0, 200));
  return `${name}: got ${got}, takes ${takes}`;
}

/** Variables that mean nothing without another one. */
const partners: readonly (readonly [VariableName, VariableName])[] = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['READ_DATABASE_URL', 'DATABASE_URL'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['AI_MODEL', 'AI_BASE_URL'],
  ['AI_API_KEY', 'AI_BASE_URL'],
];

function missingPartners(values: Partial<Record<VariableName, string>>): string[] {
  return partners
    .filter(([name, partner]) => values[name] !== undefined && values[partner] === undefined)
    .map(
      ([name, partner]) =>
        `${partner}: not set, takes ${variableText(partner).takes}, because ${name} is set`,
    );
}

function toConfig(env: Environment): Config {
  return {
    host: env.HOST,
    port: env.PORT,
    appUrl: (env.APP_URL ?? formatAddress(env.HOST, env.PORT)).replace(/(?<!\/)\/+$/, ''),
    dataDir: path.resolve(env.DATA_DIR ?? (startedByRoot() ? '/var/lib/kupon' : 'data')),
    dataKeys: env.DATA_KEY,
    databaseUrl: env.DATABASE_URL,
    readDatabaseUrl: env.READ_DATABASE_URL,
    administrator:
      env.ADMIN_EMAIL !== undefined && env.ADMIN_PASSWORD !== undefined
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    mail:
      env.SMTP_URL !== undefined && env.MAIL_FROM !== undefined
        ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM }
        : undefined,
    assistant: assistantConfig(env),
    ratesUrl: env.RATES_URL,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    timeZone: env.TZ,
    registration: env.REGISTRATION,
    passwordPolicy: env.PASSWORD_POLICY,
    secondFactor: env.SECOND_FACTOR,
    sessions: sessionLifetimes(env),
    limits: limitsConfig(env),
    reminders: env.REMINDERS,
    calendarFeeds: env.CALENDAR_FEEDS,
    stalePriceDays: env.STALE_PRICE_DAYS,
    concentrationLimits: concentrationConfig(env),
    apiDocs: env.API_DOCS,
    drainMs: env.DRAIN_SECONDS * 1_000,
    metricsToken: env.METRICS_TOKEN,
    strictIds: env.STRICT_IDS,
    allowUnsafeDatabase: env.ALLOW_UNSAFE_DB,
    backups: backupsConfig(env),
  };
}

function assistantConfig(env: Environment): Config['assistant'] {
  return env.AI_BASE_URL !== undefined && env.AI_MODEL !== undefined
    ? {
        baseUrl: env.AI_BASE_URL,
        model: env.AI_MODEL,
        apiKey: env.AI_API_KEY,
        dailyLimit: env.AI_DAILY_LIMIT,
      }
    : undefined;
}

function backupsConfig(env: Environment): Config['backups'] {
  return (env.BACKUPS ?? env.DATABASE_URL === undefined)
    ? { hour: env.BACKUP_HOUR, days: env.BACKUP_KEEP_DAYS, weeks: env.BACKUP_KEEP_WEEKS }
    : undefined;
}

function concentrationConfig(env: Environment): ConcentrationLimits {
  return {
    issuer: env.CONCENTRATION_ISSUER,
    bank: env.CONCENTRATION_BANK,
    'non-euro': env.CONCENTRATION_NON_EURO,
  };
}

function sessionLifetimes(env: Environment): Config['sessions'] {
  return {
    user: { idleMs: env.USER_IDLE_MINUTES * MINUTE_MS, absoluteMs: env.USER_SESSION_HOURS * HOUR_MS },
    administrator: {
      idleMs: env.ADMIN_IDLE_MINUTES * MINUTE_MS,
      absoluteMs: env.ADMIN_SESSION_HOURS * HOUR_MS,
    },
  };
}

function limitsConfig(env: Environment): ConfiguredLimits {
  return {
    signInOfAccount: env.LIMIT_SIGN_INS,
    registerFromAddress: env.LIMIT_REGISTER,
    forgotPasswordFromAddress: env.LIMIT_FORGOT_PASSWORD,
    forgotPasswordOfAccount: env.LIMIT_FORGOT_PASSWORD_OF_ACCOUNT,
    resetPasswordFromAddress: env.LIMIT_RESET_PASSWORD,
    chatOfUser: env.LIMIT_CHAT,
    profileChangeOfUser: env.LIMIT_PROFILE_CHANGES,
    paymentOfUser: env.LIMIT_PAYMENTS,
    exportOfUser: env.LIMIT_EXPORTS,
  };
}

/** The URL of this host and port, as a browser on the same machine would write it. */
export function formatAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
