import { bg } from './bg/layout.ts';
import { en } from './en/layout.ts';

export const layoutTexts = { en, bg };
