import pg from 'pg';
import { errorCode } from '../errors/error-code.ts';

/** Codes of the system and of PostgreSQL for a database that cannot be reached, or does not accept connections yet. */
const UNAVAILABLE_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
/** Class 08: connection exceptions. */
const CONNECTION_EXCEPTION = /^08\w{3}$/;
/** The driver's messages about a connection that it lost or did not get; these errors have no code. */
const LOST =
  /timeout expired|timeout exceeded when trying to connect|Connection terminated|connection error|not queryable|Client was closed/i;

/** Whether the error means that the database cannot be reached now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (UNAVAILABLE_CODES.has(code) || CONNECTION_EXCEPTION.test(code)) return true;
  const isOfDriver = code === '' && error instanceof Error && !(error instanceof pg.DatabaseError);
  return isOfDriver && LOST.test(error.message);
}
