import { bg } from './bg/instruments.ts';
import { en } from './en/instruments.ts';

export const instrumentsTexts = { en, bg };
