/** Null for an empty cell. */
export const textOrNull = (text: string): string | null => (text === '' ? null : text);
