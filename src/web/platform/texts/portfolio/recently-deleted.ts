import { bg } from './bg/recently-deleted.ts';
import { en } from './en/recently-deleted.ts';

export const recentlyDeletedTexts = { en, bg };
