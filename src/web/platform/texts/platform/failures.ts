import { bg } from './bg/failures.ts';
import { en } from './en/failures.ts';

export const failuresTexts = { en, bg };
