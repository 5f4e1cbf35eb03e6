import type { Language } from '../../language.ts';

/** The last column of the file of rejected rows, which says why they were not imported. */
export const REASON_COLUMN: Readonly<Record<Language, string>> = { en: 'why', bg: 'причина' };
