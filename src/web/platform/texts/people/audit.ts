import { bg } from './bg/audit.ts';
import { en } from './en/audit.ts';

export const auditTexts = { en, bg };
