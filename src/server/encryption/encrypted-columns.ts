/** Where encrypted values stand; each table has its rows by `id`. */
export const ENCRYPTED_COLUMNS = [{ table: 'users', column: 'bulstat_or_egn' }] as const;
