/** The code of an error of the system or of PostgreSQL, such as 'ECONNREFUSED' or '57P01'; '' if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
