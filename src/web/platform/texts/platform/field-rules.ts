import { bg } from './bg/field-rules.ts';
import { en } from './en/field-rules.ts';

export const fieldRulesTexts = { en, bg };
