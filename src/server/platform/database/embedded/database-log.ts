/** Receives the database's own log lines and the actions of the supervisor. */
export interface DatabaseLog {
  debug(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/**
 * Logs a line of PostgreSQL at the right level: LOG is routine, FATAL ended one connection (whose user gets the error), PANIC
 * ended the database.
 */
export function logLine(log: DatabaseLog, line: string): void {
  if (line.includes('PANIC:')) log.error(line);
  else log.debug(line);
}
