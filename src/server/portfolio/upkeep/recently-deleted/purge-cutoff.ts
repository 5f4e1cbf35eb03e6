const RETENTION_MS = 30 * 24 * 3_600_000;

/** Rows deleted at this instant or earlier are removed for good; rows deleted later can be restored. */
export function purgeCutoff(now: Date): Date {
  return new Date(now.getTime() - RETENTION_MS);
}
