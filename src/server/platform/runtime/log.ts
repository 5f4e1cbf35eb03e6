import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { plainLines } from './plain-lines.ts';

export type Log = Logger;

/** Fields that never appear in the log, wherever a careless line may have them. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'passwordHash',
  'token',
  'apiKey',
  'bulstatOrEgn',
  'egn',
  'email',
  'phoneNumber',
];
const DEPTHS = ['', '*.', '*.*.'];

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly ip: string;
}

interface LoggedError extends Error {
  readonly code?: unknown;
}

/** Lines are written in batches: writing each by itself costs as much as the work that it reports. */
const BUFFERED_OUTPUT = { dest: 2, sync: false, minLength: 32_768, maxWrite: 65_536, periodicFlush: 100 };

/**
 * Resolves when all lines are written, or nobody reads them any more. Await it before the process ends: SonicBoom writes the
 * remaining lines synchronously, and retries for ever if the reader is gone.
 */
export function written(log: Log): Promise<void> {
  return new Promise((resolve) => log.flush(() => resolve()));
}

/** The log of a server: JSON lines. In a terminal, unless LOG_LEVEL is set: warnings and errors as plain lines. */
export function createServerLog({ logLevel }: Pick<Config, 'logLevel'>): Log {
  if (logLevel === undefined && process.stderr.isTTY) return createCommandLog();
  return createLog({ logLevel: logLevel ?? 'info' });
}

/** The log of a command such as backup: warnings and errors; plain lines in a terminal. */
export function createCommandLog(): Log {
  return createLog({ logLevel: 'warn' }, process.stderr.isTTY ? plainLines(process.stderr) : undefined);
}

/**
 * JSON lines on standard error, written in batches, the last ones before the process ends. Standard output is for what a person
 * has to read.
 */
export function createLog(
  { logLevel }: { readonly logLevel: NonNullable<Config['logLevel']> },
  destination: DestinationStream = pino.destination(BUFFERED_OUTPUT),
): Log {
  return pino(
    {
      level: logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: DEPTHS.flatMap((depth) => SECRET_FIELDS.map((field) => depth + field)),
        censor: '[removed]',
      },
      serializers: { req: loggedRequest, err: loggedError },
      hooks: { streamWrite: escaped },
    },
    destination,
  );
}

/**
 * Characters that reverse or hide the text around them on a terminal, or start a terminal command; JSON already escapes CR, LF
 * and ESC. They occur only inside texts, where the escape means the same.
 */
const MISLEADING = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

function escaped(line: string): string {
  return line.replaceAll(
    MISLEADING,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What may be a token, also in a mistyped URL: 256 random bits as base64url. */
const TOKEN = /[\w-]{43,}/g;

/**
 * The URL without its query, which may contain the token of a link in an email, and without the token of a calendar or of
 * reminders.
 */
function loggedRequest({ method, url, ip }: LoggedRequest) {
  const path = url
    .split('?')[0]
    ?.replace(/^\/calendar\/.*/, '/calendar/[token].ics')
    .replace(/^\/unsubscribe\/.*/, '/unsubscribe/[token]')
    .replaceAll(TOKEN, '[token]');
  return { method, path, ip };
}

/** Without the other fields of a database error, which quote the row's values. */
function loggedError({ name, message, code, stack }: LoggedError) {
  return { type: name, message, code, stack };
}
