import { bg } from './bg/common.ts';
import { en } from './en/common.ts';

export const commonTexts = { en, bg };
