/** What the supervisor has to tell: the database's own lines, and its own deeds. */
export interface DatabaseLog {
  debug(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** A line of PostgreSQL at the level it deserves: LOG is routine, FATAL ended one connection (which tells its user), PANIC the database. */
export function tell(log: DatabaseLog, line: string): void {
  if (line.includes('PANIC:')) log.error(line);
  else log.debug(line);
}
